import { entryAt } from '#core/list';
import { type Frame, type Point, xAt, yAt } from './curve.ts';
import type { Box } from '../../room/bubble-place.ts';
import { cornersOf, meets } from './corners.ts';

/** A flag: its middle, and where its pole meets the mark. */
export interface FlagSpot {
  readonly x: number;
  readonly y: number;
  readonly footX: number;
  readonly footY: number;
}

/** Half of what a flag takes. */
const RADIUS = 11;
/** Above its mark if that is free, else below, else farther away, else aslant. */
const ASIDE = [0, 24, -24, 48, -48];
const AWAY = [-24, 26, -46, 48, -68, 70, 0, -12, 12];
const OFFSETS = ASIDE.flatMap((across) => AWAY.map((down) => ({ across, down }))).filter(
  ({ across, down }) => Math.hypot(across, down) > 2 * RADIUS,
);

export const boxOfFlag = ({ x, y }: FlagSpot): Box => ({
  left: x - RADIUS,
  right: x + RADIUS,
  top: y - RADIUS,
  bottom: y + RADIUS,
});

const isWithin = ({ left, top, width, height }: Frame, { x, y }: FlagSpot): boolean =>
  y >= top - 2 && y <= top + height + 2 && x >= left + RADIUS && x <= left + width;

/** Where the flags of these moments stand: on no other, and not on what is written in the corners. */
export function flagSpots(frame: Frame, moments: readonly Point[]): readonly FlagSpot[] {
  const placed: FlagSpot[] = [];
  for (const { step, share } of moments) {
    const [footX, mark] = [xAt(frame, step), yAt(frame, share)];
    const spots = OFFSETS.map(({ across, down }): FlagSpot => {
      const footY = mark + (down < 0 ? -6 : 6);
      return { x: footX + across, y: mark + down, footX, footY };
    });
    const isFree = (spot: FlagSpot): boolean =>
      isWithin(frame, spot) &&
      placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 2 * RADIUS) &&
      cornersOf(frame).every((corner) => !meets(corner, boxOfFlag(spot)));
    placed.push(spots.find(isFree) ?? entryAt(spots, 0));
  }
  return placed;
}
