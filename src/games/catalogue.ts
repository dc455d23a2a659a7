import type { GameEntry } from '#core/entry';
import * as entries from './entries.ts';

/** Every game in the order in which they are offered. Nothing of a game comes with it but its title. */
export const ENTRIES: readonly GameEntry[] = Object.values(entries);
