import { murano } from '#games/murano/index';
import type { Level } from '../level.ts';
import { formerValue } from './former-value.ts';
import { levels as simple } from './simple.ts';
import { turnSearch } from './turn-search.ts';

export const value = formerValue;

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  ...simple,
  // The same ends, valued for the most part by what was learnt from very many matches.
  { number: 3, bot: turnSearch(value, null), iterations: 24, milliseconds: 200 },
  // Looks for ten times as many ends.
  { number: 4, bot: turnSearch(value, null), iterations: 240, milliseconds: 300 },
  // Plays on from the best of them: the others' turns and its own next one, in several determinizations.
  {
    number: 5,
    bot: turnSearch(value, {
      ends: 8,
      determinizations: 8,
      rivalBreadth: 12,
      ownBreadth: 24,
      turns: 1,
    }),
    iterations: 300,
    milliseconds: 420,
  },
];

export { murano as game };
