import type { Table } from '#table/table';
import { watchPower } from '../bots/power.ts';
import type { SavedMatch } from '../device/matches.ts';
import { go } from '../route.ts';
import { offerHints } from './hints.tsx';

/** Hints at a table of this device; whoever has given up there looks at it, and plays no more. */
export function help(table: Table, { id, resigned }: SavedMatch): void {
  if (table.players.some((player) => player.kind === 'bot')) void watchPower();
  if (resigned === undefined) offerHints(table);
  else go(`/replay/${id}`, 'replace');
}
