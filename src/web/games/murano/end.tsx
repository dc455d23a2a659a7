import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import { completedBy, type View } from '#games/murano/rules/state';
import { lossPerCard } from '#games/murano/modules/variants';
import { RANKS } from '#games/murano/content/challenges';
import type { RoomProps } from '../../game-ui.ts';
import { rankArt } from './art/index.ts';
import { Ending } from '../../room/verdict.tsx';
import { tell } from '../../words/index.ts';
import { Coin, Murrina, Picture } from './pieces/pieces.tsx';
import type { SeatNames } from '../../room/names.ts';
import { m } from './texts.ts';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly names: SeatNames;
}

/** The end of a match of Murano: scores one by one, the lowest first, then who has won and why. */
export function End({ names, ...props }: Props): JSX.Element {
  const { view, outcome } = props;
  const order = outcome.ranking.flat().toReversed();
  return (
    <Ending
      {...props}
      tellOf={names.tellOf}
      say={(message) => tell(murano, message, names.nameOf)}
      steps={order.length}
      counted={(count) => (
        <ul>
          {order.map((seat, index) => (
            <Score key={seat} view={view} seat={seat} outcome={outcome} names={names} shown={index < count} />
          ))}
        </ul>
      )}
      above={outcome.won === true && <Rank score={entryAt(outcome.scores, 0)} />}
    />
  );
}

function Rank({ score }: { score: number }): JSX.Element | null {
  const rank = RANKS.find(({ from }) => score >= from)?.rank;
  if (rank === undefined) return null;
  return <Picture class="rank" name={`rank ${rank}`} draw={() => rankArt(rank)} />;
}

interface ScoreProps {
  readonly view: View;
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly names: SeatNames;
  readonly shown: boolean;
}

/** Money, which decides, less what creations left in hand cost an expert. */
function Score({ view, seat, outcome, names, shown }: ScoreProps): JSX.Element {
  const left = entryAt(view.hands, seat).length;
  const loss = lossPerCard(view.options) * left;
  const best = outcome.won !== false && (outcome.ranking[0]?.includes(seat) ?? false);
  return (
    <li class={`${shown ? 'shown' : ''}${best ? ' own' : ''}`}>
      <Murrina seat={seat} />
      <span class="name">{names.nameOf(seat)}</span>
      <span class="amount">
        {m('end.creations', { count: completedBy(view, seat) })}
        {loss > 0 && `, ${m('end.loss', { count: left, loss })}`}
      </span>
      <b class="winner">
        {String(outcome.scores[seat]).replace('-', '−')}
        <Coin />
      </b>
    </li>
  );
}
