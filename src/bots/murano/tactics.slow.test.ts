import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { poolOf } from '../pool.ts';
import { tactics } from './testing/tactics.ts';

const THINKING = 12;
/** The strongest level, and players without whims, solve at least 95 % of the positions; the bare network a little less. */
const SOLVED: Readonly<Record<string, number>> = { 'former-2': 0.95, 'former-3': 0.93, '5': 0.95 };
const solvers = [
  ...poolOf(murano).filter(({ name }) => name in SOLVED),
  ...levelsOf(murano)
    .slice(-1)
    .map(({ number, bot }) => ({ name: String(number), bot })),
];

test('there are at least sixty positions', () => {
  expect(Object.keys(tactics).length).toBeGreaterThanOrEqual(60);
});

test.each(solvers)('$name solves the positions', { timeout: 60_000 }, ({ name: solver, bot }) => {
  const failed = Object.entries(tactics).flatMap(([name, { given, best }]) => {
    const { state } = table(given);
    const chosen = bot.choose(murano.view(state, 0), 0, iterations(THINKING), quickRandom(1));
    const word = murano.encode(chosen);
    return best.test(word) ? [] : [`${name}: ${word}`];
  });
  const most = (1 - SOLVED[solver]) * Object.keys(tactics).length;
  expect(failed, failed.join('; ')).toSatisfy(() => failed.length <= most);
});
