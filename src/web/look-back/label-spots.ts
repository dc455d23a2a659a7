import { type Frame, type Point, xAt, yAt } from './curve.ts';

/** The middle of a name, at the foot of its letters. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is drawn, and the two names that are to stand in it. */
interface Drawn {
  readonly frame: Frame;
  readonly known: readonly Point[];
  readonly open: readonly Point[];
  /** Decisions that are marked, and those of them that bear a flag, by their step. */
  readonly marks: readonly Point[];
  readonly flags: readonly number[];
  readonly names: { readonly known: string; readonly open: string };
}

/** How wide a letter is, on average, and how high a line of them. */
const LETTER = 6.4;
const LINE = 13;
/** Where a name is tried: along the line, and so far above or below it. */
const STEPS = 24;
const BESIDE = [8, 14, 20, 28, 38];
/** Who is ahead is written so far into the drawing, at its upper and its lower edge. */
const ZONE = 120;
const FLAG = 34;

/** A name may stand on a line that is not its own rather than on a mark, and on neither where there is room. */
const COSTS = { mark: 8, flag: 10, zone: 12, ownLine: 3, otherLine: 5, name: 20, far: 0.03 };

const boxAt = ({ x, y }: Spot, text: string): Box => ({
  left: x - (text.length * LETTER) / 2,
  right: x + (text.length * LETTER) / 2,
  top: y - LINE + 3,
  bottom: y + 3,
});

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const round = ({ left, top, width, height }: Frame): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const heightAt = (points: readonly Point[], step: number): number =>
  (points.findLast((each) => each.step <= step) ?? points[0])?.share ?? 0.5;

/** How many of a line's points lie in a box. */
const pointsIn = (frame: Frame, points: readonly Point[], { left, right, top, bottom }: Box): number =>
  points.filter(({ step, share }) => {
    const [x, y] = [xAt(frame, step), yAt(frame, share)];
    return x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4;
  }).length;

/** Where the names of both lines stand: near their own, on no mark, under no flag, and not on each other. */
export function labelSpots(drawn: Drawn): { readonly known: Spot; readonly open: Spot } {
  const known = bestSpot(drawn, 'known', null);
  return { known, open: bestSpot(drawn, 'open', boxAt(known, drawn.names.known)) };
}

function bestSpot(drawn: Drawn, line: 'known' | 'open', taken: Box | null): Spot {
  const { frame, names } = drawn;
  const half = (names[line].length * LETTER) / 2;
  const within = round(frame);
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  const tried = Array.from({ length: STEPS + 1 }, (_, at) => (at / STEPS) * frame.total).flatMap((step) => {
    const y = yAt(frame, heightAt(drawn[line], step));
    const x = clamp(xAt(frame, step), within.left + half + 2, within.right - half - 2);
    return BESIDE.flatMap((by) => [y - by, y + by + LINE - 4]).map((at): Spot => ({
      x: Math.round(x),
      y: Math.round(clamp(at, within.top + LINE, within.bottom - 5)),
    }));
  });
  const cost = (spot: Spot): number => costOf(drawn, line, taken, spot);
  return tried.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

function costOf(drawn: Drawn, line: 'known' | 'open', taken: Box | null, spot: Spot): number {
  const { frame, names, marks, flags } = drawn;
  const box = boxAt(spot, names[line]);
  const { left, top, bottom } = round(frame);
  const zones: readonly Box[] = [
    { left, right: left + ZONE, top, bottom: top + LINE + 5 },
    { left, right: left + ZONE, top: bottom - LINE - 7, bottom },
  ];
  const underFlag = marks.filter(({ step, share }) => {
    const [x, y] = [xAt(frame, step), yAt(frame, share)];
    return (
      flags.includes(step) && meets(box, { left: x - 12, right: x + 12, top: y - FLAG - 4, bottom: y + FLAG })
    );
  });
  const own = yAt(frame, heightAt(drawn[line], (frame.total * (spot.x - left)) / Math.max(frame.width, 1)));
  return (
    COSTS.mark * pointsIn(frame, marks, box) +
    COSTS.flag * underFlag.length +
    COSTS.zone * zones.filter((zone) => meets(box, zone)).length +
    COSTS.ownLine * pointsIn(frame, drawn[line], box) +
    COSTS.otherLine * pointsIn(frame, drawn[line === 'known' ? 'open' : 'known'], box) +
    (taken !== null && meets(box, taken) ? COSTS.name : 0) +
    COSTS.far * Math.abs(spot.y - own)
  );
}
