import type { Box } from '../../room/bubble-place.ts';
import type { Frame } from './curve.ts';

/** How high a line of letters is. */
export const LINE = 13;
/** Who is ahead is written so far into the drawing, at its upper and its lower edge. */
const ZONE = 120;

/** What is written in the corners: nothing else may stand there. */
export const cornersOf = ({ left, top, height }: Frame): readonly Box[] => [
  { left, right: left + ZONE, top, bottom: top + LINE + 5 },
  { left, right: left + ZONE, top: top + height - LINE - 7, bottom: top + height },
];

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
