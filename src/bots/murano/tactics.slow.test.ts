import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { tactics } from './testing/tactics.ts';

const THINKING = 12;
/** The two strongest levels solve at least 95 % of the positions; the others are held to a little less. */
const SOLVED: Readonly<Record<number, number>> = { 2: 0.95, 3: 0.93, 4: 0.95, 5: 0.95 };

test('there are at least sixty positions', () => {
  expect(Object.keys(tactics).length).toBeGreaterThanOrEqual(60);
});

test.each(levelsOf(murano).slice(1))(
  'level $number solves the positions',
  { timeout: 60_000 },
  ({ number, bot }) => {
    const failed = Object.entries(tactics).flatMap(([name, { given, best }]) => {
      const { state } = table(given);
      const chosen = bot.choose(murano.view(state, 0), 0, iterations(THINKING), quickRandom(1));
      const word = murano.encode(chosen);
      return best.test(word) ? [] : [`${name}: ${word}`];
    });
    const most = (1 - SOLVED[number]) * Object.keys(tactics).length;
    expect(failed, failed.join('; ')).toSatisfy(() => failed.length <= most);
  },
);
