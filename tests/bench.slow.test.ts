import { expect, test } from 'vitest';
import { levelsOf } from '#bots/levels';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { ITERATIONS, searches } from '../bench/search.ts';

test('a search asks for the time once between two iterations, and the bench counts no more than that', () => {
  let asked = 0;
  const expired = (): boolean => {
    asked += 1;
    return false;
  };
  const view = muster.view(table({ hand: 'leaf1 leaf3 rainbow cloud1 flame4' }).state, 0);
  levelsOf(muster).at(-1)!.bot.choose(view, 0, { iterations: 8, expired }, quickRandom(1));
  expect(asked).toBe(7);
  const told = searches(muster, 2)();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(ITERATIONS);
});
