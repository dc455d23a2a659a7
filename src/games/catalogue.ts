import type { GameEntry } from '#core/entry';
import * as entries from './entries.ts';

/** Every game, by its id. Nothing of a game comes with it but its title. */
export const ENTRIES: readonly GameEntry[] = Object.values(entries);

/** The one to begin with. */
export const FOR_NEWCOMERS = ENTRIES.find(({ isForNewcomers }) => isForNewcomers === true) ?? ENTRIES[0];
