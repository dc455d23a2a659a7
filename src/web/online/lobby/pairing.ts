import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Agreement, TableInfo } from '#table/table-info';
import { changedFields } from '../../screens/new-match/fields.ts';
import { type ApiResult, join, lobby, myTables, openTable, type Summary } from '../api.ts';
import { DEFAULT_AGREEMENT } from './clock-settings.tsx';
import { introduced } from './name-input.tsx';
import { keepOpened } from '../deal/table-keepsake.ts';

/** Strangers play by the clock: nobody has to wait for somebody whom they do not know. */
const AGREEMENT: Agreement = {
  ...DEFAULT_AGREEMENT,
  pace: { kind: 'live', minutes: 15, increment: 10 },
  away: 2,
};

/** A table for two in the lobby, by the usual rules and in one sitting, at which one person waits for anybody. */
function isForAnybody(table: TableInfo, game: AnyGame): boolean {
  const { seats, agreement, options } = table;
  return (
    table.game === game.id &&
    table.version === game.version &&
    table.listed &&
    table.phase === 'waiting' &&
    agreement.pace.kind !== 'days' &&
    seats.length === 2 &&
    seats.filter(({ kind }) => kind === 'open').length === 1 &&
    seats.every(({ kind }) => kind !== 'bot') &&
    changedFields(game, options).length === 0
  );
}

const before = (a: Summary, b: Summary): number => a.at - b.at || (a.table.id < b.table.id ? -1 : 1);

/** Those who wait for anybody, whoever has waited longest first. */
export const waitingFor = (game: AnyGame, tables: readonly Summary[]): readonly Summary[] =>
  tables.filter(({ table }) => isForAnybody(table, game)).toSorted(before);

/** The table at which we wait, and whether somebody has waited longer elsewhere: of two who wait for each other, one has to move. */
export function hasWaitedLonger(game: AnyGame, tables: readonly Summary[], own: string): boolean {
  const [first] = waitingFor(game, tables);
  return first !== undefined && first.table.id !== own && tables.some(({ table }) => table.id === own);
}

/** Sits down with whoever has waited longest, or where others will find us; answers with the table. */
export async function findSomebody(game: AnyGame): Promise<ApiResult<string>> {
  const known = await introduced();
  if ('failure' in known) return known;
  const [mine, open] = await Promise.all([myTables(), lobby()]);
  if ('failure' in open) return open;
  const own = new Set('value' in mine ? mine.value.tables.map(({ table }) => table.id) : []);
  for (const { table } of waitingFor(game, open.value.tables)) {
    // One of our own, from another tab or before a reload: we go on waiting there.
    if (own.has(table.id)) return { value: table.id };
    // Somebody may have been quicker.
    if ('value' in (await join(table.id))) return { value: table.id };
  }
  return openForAnybody(game);
}

async function openForAnybody(game: AnyGame): Promise<ApiResult<string>> {
  const opened = await openTable({
    game: game.id,
    options: defaultOptions<Record<string, unknown>>(game.options),
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreement: AGREEMENT,
    listed: true,
  });
  if ('failure' in opened) return opened;
  keepOpened(opened.value, { isForAnybody: true });
  return { value: opened.value.table.id };
}
