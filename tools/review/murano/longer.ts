import { levels, LOOKAHEAD, value } from '../../../src/bots/murano/levels.ts';
import { turnSearch } from '../../../src/bots/murano/turn-search.ts';
import { entryAt } from '../../../src/core/list.ts';
import { type Longer, TIMES } from '../longer-search.ts';

const { iterations, milliseconds } = entryAt(levels, levels.length - 1);

/** More of everything: of nodes a part, which also bound the determinizations, of these, and of time. */
export const longer: Longer = {
  bot: turnSearch(value, { ...LOOKAHEAD, determinizations: TIMES * LOOKAHEAD.determinizations }),
  iterations: TIMES * iterations,
  milliseconds: TIMES * milliseconds,
};
