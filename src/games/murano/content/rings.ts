/**
 * What is printed on the board. The pictures of the published board are lost to us: these orders are our own.
 * A photo replaces them line by line. B blue, G green, Y yellow, R red, T transparent, clockwise from 12:00.
 */

/** The two sides of the ring, as they lie when the ring stands at position 0. */
export const RINGS = {
  A: 'T B G T Y R T B Y T G R',
  B: 'T T Y B R T G Y R B T G',
} as const;

/** The fixed circle round the warehouse, on the two sides of the board: only the four colours. [M01] */
export const CIRCLES = {
  I: 'B R G Y G B R Y R G B Y',
  II: 'B B G Y Y R G G B R R Y',
} as const;

/** The markets in the four corners, clockwise; each faces three places of the ring: 0–2, 3–5, 6–8, 9–11. */
export const MARKET_NAMES = ['NE', 'SE', 'SW', 'NW'] as const;
