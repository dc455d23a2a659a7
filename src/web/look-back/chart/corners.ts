import type { Box } from '../../room/bubble-place.ts';
import type { Frame } from './curve.ts';

/** How high a line of letters is. */
export const LINE = 13;
/** Who is ahead is written so far into the drawing, at its upper and its lower edge. */
const ZONE = 120;
/** The foot of its letters: so far from the edge, within or around. */
const FEET = { within: { upper: 15, lower: -7 }, around: { upper: -10, lower: LINE + 6 } };

export function captionFeet({ top, height, captions }: Frame): { upper: number; lower: number } {
  const { upper, lower } = FEET[captions ?? 'within'];
  return { upper: top + upper, lower: top + height + lower };
}

/** What is written in the corners: nothing else may stand there. */
export function cornersOf(frame: Frame): readonly Box[] {
  const { upper, lower } = captionFeet(frame);
  const [left, right] = [frame.left, frame.left + ZONE];
  return [
    { left, right, top: upper - LINE - 2, bottom: upper + 3 },
    { left, right, top: lower - LINE, bottom: lower + 7 },
  ];
}

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
