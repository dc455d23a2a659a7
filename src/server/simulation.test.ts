import { expect, test } from 'vitest';
import { episode } from './testing/simulation/episode.ts';

/** One to three processes, a screen for all, several companies, gatherings, claims, failovers: a little of everything. */
const FIRST = 7_000_000;
const EPISODES = 16;

/**
 * Everything that is kept, and told to anybody, in some small worlds, each as one digest. Whoever changes any of it on
 * purpose sees what by `npm run simulate:server -- --episode N --trace`, before and after, and takes it over with
 * `npx vitest run --project rules simulation --update`; the slow tests and `npm run simulate:server` judge many more.
 */
test('processes die, freeze and lose their database: every promise is kept, and everything is told as it was', async () => {
  const lines: string[] = [];
  for (let seed = FIRST; seed < FIRST + EPISODES; seed += 1) {
    const { digest, violations, matches, acknowledged, claims } = await episode(seed);
    expect(violations, `episode ${seed}`).toEqual([]);
    lines.push(`${seed}: ${matches} matches, ${acknowledged} acknowledged, ${claims} claims, ${digest}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/transcripts/simulation.txt');
});
