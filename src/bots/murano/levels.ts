import { murano } from '#games/murano/index';
import type { Level } from '../level.ts';
import type { Lookahead } from './lookahead.ts';
import { levels as simple } from './simple.ts';
import { turnSearch } from './turn-search.ts';
import { value } from './value.ts';

export const LOOKAHEAD: Lookahead = {
  ends: 12,
  determinizations: 12,
  rivalBreadth: 12,
  ownBreadth: 24,
  rivals: 'networks',
  turns: 2,
};

/** One dial, the temperature, and at the top a look ahead: the higher, the better the values and the fewer the whims. */
export const levels: readonly Level[] = [
  ...simple,
  // The ends of its turn, valued by what was learnt from very many matches.
  { number: 3, bot: turnSearch(value, null, 0.042), iterations: 24, milliseconds: 200 },
  // Looks for three times as many ends, and has fewer whims.
  { number: 4, bot: turnSearch(value, null, 0.02), iterations: 80, milliseconds: 300 },
  // Plays on from the best of them: the others' turns and two more of its own, in several determinizations.
  {
    number: 5,
    bot: turnSearch(value, LOOKAHEAD),
    iterations: 600,
    milliseconds: 420,
  },
];

export { value } from './value.ts';
export { murano as game };
