import type { JSX } from 'preact';
import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Frame } from './curve.ts';
import { type FlagSpot, flagSpots } from './flag-spots.ts';

interface Props {
  readonly review: Review;
  readonly seat: Seat;
  readonly at: number | null;
  readonly choose: (at: number) => void;
  readonly frame: Frame;
}

/** The moments, numbered by what they cost. */
export function Flags({ review, seat, at, choose, frame }: Props): JSX.Element {
  const { moments } = entryAt(review.players, seat);
  return (
    <>
      {flagsOf(review, seat, frame).map(({ x, y, footX, footY }, index) => (
        <g
          key={index}
          class={`look-flag${moments[index] === at ? ' chosen' : ''}`}
          onClick={(event) => {
            event.stopPropagation();
            choose(entryAt(moments, index));
          }}
        >
          <path d={`M${footX} ${footY}L${x} ${y}`} />
          <circle cx={x} cy={y} r="10.5" />
          <text x={x} y={y + 4} text-anchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** The flags of somebody's moments, in the order of what they cost. */
export const flagsOf = (review: Review, seat: Seat, frame: Frame): readonly FlagSpot[] =>
  flagSpots(
    frame,
    entryAt(review.players, seat).moments.map((step) => ({
      step,
      share: entryAt(review.decisions, step).share,
    })),
  );
