import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { tactics } from './testing/tactics.ts';

test.each(levelsOf('murano').slice(1))('level $number solves the positions', ({ bot }) => {
  const failed = Object.entries(tactics).flatMap(([name, { given, best }]) => {
    const { state } = table(given);
    const chosen = bot.choose(murano.view(state, 0), 0, iterations(20), quickRandom(1));
    const word = murano.encode(chosen);
    return best.test(word) ? [] : [`${name}: ${word}`];
  });
  expect(failed).toEqual([]);
});
