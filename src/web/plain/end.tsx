import type { JSX } from 'preact';
import type { Outcome } from '#core/game';
import type { RoomProps } from '../game-ui.ts';
import { Ending } from '../room/ending/verdict.tsx';
import { tell } from '../words/index.ts';
import type { SeatNames } from '../room/names.ts';
import { p } from './texts.ts';

interface Props extends RoomProps {
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly names: SeatNames;
}

/** The end of a match: the scores one by one, the lowest first, then who has won and why. */
export function PlainEnd({ names, ...props }: Props): JSX.Element {
  const { table, outcome } = props;
  const order = outcome.ranking.flatMap((place, at) => place.map((seat) => ({ seat, at }))).toReversed();
  return (
    <Ending
      {...props}
      tellOf={names.tellOf}
      say={(message) => tell(table.game, message, names.tellOf)}
      steps={order.length}
      counted={(count) => (
        <ul class="plain-scores">
          {order.map(({ seat, at }, index) => (
            <li
              key={seat}
              class={`${index < count ? 'shown' : ''}${at === 0 && outcome.won !== false ? ' own' : ''}`}
            >
              <span class="plain-place">{at + 1}</span>
              <span class="name">{names.nameOf(seat)}</span>
              <b class="winner">{p('score', { count: outcome.scores[seat] ?? 0 })}</b>
            </li>
          ))}
        </ul>
      )}
    />
  );
}
