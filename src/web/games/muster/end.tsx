import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { rivalOf, type View } from '#games/muster/state';
import type { RoomProps } from '../../game-ui.ts';
import { Ending } from '../../room/verdict.tsx';
import { tell } from '../../words/index.ts';
import { colourOf, EmblemIcon, emblemOf } from './pieces.tsx';
import { standingOf } from './board/standing.ts';
import { castleName } from './telling.ts';
import { m } from './texts.ts';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  /** The seat at the lower edge, and the one person who looks; nobody when two share the screen. */
  readonly seat: Seat;
  readonly viewer: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** The end of a match: the castles are counted one by one, then what decided it. */
export function End({ seat, viewer, nameOf, ...props }: Props): JSX.Element {
  const { view, outcome } = props;
  const tellOf = (each: Seat): string | null => (each === viewer ? null : nameOf(each));
  const [own, rival] = [entryAt(outcome.scores, seat), entryAt(outcome.scores, rivalOf(seat))];
  return (
    <Ending
      {...props}
      tellOf={tellOf}
      say={(message) => tell(muster, message, tellOf)}
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
      score={`${m('end.castles', { own, rival })}. `}
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
