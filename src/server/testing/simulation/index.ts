import { createHash } from 'node:crypto';
import { episode } from './episode.ts';

/** What many episodes have come to. */
export interface Simulated {
  episodes: number;
  matches: number;
  acknowledged: number;
  claims: number;
  faults: number;
  /** Episodes in which something happened that must not. */
  violations: number;
}

/** As many matches as are wanted, each episode with a seed of its own; `wrong` hears of every violation. */
export async function simulate(
  matches: number,
  seed: number,
  wrong: (seed: number, what: readonly string[]) => void,
  goesOn: () => boolean = () => true,
): Promise<{ readonly count: Simulated; readonly digest: string }> {
  const count: Simulated = { episodes: 0, matches: 0, acknowledged: 0, claims: 0, faults: 0, violations: 0 };
  const digest = createHash('sha256');
  for (let next = seed * 1_000_000; count.matches < matches && goesOn(); next += 1) {
    const outcome = await episode(next);
    digest.update(outcome.digest);
    count.episodes += 1;
    count.matches += outcome.matches;
    count.acknowledged += outcome.acknowledged;
    count.claims += outcome.claims;
    count.faults += outcome.faults;
    if (outcome.violations.length === 0) continue;
    count.violations += 1;
    wrong(next, outcome.violations);
  }
  return { count, digest: digest.digest('hex').slice(0, 16) };
}
