import type { JSX } from 'preact';
import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Frame, xAt } from './curve.ts';
import { decisionsOf, type Looked, namesIn } from '../looked.ts';
import { costOf, markPath } from '../marks.ts';
import { decimal, signed } from '../numbers.ts';
import { l } from '../texts.ts';

interface Props {
  readonly looked: Looked;
  readonly review: Review;
  readonly seat: Seat;
  readonly frame: Frame;
  readonly top: number;
}

const LANE = 16;
/** A luck of so much fills its lane. */
const MOST = 0.12;

/** Every decision of every seat, and luck: filled and up is for the seat one looks from, hollow and down against it. */
export function Lanes({ looked, review, seat, frame, top }: Props): JSX.Element {
  const right = frame.left + frame.width + 10;
  const seats = lanesOf(review, seat);
  const y = (lane: number): number => top + lane * LANE;
  const { givenAway } = entryAt(review.players, seat);
  const middle = y(seats.length) + 4;
  return (
    <>
      {seats.map((each, lane) => (
        <g key={each}>
          <text class="look-scale" x={frame.left - 7} y={y(lane) + 4} text-anchor="end">
            {shortened(namesIn(looked).nameOf(each))}
          </text>
          {decisionsOf(review, each).map(({ at, grade }) => (
            <path
              key={at}
              class={`look-cost cost-${costOf(grade)}`}
              d={markPath(costOf(grade), xAt(frame, at), y(lane), 0.75)}
            />
          ))}
          <text class="look-scale" x={right} y={y(lane) + 4}>
            {l('givenAway', {
              value: decimal(each === seat ? givenAway : entryAt(review.players, each).givenAway),
            })}
          </text>
        </g>
      ))}
      <text class="look-scale" x={frame.left - 7} y={middle + 4} text-anchor="end">
        {l('luck')}
      </text>
      <path class="look-grid" d={`M${frame.left} ${middle}h${frame.width}`} />
      {review.chances.map(({ at, luck }) => {
        const value = entryAt(luck, seat);
        const height = Math.max(1, Math.min(1, Math.abs(value) / MOST) * 11);
        return Math.abs(value) < 0.004 ? null : (
          <rect
            key={at}
            class={`look-luck${value > 0 ? ' own' : ''}`}
            x={xAt(frame, at + 1) - 2.5}
            y={value > 0 ? middle - height : middle}
            width="5"
            height={height}
          />
        );
      })}
      <text class="look-scale" x={right} y={middle + 4}>
        {l(seat === looked.you ? 'upForYou' : 'up', {})}{' '}
        {signed(Math.round(entryAt(review.players, seat).luck * 100))}
      </text>
    </>
  );
}

/** The seat one looks from first; of many seats only the first two have room. */
const lanesOf = ({ players }: Review, seat: Seat): readonly Seat[] =>
  [seat, ...players.map((each) => each.seat).filter((each) => each !== seat)].slice(0, 2);

const shortened = (name: string): string => (name.length > 6 ? `${name.slice(0, 5)}.` : name);
