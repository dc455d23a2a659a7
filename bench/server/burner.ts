// Uses a core as somebody else did, at the same moments, and touches nothing. An even load of the same length would be
// another one: who attacks uses a whole core for a moment and then hardly anything, and those who are measured share
// the cores with that.

/** Milliseconds of a core that were used in so many milliseconds. */
export interface Sample {
  readonly at: number;
  readonly used: number;
}

const LOOKED_EVERY_MS = 5;

/** What had been used by a moment, evenly between two samples. */
export function usedBy(samples: readonly Sample[], moment: number): number {
  const next = samples.findIndex(({ at }) => at >= moment);
  if (next < 0) return samples.at(-1)?.used ?? 0;
  const { at, used } = samples[next];
  const before = samples[next - 1] ?? { at: 0, used: 0 };
  return before.used + ((moment - before.at) / Math.max(1, at - before.at)) * (used - before.used);
}

function follow(samples: readonly Sample[]): void {
  const began = performance.now();
  const atBegin = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(atBegin);
    return (user + system) / 1000;
  };
  setInterval(() => {
    while (used() < usedBy(samples, performance.now() - began));
  }, LOOKED_EVERY_MS);
}

process.once('message', follow);
process.on('disconnect', () => process.exit(0));
