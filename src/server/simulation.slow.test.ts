import { expect, test } from 'vitest';
import { simulate } from './testing/simulation/index.ts';

/** `npm run simulate:server` plays as many as one likes; `--planted` plants mistakes that it has to find. */
test('processes die, freeze and lose their database in many ways, and every promise is kept', async () => {
  const wrong: string[] = [];
  const { count } = await simulate(40, 7, (seed, what) => wrong.push(`episode ${seed}: ${what.join('; ')}`));
  expect(wrong).toEqual([]);
  expect(count.claims).toBeGreaterThan(5);
  expect(count.acknowledged).toBeGreaterThan(1000);
});

test('the same seed gives the same world', async () => {
  const [one, other] = [await simulate(2, 3, () => undefined), await simulate(2, 3, () => undefined)];
  expect(other).toEqual(one);
});
