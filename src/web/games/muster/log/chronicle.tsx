import type { JSX } from 'preact';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import { LogLines } from '../../../room/log/log.tsx';
import { t } from '../../../words/index.ts';
import { Tag } from '../pieces.tsx';
import { m } from '../texts.ts';
import { TurnSentence, turnCastle } from './recapping.tsx';

interface Props {
  readonly turns: readonly Turn[];
  /** The number of the turn that is being played. */
  readonly turn: number;
  readonly nameOf: (seat: number) => string | null;
  readonly light: (castle: number | null) => void;
  /** Shows a turn again; null where nothing of it is known here. */
  readonly relive: ((turn: Turn) => void) | null;
  /** Where it is a drawer. */
  readonly close: () => void;
}

/** What happened, turn by turn. Each line lights up its castle, and shows its turn again. */
export function Chronicle({ turns, turn, nameOf, light, relive, close }: Props): JSX.Element {
  return (
    <section class="chronicle" id="chronicle" aria-label={m('room.chronicle')}>
      <h2>
        {m('room.chronicle')}
        <span key={turn}>{m('room.turn', { count: turn })}</span>
      </h2>
      <button type="button" class="quiet" aria-label={t('room.close')} onClick={close}>
        <Icon of="close" />
      </button>
      <LogLines
        log={turns}
        label={m('room.chronicle')}
        begin={m('room.begin')}
        line={(each, index) => (
          // A turn that has gone on is another line: nothing of it is moved.
          <li
            key={`${index} ${each.lines.length}`}
            class={index === turns.length - 1 ? 'now' : ''}
            onPointerEnter={() => light(turnCastle(each))}
            onPointerLeave={() => light(null)}
          >
            <Tag castle={turnCastle(each)} />
            <span>
              <TurnSentence turn={each} nameOf={nameOf} />
            </span>
            <small>{index + 1}</small>
            {relive !== null && (
              <button
                type="button"
                class="relive"
                aria-label={m('room.reliveTurn', { count: index + 1 })}
                onClick={() => relive(each)}
              />
            )}
          </li>
        )}
      />
    </section>
  );
}
