import type { SeatInfo, TableInfo } from '#table/table-info';
import { sitterName } from '../online/lobby/table-row.tsx';
import { isFull } from './count.ts';
import { w } from './words.ts';

/** What the match waits for; `count`: the seconds that are still counted. */
export function beginsText(table: TableInfo, count: number | null): string {
  if (!isFull(table)) return w('seats.begins');
  if (count !== null && count > 0) return w('seats.counting', { count });
  const names = (of: (sitter: SeatInfo, seat: number) => boolean): string =>
    table.seats.flatMap((sitter, seat) => (of(sitter, seat) ? [sitterName(table, seat)] : [])).join(', ');
  const owes = (sitter: SeatInfo, seat: number): boolean =>
    sitter.kind === 'person' && (!sitter.ready || table.fair.nonces[seat] === null);
  const asleep = names((sitter, seat) => owes(sitter, seat) && sitter.kind === 'person' && !sitter.present);
  if (asleep !== '') return w('seats.wake', { names: asleep });
  const waiting = names((sitter) => sitter.kind === 'person' && !sitter.ready);
  return waiting === '' ? w('seats.beginning') : w('seats.waits', { names: waiting });
}
