import { quickRandom } from '#core/random';

/** Machines are noisy: each figure is the median of so many runs. */
const RUNS = 5;
const CALIBRATION_CALLS = 1e8;

/** Units of work done, by one thread, in so many seconds of its own CPU time. */
interface Run {
  readonly units: number;
  readonly seconds: number;
}

function timed(work: () => number): Run {
  const start = process.threadCpuUsage();
  const units = work();
  const { user, system } = process.threadCpuUsage(start);
  return { units, seconds: (user + system) / 1e6 };
}

/** Works until at least so much CPU time has gone by, so that short work is measured as well as long. */
export function atLeast(seconds: number, work: () => number): () => number {
  return () => {
    const start = process.threadCpuUsage();
    let units = 0;
    let spent = { user: 0, system: 0 };
    while ((spent.user + spent.system) / 1e6 < seconds) {
      units += work();
      spent = process.threadCpuUsage(start);
    }
    return units;
  };
}

/** The median of several runs after one to warm up, in units per second. */
export const perSecond = (work: () => number): number => perSecondInTurn([work])[0];

/**
 * The same of works that are to be compared, one after the other in every round: a machine that grows slower, or a
 * compiler that has seen more, does so for all of them.
 */
export function perSecondInTurn(works: readonly (() => number)[]): number[] {
  for (const work of works) work();
  const rounds = Array.from({ length: RUNS }, () =>
    works.map((work) => {
      const { units, seconds } = timed(work);
      return units / seconds;
    }),
  );
  return works.map((_, at) => median(rounds.map((rates) => rates[at])));
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

/** How fast this machine is right now: calls of a small generator per second. Ratios to it are what counts. */
export function calibration(): number {
  const random = quickRandom(1);
  return perSecond(() => {
    for (let i = 0; i < CALIBRATION_CALLS; i += 1) random.below(6);
    return CALIBRATION_CALLS;
  });
}
