import { KNOTS, shownBy } from '../../src/bots/review/calibration.ts';

/** What the judge said, and what came of it. */
export type Sample = readonly [worth: number, result: number];

const ROUNDS = 40;
const LEAST = 0.002;
/** Keeps the fit near to showing what is judged, as that many decisions more would. */
const PRIOR = 2;

const clamped = (share: number): number => Math.min(1 - LEAST, Math.max(LEAST, share));
/** The log-odds of the judge, and their cube: far from even it may know more than its scale says, or less. */
function termsOf(share: number): readonly [number, number, number] {
  const x = Math.log(clamped(share) / (1 - clamped(share)));
  return [1, x, (x * x * x) / CUBED];
}
/** Makes the cube as large as the rest. */
const CUBED = 10;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Platt scaling (1999) with a cube: log-odds by those of the judge, by Newton's method; as a table of knots. Monotone, because
 * a factor that would be negative is left out.
 */
export function fitted(samples: readonly Sample[]): number[] {
  let weights: readonly number[] = newton(samples, [0, 1, 0], [true, true, true]);
  if (weights[2] < 0) weights = newton(samples, [0, 1, 0], [true, true, false]);
  if (weights[1] < 0) weights = newton(samples, [0, 0, 0], [true, false, true]);
  const shown = (share: number): number =>
    logistic(termsOf(share).reduce((sum, term, at) => sum + term * weights[at], 0));
  return Array.from({ length: KNOTS + 1 }, (_, at) => shown(at / KNOTS));
}

/** Logistic regression by Newton's method, of the weights that are free; the others stay. */
function newton(samples: readonly Sample[], start: readonly number[], free: readonly boolean[]): number[] {
  const weights = [...start];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => PRIOR * (start[at] - weight));
    const hessian = weights.map((_, row) => weights.map((__, column) => (row === column ? PRIOR : 0)));
    for (const [worth, result] of samples) {
      const terms = termsOf(worth);
      const share = logistic(terms.reduce((sum, term, at) => sum + term * weights[at], 0));
      for (let row = 0; row < 3; row += 1) {
        gradient[row] += terms[row] * (result - share);
        for (let column = 0; column < 3; column += 1) {
          hessian[row][column] += terms[row] * terms[column] * share * (1 - share);
        }
      }
    }
    const step = solved(hessian, gradient, free);
    for (let at = 0; at < 3; at += 1) weights[at] += step[at];
  }
  return weights;
}

/** Gaussian elimination of what is free; 0 for the rest. The matrix is positive definite. */
function solved(matrix: readonly number[][], right: readonly number[], free: readonly boolean[]): number[] {
  const places = [0, 1, 2].filter((at) => free[at]);
  const rows = places.map((row) => [...places.map((column) => matrix[row][column]), right[row]]);
  for (let at = 0; at < rows.length; at += 1) {
    for (let other = 0; other < rows.length; other += 1) {
      if (other === at) continue;
      const factor = rows[other][at] / rows[at][at];
      rows[other] = rows[other].map((value, column) => value - factor * rows[at][column]);
    }
  }
  const step = [0, 0, 0];
  places.forEach((place, at) => (step[place] = rows[at][rows.length] / rows[at][at]));
  return step;
}

/** What was shown of a decision, and what came of its match. */
export interface Forecast {
  readonly shown: number;
  readonly came: number;
}

export interface Bin extends Forecast {
  readonly from: number;
  readonly count: number;
  /** The standard error of what came: decisions of one match share its result. */
  readonly error: number;
}

const BINS = 10;

/** What was shown and what came of it, tenth by tenth. */
export function binsOf(rows: readonly (Forecast & { readonly match: string })[]): Bin[] {
  return Array.from({ length: BINS }, (_, at) => {
    const inside = rows.filter(({ shown }) => Math.min(BINS - 1, Math.floor(BINS * shown)) === at);
    const meanOf = (list: readonly number[]): number =>
      list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
    const came = meanOf(inside.map((each) => each.came));
    const byMatch = new Map<string, number>();
    for (const each of inside) byMatch.set(each.match, (byMatch.get(each.match) ?? 0) + each.came - came);
    const squares = [...byMatch.values()].reduce((sum, each) => sum + each * each, 0);
    return {
      from: at / BINS,
      count: inside.length,
      shown: meanOf(inside.map(({ shown }) => shown)),
      came,
      error: Math.sqrt(squares) / Math.max(1, inside.length),
    };
  });
}

/** The largest difference of what is shown and what came, in bins of so many at least. */
export const worstOf = (bins: readonly Bin[], least: number): number =>
  Math.max(0, ...bins.filter(({ count }) => count >= least).map(({ shown, came }) => Math.abs(shown - came)));

export const toldBy = (knots: readonly number[] | undefined, [worth, came]: Sample) => ({
  shown: shownBy(knots, worth),
  came,
});
