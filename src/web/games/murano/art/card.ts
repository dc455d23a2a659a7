/** Where a card shows what, in its box of 142 by 202: for badges on the recipe and for the name, which the page writes. */
export const CARD = {
  width: 142,
  height: 202,
  recipe: { x: 18.5, y: 19, step: 25, size: 23 },
  name: { x: 12, y: 171, width: 118, height: 26 },
} as const;
