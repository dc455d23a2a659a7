/** A place in the match, counted in actions, and what of the win is one's own there, from 0 to 1. */
export interface Point {
  readonly step: number;
  readonly share: number;
}

/** A decision on the curve: it falls there by what it cost. */
export interface Fall extends Point {
  readonly cost: number;
}

/** The rectangle of the curve in its drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How many actions the match has: its last one stands at the right edge. */
  readonly total: number;
  /** Who is ahead is written in the corners; where the curve has little room above and below it. */
  readonly captions?: 'around';
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const xAt = ({ left, width, total }: Frame, step: number): number =>
  round(left + (width * step) / Math.max(total, 1));
export const yAt = ({ top, height }: Frame, share: number): number => round(top + height * (1 - share));

/** How far to the right a fall ends, in units of the drawing: a step, not a slope. */
const STEEP = 4;

/** What one could know: from each decision down by its cost, and on to the next; at last to what came of it. */
export function knownPath(frame: Frame, falls: readonly Fall[], result: number | null): string {
  const points = falls.flatMap(({ step, share, cost }): (readonly [number, number])[] => {
    const x = xAt(frame, step);
    const before = [x, yAt(frame, share)] as const;
    return cost > 0
      ? [before, [Math.min(x + STEEP, xAt(frame, frame.total)), yAt(frame, share - cost)]]
      : [before];
  });
  if (result === null) return linePath(points);
  return linePath([...points, [xAt(frame, frame.total), yAt(frame, result)]]);
}

/** The same with open cards. */
export const openPath = (frame: Frame, points: readonly Point[]): string =>
  linePath(points.map(({ step, share }) => [xAt(frame, step), yAt(frame, share)]));

const linePath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The nearest of these decisions to a place on the curve, by its index; −1 where there is none. */
export function nearestTo(frame: Frame, steps: readonly number[], x: number): number {
  const distances = steps.map((step) => Math.abs(xAt(frame, step) - x));
  return distances.length === 0 ? -1 : distances.indexOf(Math.min(...distances));
}

/** A mark of the lower edge. */
export interface Tick {
  readonly step: number;
  readonly count: number;
}

/** Not more than so many words stand at the lower edge. */
const TICKS = 6;

/** Where the lower edge is marked: by the first and the last, and by round numbers between them. */
export function ticksOf(starts: readonly number[]): readonly Tick[] {
  const total = starts.length;
  const all = starts.map((step, at): Tick => ({ step, count: at + 1 }));
  if (total <= TICKS) return all;
  const by = [5, 10, 20, 50, 100].find((each) => total / each < TICKS) ?? total;
  // The last one needs room beside the round number before it.
  return all.filter(
    ({ count }) => count === 1 || count === total || (count % by === 0 && total - count >= by / 3),
  );
}
