import { levels } from '../../../src/bots/muster/levels.ts';
import { entryAt } from '../../../src/core/list.ts';
import { type Longer, TIMES } from '../longer-search.ts';

const { bot, iterations, milliseconds } = entryAt(levels, levels.length - 1);

export const longer: Longer = { bot, iterations: TIMES * iterations, milliseconds: TIMES * milliseconds };
