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

/** Where a line is named: not where the lines meet, and not under a flag. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const PARTS = [0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78];
/** How far a name stands from its line, and how near a flag may be. */
const BESIDE = 15;
const NEAR = 60;
/** Who is ahead is written so far into the drawing. */
const ZONE = 175;

const heightAt = (points: readonly Point[], step: number): number =>
  (points.findLast((each) => each.step <= step) ?? points[0])?.share ?? 0.5;

/**
 * The names of both lines, each on the outer side of its own: where they part most, the upper one above, the lower one
 * below, and the second name far from the first.
 */
export function labelSpots(
  frame: Frame,
  known: readonly Point[],
  open: readonly Point[],
  flags: readonly number[],
): { readonly known: Spot; readonly open: Spot } {
  const room = (part: number): number => {
    const step = part * frame.total;
    const flag = Math.min(...flags.map((each) => Math.abs(xAt(frame, each) - xAt(frame, step))), Infinity);
    const apart = Math.abs(heightAt(known, step) - heightAt(open, step));
    const isOnZone = xAt(frame, step) < frame.left + ZONE;
    return apart * frame.height - (flag < NEAR ? 40 : 0) - (isOnZone ? 200 : 0);
  };
  const sorted = PARTS.toSorted((a, b) => room(b) - room(a));
  const first = sorted[0] ?? 0.5;
  const second = sorted.find((each) => Math.abs(each - first) * frame.width > 150) ?? first;
  const spot = (own: readonly Point[], other: readonly Point[], part: number): Spot => {
    const step = part * frame.total;
    const isUpper = heightAt(own, step) >= heightAt(other, step);
    const y = yAt(frame, heightAt(own, step)) + (isUpper ? -BESIDE + 4 : BESIDE + 4);
    return {
      x: xAt(frame, step),
      y: round(Math.min(Math.max(y, frame.top + 12), frame.top + frame.height - 5)),
    };
  };
  return { known: spot(known, open, first), open: spot(open, known, second) };
}
