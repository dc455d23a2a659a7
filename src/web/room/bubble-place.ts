export const WIDTH = 250;
const GAP = 10;
/** The tip of a bubble keeps away from its round corners. */
const CORNER = 20;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a bubble stands: below the thing it speaks of, or above it where there is no room; never outside the window. */
export function bubblePlace(
  { left, right, top, bottom }: Box,
  height: number,
): { readonly left: number; readonly top: number; readonly tip: number; readonly above: boolean } {
  const middle = (left + right) / 2;
  const x = Math.min(Math.max(middle - WIDTH / 2, GAP), innerWidth - WIDTH - GAP);
  const above = bottom + height + GAP > innerHeight;
  const y = above ? Math.max(GAP, top - height - GAP) : bottom + GAP;
  return { left: x, top: y, tip: Math.min(Math.max(middle - x, CORNER), WIDTH - CORNER), above };
}
