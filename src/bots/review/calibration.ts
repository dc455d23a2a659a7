/** A table of so many steps: what is shown where the judge says 0, 1/20, 2/20 … 1. */
export const KNOTS = 20;

/** What is shown for what the judge says, fitted to what came of it; written by `npm run calibrate`. */
export interface Calibration {
  /** Who judged (`fingerprintOf`): what another one says would be shown wrongly. */
  readonly judge: string;
  /** For each kind of the evaluator's. */
  readonly knots: Readonly<Record<string, readonly number[]>>;
}

/** What is shown for what the judge says, between the knots on a straight line; what nobody has fitted is shown as it is. */
export function shownBy(knots: readonly number[] | undefined, share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  if (knots === undefined) return clamped;
  const at = Math.min(KNOTS - 1, Math.floor(clamped * KNOTS));
  return knots[at] + (clamped * KNOTS - at) * (knots[at + 1] - knots[at]);
}
