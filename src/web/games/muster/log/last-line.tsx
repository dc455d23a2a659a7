import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import { isHere } from '../later.ts';
import { Portrait, Tag } from '../pieces.tsx';
import type { Sitting } from '../players/rails.tsx';
import { m } from '../texts.ts';
import type { Drawer } from './drawer.ts';

interface Props {
  /** The turn that was played last. */
  readonly last: Turn | undefined;
  /** Nothing more is to come in it. */
  readonly isOver: boolean;
  readonly sittings: readonly Sitting[];
  readonly nameOf: (seat: number) => string | null;
  readonly drawer: Drawer;
}

/** Where there is no room for the chronicle, its last turn opens it; and whoever hears the table is told it, once. */
export function LastLine({ last, isOver, sittings, nameOf, drawer }: Props): JSX.Element {
  const come = isHere();
  const shownTurn = last === undefined || come === null ? null : { last, ...come };
  return (
    <>
      <button
        type="button"
        class="lastline"
        ref={drawer.opener}
        aria-expanded={drawer.isOpen}
        aria-controls="chronicle"
        onClick={drawer.toggle}
      >
        {/* Its place is there before it is: nothing beside it is moved. Of a match that begins there is nobody to show. */}
        {last !== undefined && (
          <>
            {shownTurn === null ? (
              <i class="portrait coming" />
            ) : (
              <>
                <Portrait of={entryAt(sittings, shownTurn.last.seat).portrait} />
                <Tag castle={shownTurn.turnCastle(shownTurn.last)} />
              </>
            )}
          </>
        )}
        {/* More of a turn is another text: nothing of the one before is moved. */}
        <span key={shownTurn === null ? '' : `${shownTurn.last.first} ${shownTurn.last.lines.length}`}>
          {last === undefined && m('room.begin')}
          {shownTurn !== null && <shownTurn.TurnSentence turn={shownTurn.last} nameOf={nameOf} />}
        </span>
        <Icon of="list" />
      </button>
      <p class="unseen" aria-live="polite">
        {shownTurn !== null && isOver ? shownTurn.turnText(shownTurn.last, nameOf) : ''}
      </p>
    </>
  );
}
