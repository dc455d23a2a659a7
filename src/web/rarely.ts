/**
 * What is wanted rarely. The first page knows this file alone, and not every file that each of these needs: their names
 * would weigh on it.
 */
import type { Table } from '#table/table';
import type { SavedMatch } from './device/matches.ts';
import { go } from './route.ts';

export const lookBack = async () => (await import('./look-back/look-screen.tsx')).LookBack;
export const replay = async () => (await import('./screens/replay.tsx')).Replay;
export const puzzles = async () => (await import('./puzzles/puzzles-screen.tsx')).Puzzles;
export const daily = async () => (await import('./daily/daily-screen.tsx')).DailyScreen;
export const box = async () => (await import('./box/box-screen.tsx')).BoxScreen;

/** Hints at a table of this device; whoever has given up there looks at it, and plays no more. */
export async function help(table: Table, { id, resigned }: SavedMatch): Promise<void> {
  if (table.players.some((player) => player.kind === 'bot')) {
    void import('./bots/power.ts').then(({ watchPower }) => watchPower());
  }
  if (resigned !== undefined) go(`/replay/${id}`, 'replace');
  else (await import('./hints/hints.tsx')).offerHints(table);
}
