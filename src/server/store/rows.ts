import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { problem } from '#core/problem';
import { TableHeader, type LoggedEvent, TableEvent } from '../table/decider/events.ts';
import type { DecidedEntry } from './store.ts';

/** Rows of the database, and what is read from them only after it was checked. */

export interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly event: string;
  readonly seat: number | null;
  readonly request: string | null;
  readonly sum: string;
}

/** A digest over everything in a row and where it belongs: a flipped bit, a swapped or a copied row is found. */
export const sumOf = (...parts: readonly (string | number | null)[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22);

export const eventSum = (id: string, row: Omit<EventRow, 'sum'>): string =>
  sumOf(id, row.seq, row.at, row.event, row.seat, row.request);

/** An entry as it lies in the database. */
export function eventRow(id: string, { seq, at, event, request }: LoggedEvent): EventRow {
  const { seat, id: requestId } = request ?? { seat: null, id: null };
  const row = { seq, at, event: JSON.stringify(event), seat, request: requestId };
  return { ...row, sum: eventSum(id, row) };
}

/** How a log ends: a hash chain over all of its entries, so that one that is missing, moved or exchanged is found. */
export const NO_HEAD = '';
export const headAfter = (head: string, sum: string): string => sumOf(head, sum);
export const headWith = (head: string, id: string, entry: LoggedEvent): string =>
  headAfter(head, eventRow(id, entry).sum);

/** The digest of the log that an entry was decided on; null: it does not say. */
export const decidedOn = (entry: LoggedEvent | DecidedEntry): string | null =>
  'after' in entry ? entry.after : null;

export function readHeader(id: string, text: string, sum: string): TableHeader {
  const header = v.safeParse(TableHeader, sumOf(id, text) === sum ? JSON.parse(text) : null);
  if (!header.success) throw problem('damaged', `table ${id}: the header is damaged`);
  return header.output;
}

/** Rows that are checked before others have their turn: some have logs of thousands. */
const AT_ONCE = 200;

/** The log from its first event on, without a gap, and to its last one. */
export async function readLog(
  id: string,
  rows: readonly EventRow[],
  end: { readonly length: number; readonly head: string },
): Promise<readonly LoggedEvent[]> {
  const log: LoggedEvent[] = [];
  let head = NO_HEAD;
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate();
    const sound = row.seq === index + 1 && eventSum(id, row) === row.sum;
    const event = v.safeParse(TableEvent, sound ? JSON.parse(row.event) : null);
    if (!event.success) throw problem('damaged', `table ${id}: event ${index + 1} is damaged or missing`);
    const request = row.request === null ? null : { seat: row.seat ?? 0, id: row.request };
    log.push({ seq: row.seq, at: row.at, event: event.output, request });
    head = headAfter(head, row.sum);
  }
  if (log.length !== end.length || head !== end.head) {
    throw problem(
      'damaged',
      `table ${id}: the log has ${log.length} events of ${end.length}, or another end`,
    );
  }
  return log;
}
