import type { JSX } from 'preact';
import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Frame, xAt, yAt } from './curve.ts';

interface Props {
  readonly review: Review;
  readonly seat: Seat;
  readonly at: number | null;
  readonly choose: (at: number) => void;
  readonly frame: Frame;
}

/** The moments, numbered by what they cost. */
export function Flags({ review, seat, at, choose, frame }: Props): JSX.Element {
  const flags = flagsOf(review, seat, frame);
  return (
    <>
      {flags.map(({ place, x, y, tip }, index) => (
        <g
          key={place}
          class={`look-flag${place === at ? ' chosen' : ''}`}
          onClick={(event) => {
            event.stopPropagation();
            choose(place);
          }}
        >
          <path d={`M${x} ${tip}V${y}`} />
          <circle cx={x} cy={y} r="10.5" />
          <text x={x} y={y + 4} text-anchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

interface Flag {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** Where its pole meets the mark. */
  readonly tip: number;
}

/** Flags stand above their marks; one that would cover another stands higher or lower. */
function flagsOf(review: Review, seat: Seat, frame: Frame): readonly Flag[] {
  const placed: Flag[] = [];
  for (const place of entryAt(review.players, seat).moments) {
    const { share } = entryAt(review.decisions, place);
    const x = xAt(frame, place);
    const mark = yAt(frame, share);
    const isFree = (y: number): boolean =>
      y >= frame.top - 2 && placed.every((other) => Math.hypot(other.x - x, other.y - y) > 22);
    const y = [-24, 26, -46, 48, -68, 70].map((by) => mark + by).find(isFree) ?? mark - 24;
    placed.push({ place, x, y, tip: mark + (y < mark ? -6 : 6) });
  }
  return placed;
}
