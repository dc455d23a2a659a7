import type { BotEntry } from '../entry.ts';

export const entry: BotEntry = {
  load: (level) => (level > 2 ? import('./levels.ts') : import('./simple.ts')),
};
