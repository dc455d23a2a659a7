import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES } from '#games/muster/cards';
import { verdict } from '#core/verdict';
import { muster } from '#games/muster/index';
import { rivalOf, type View } from '#games/muster/state';
import type { Sight, Table } from '#table/table';
import { begin } from '../../play.ts';
import { Ending } from '../../room/verdict.tsx';
import { language } from '../../settings.ts';
import { tell } from '../../words/index.ts';
import { colourOf, EmblemIcon, emblemOf } from './pieces.tsx';
import { standingOf } from './board/standing.ts';
import { castleName } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly id: string;
  readonly table: Table;
  readonly choices?: ComponentChildren;
  readonly sight: Sight;
  /** The seat at the lower edge, and the one person who looks; nobody when two share the screen. */
  readonly seat: Seat;
  readonly viewer: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** The end of a match: the castles are counted one by one, then what decided it. */
export function End({ id, table, choices, sight, seat, viewer, nameOf }: Props): JSX.Element | null {
  const view = sight.view as View;
  const { outcome } = sight;
  if (outcome === null) return null;
  const tellOf = (each: Seat): string | null => (each === viewer ? null : nameOf(each));
  const again = (): void => {
    void begin('muster', table.players, muster.rematch(view) as never);
  };
  return (
    <Ending
      id={id}
      again={again}
      choices={choices}
      steps={CASTLES.length}
      counted={(count) => (
        <ul>
          {CASTLES.map((castle) => (
            <Counted
              key={castle}
              view={view}
              seat={seat}
              castle={castle}
              shown={castle < count}
              nameOf={nameOf}
            />
          ))}
        </ul>
      )}
      verdict={
        <>
          <h2 id="end">{verdict(outcome, language.value, tellOf)}</h2>
          {outcome.tie !== undefined && <p>{tell(muster, outcome.tie, tellOf)}</p>}
          <p>
            {m('end.castles', {
              own: entryAt(outcome.scores, seat),
              rival: entryAt(outcome.scores, rivalOf(seat)),
            })}
            {'. '}
            {tell(muster, outcome.reason)}
          </p>
        </>
      }
    />
  );
}

interface CountedProps {
  readonly view: View;
  readonly seat: Seat;
  readonly castle: (typeof CASTLES)[number];
  readonly shown: boolean;
  readonly nameOf: (seat: Seat) => string;
}

function Counted({ view, seat, castle, shown, nameOf }: CountedProps): JSX.Element {
  const { own, rival, holder } = standingOf(view, seat, castle);
  const winner = holder === null ? m('end.nobody') : nameOf(holder === 'own' ? seat : rivalOf(seat));
  return (
    <li class={`${shown ? 'shown' : ''} ${holder ?? 'nobody'}`}>
      <span class="pip" style={{ background: colourOf(castle) }}>
        <EmblemIcon of={emblemOf(castle)} />
      </span>
      <span class="name">{castleName(castle)}</span>
      <b>
        {own} : {rival}
      </b>
      <span class="winner">{winner}</span>
    </li>
  );
}
