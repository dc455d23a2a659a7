/** A table of so many steps: what is shown where the judge says 0, 1/20, 2/20 … 1. */
export const KNOTS = 20;

/** What is shown for what the judge says, between the knots on a straight line. */
export function shownBy(knots: readonly number[], share: number): number {
  const kept = Math.min(1, Math.max(0, share)) * KNOTS;
  const at = Math.min(KNOTS - 1, Math.floor(kept));
  return knots[at] + (kept - at) * (knots[at + 1] - knots[at]);
}
