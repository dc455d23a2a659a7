import { KNOTS, shownBy } from '../../src/bots/review/calibration.ts';
import type { Sample } from './samples.ts';

const ROUNDS = 400;
const RATE = 0.5;
const LEAST = 0.001;

const logit = (share: number): number => {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, share));
  return Math.log(kept / (1 - kept));
};
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Platt scaling (1999): the log-odds that are shown are a straight line in those of the judge; as a table of knots. */
export function fitted(samples: readonly Sample[]): number[] {
  let [shift, slope] = [0, 1];
  for (let round = 0; round < ROUNDS; round += 1) {
    let [byShift, bySlope] = [0, 0];
    for (const [, worth, result] of samples) {
      const x = logit(worth);
      const error = result - logistic(shift + slope * x);
      byShift += error;
      bySlope += error * x;
    }
    shift += (RATE * byShift) / samples.length;
    slope = Math.max(0, slope + (RATE * bySlope) / samples.length);
  }
  return Array.from({ length: KNOTS + 1 }, (_, at) => {
    if (at === 0 || at === KNOTS) return at / KNOTS;
    return logistic(shift + slope * logit(at / KNOTS));
  });
}

export interface Bin {
  readonly from: number;
  readonly count: number;
  readonly shown: number;
  readonly came: number;
}

const BINS = 10;

/** What was shown and what came of it, tenth by tenth. */
export function binsOf(samples: readonly Sample[], knots: readonly number[]): Bin[] {
  const told = samples.map(([, worth, result]) => ({ shown: shownBy(knots, worth), result }));
  return Array.from({ length: BINS }, (_, at) => {
    const inside = told.filter(({ shown }) => Math.min(BINS - 1, Math.floor(BINS * shown)) === at);
    const meanOf = (list: readonly number[]): number =>
      list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
    return {
      from: at / BINS,
      count: inside.length,
      shown: meanOf(inside.map(({ shown }) => shown)),
      came: meanOf(inside.map(({ result }) => result)),
    };
  });
}
