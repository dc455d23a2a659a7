import { murano } from '#games/murano/index';
import type { Level } from '../level.ts';
import type { Lookahead } from './lookahead.ts';
import { levels as simple } from './simple.ts';
import { turnSearch } from './turn-search.ts';
import { value } from './value.ts';

export const LOOKAHEAD: Lookahead = {
  ends: 8,
  determinizations: 12,
  rivalBreadth: 2,
  ownBreadth: 2,
};

/** One dial, the temperature, and at the top a look ahead: the higher, the better the values and the fewer the whims. */
export const levels: readonly Level[] = [
  ...simple,
  // Finds the ends of its turn by what was learnt from very many matches, two nodes a part.
  { number: 3, bot: turnSearch(value, null, 0.064), iterations: 2, milliseconds: 200 },
  // Follows four times as many, and has fewer whims.
  { number: 4, bot: turnSearch(value, null, 0.03), iterations: 8, milliseconds: 300 },
  // Plays on from the best of them: the others' turns and its own next one, in several determinizations.
  {
    number: 5,
    bot: turnSearch(value, LOOKAHEAD),
    iterations: 24,
    milliseconds: 420,
  },
];

export { value } from './value.ts';
export { murano as game };
