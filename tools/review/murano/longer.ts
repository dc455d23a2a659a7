import { levels, LOOKAHEAD, value } from '../../../src/bots/murano/levels.ts';
import { turnSearch } from '../../../src/bots/murano/turn-search.ts';
import { entryAt } from '../../../src/core/list.ts';
import { type Longer, TIMES } from '../longer-search.ts';

const { iterations, milliseconds } = entryAt(levels, levels.length - 1);

/** Its iterations are the breadth of a turn: what it has more of when it thinks longer are determinizations. */
export const longer: Longer = {
  bot: turnSearch(value, { ...LOOKAHEAD, determinizations: TIMES * LOOKAHEAD.determinizations }),
  iterations,
  milliseconds: TIMES * milliseconds,
};
