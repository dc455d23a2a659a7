import type { Box } from '../../room/bubble-place.ts';
import { cornersOf, LINE, meets } from './corners.ts';
import { type Frame, type Point, xAt, yAt } from './curve.ts';
import { boxOfFlag, type FlagSpot } from './flag-spots.ts';

/** The middle of a name, at the foot of its letters. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is drawn, and the two names that are to stand in it. */
interface Drawn {
  readonly frame: Frame;
  readonly known: readonly Point[];
  readonly open: readonly Point[];
  /** Decisions that are marked, and the flags that some of them bear. */
  readonly marks: readonly Point[];
  readonly flags: readonly FlagSpot[];
  readonly names: { readonly known: string; readonly open: string };
}

/** How wide a letter is, on average. */
const LETTER = 6.4;
/** Where a name is tried: along the line, and so far above or below it. */
const STEPS = 24;
const BESIDE = [8, 14, 20, 28, 38];

/** A name may stand on a line that is not its own rather than on a mark, and on neither where there is room. */
const COSTS = { mark: 50, flag: 50, zone: 80, ownLine: 3, otherLine: 4, name: 80, far: 0.03 };

const boxAt = ({ x, y }: Spot, text: string): Box => ({
  left: x - (text.length * LETTER) / 2,
  right: x + (text.length * LETTER) / 2,
  top: y - LINE + 3,
  bottom: y + 3,
});

const round = ({ left, top, width, height }: Frame): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const heightAt = (points: readonly Point[], step: number): number =>
  (points.findLast((each) => each.step <= step) ?? points[0])?.share ?? 0.5;

/** How many of a line's points lie in a box. */
const pointsIn = (spots: readonly Spot[], { left, right, top, bottom }: Box): number =>
  spots.reduce(
    (sum, { x, y }) => (x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4 ? sum + 1 : sum),
    0,
  );

/** Where everything is drawn: found once, and looked at for every place that is tried. */
interface Laid {
  readonly known: readonly Spot[];
  readonly open: readonly Spot[];
  readonly marks: readonly Spot[];
  /** What no name may stand on: flags, and what is written in the corners. */
  readonly flags: readonly Box[];
  readonly corners: readonly Box[];
}

function laidOut({ frame, known, open, marks, flags }: Drawn): Laid {
  const spotsOf = (points: readonly Point[]): readonly Spot[] =>
    points.map(({ step, share }) => ({ x: xAt(frame, step), y: yAt(frame, share) }));
  return {
    known: spotsOf(known),
    open: spotsOf(open),
    marks: spotsOf(marks),
    flags: flags.map(boxOfFlag),
    corners: cornersOf(frame),
  };
}

/** Where the names of both lines stand: near their own, on no mark, under no flag, and not on each other. */
export function labelSpots(drawn: Drawn): { readonly known: Spot; readonly open: Spot } {
  const laid = laidOut(drawn);
  const known = bestSpot(drawn, laid, 'known', []);
  return { known, open: bestSpot(drawn, laid, 'open', [boxAt(known, drawn.names.known)]) };
}

type Line = 'known' | 'open';

function bestSpot(drawn: Drawn, laid: Laid, line: Line, taken: readonly Box[]): Spot {
  const { frame, names } = drawn;
  const half = (names[line].length * LETTER) / 2;
  const within = round(frame);
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  let best = { spot: { x: within.left + half, y: within.top + LINE }, cost: Infinity };
  for (let part = 0; part <= STEPS; part += 1) {
    const step = (part / STEPS) * frame.total;
    const own = yAt(frame, heightAt(drawn[line], step));
    const x = Math.round(clamp(xAt(frame, step), within.left + half + 2, within.right - half - 2));
    for (const at of BESIDE.flatMap((by) => [own - by, own + by + LINE - 4])) {
      const spot = { x, y: Math.round(clamp(at, within.top + LINE, within.bottom - 5)) };
      const cost = costOf(laid, line, taken, boxAt(spot, names[line])) + COSTS.far * Math.abs(spot.y - own);
      if (cost < best.cost) best = { spot, cost };
    }
  }
  return best.spot;
}

function costOf(laid: Laid, line: Line, taken: readonly Box[], box: Box): number {
  const met = (others: readonly Box[]): number => others.filter((each) => meets(box, each)).length;
  return (
    COSTS.mark * pointsIn(laid.marks, box) +
    COSTS.flag * met(laid.flags) +
    COSTS.zone * met(laid.corners) +
    COSTS.ownLine * pointsIn(laid[line], box) +
    COSTS.otherLine * pointsIn(laid[line === 'known' ? 'open' : 'known'], box) +
    COSTS.name * met(taken)
  );
}
