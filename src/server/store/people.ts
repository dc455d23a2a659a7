import type { DatabaseSync } from 'node:sqlite';
import { problem } from '#core/problem';
import type { Commits } from './commits.ts';
import { columnsOf, isSound, type Sealed, type SealedKind, sealedInsert } from './seals.ts';
import { statementsOf } from './statements.ts';
import { dayResults } from './results.ts';
import type { StoredPlayer, PeopleStore } from './store.ts';
import type { Known } from './tables.ts';

/** Of somebody whose row is damaged, until they give themselves another name. */
const NO_NAME = '?';

/** Players, the digests of their keys and codes, and where they want to be told that it is their turn. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of statements and what each is for; they share the prepared ones
export function people(
  database: DatabaseSync,
  { write }: Commits,
  { damaged }: Pick<Known, 'damaged'>,
): PeopleStore {
  const sql = statementsOf(database);
  const insertPlayer = sealedInsert(database, 'players', 'insert or replace');
  const insertKey = sealedInsert(database, 'keys');
  const insertCode = sealedInsert(database, 'codes');
  const replaceChat = sealedInsert(database, 'chat', 'insert or replace');
  const insertPush = sealedInsert(database, 'push', 'insert or ignore');
  const byKey = sql<Sealed<'keys'>>(`select ${columnsOf('keys')} from keys where digest = ?`);
  const byId = sql<Sealed<'players'>>(`select ${columnsOf('players')} from players where id = ?`);
  const keys = sql<Sealed<'keys'>>(`select ${columnsOf('keys')} from keys where player = ?`);
  const pushes = sql<Sealed<'push'>>(`select ${columnsOf('push')} from push where player = ? order by rowid`);
  const sound = <Kind extends SealedKind>(kind: Kind, rows: readonly Sealed<Kind>[]): Sealed<Kind>[] =>
    rows.filter((row) => isSound(kind, row) || damaged(kind));
  const playerOf = (id: string): StoredPlayer | null => {
    const row = byId.get(id);
    if (row === undefined) return null;
    const { name, since } = row;
    return isSound('players', row) || damaged('players')
      ? { id, name, since }
      : { id, name: NO_NAME, since: 0 };
  };
  const guests = sql<Sealed<'players'>>(
    `select ${columnsOf('players')} from players where since < ? and not exists (select 1 from seats where player = players.id)`,
  );
  /** One that is damaged stays, and is not counted: however many there are, others are found. */
  const soundGuests = (before: number, most: number): readonly string[] => {
    const ids: string[] = [];
    for (const row of guests.iterate(before)) {
      if (ids.length === most) break;
      if (isSound('players', row) || damaged('players')) ids.push(row.id);
    }
    return ids;
  };
  const keepNewest = (table: 'keys' | 'push', player: string, most: number): void => {
    sql(
      `delete from ${table} where player = ? and rowid not in (select rowid from ${table} where player = ? order by rowid desc limit ?)`,
    ).run(player, player, most);
  };
  const remove = (player: string): void => {
    for (const table of ['keys', 'codes', 'push', 'seats', 'results']) {
      sql(`delete from ${table} where player = ?`).run(player);
    }
    // Of what was said only the numbers stay, so that they are not given again.
    for (const row of sql<Sealed<'chat'>>('select * from chat where player = ?').all(player)) {
      replaceChat({ ...row, player: '', text: null, emote: null, at: 0 });
    }
    sql('delete from players where id = ?').run(player);
  };
  /** Of somebody who was removed meanwhile nothing is kept anew. */
  const whileThere = (player: string, keep: () => void): Promise<void> =>
    write(() => (byId.get(player) === undefined ? undefined : keep()));
  return {
    addPlayer: (player, key) =>
      write(() => {
        insertPlayer({ ...player });
        insertKey({ digest: key, player: player.id });
      }),
    async playerByKey(key) {
      const row = byKey.get(key);
      if (row === undefined) return null;
      if (!isSound('keys', row)) throw problem('damaged', 'the key of a player is damaged');
      return playerOf(row.player);
    },
    players: async (ids) => ids.map(playerOf).filter((player) => player !== null),
    rename: (player, name) =>
      write(() => {
        const known = playerOf(player);
        if (known !== null) insertPlayer({ ...known, name });
      }),
    keysOf: async (player) => sound('keys', keys.all(player)).map(({ digest }) => digest),
    dropKeys: (player, except) =>
      write(() => {
        sql('delete from keys where player = ? and digest <> ?').run(player, except);
        sql('delete from codes where player = ?').run(player);
      }),
    addCode: (player, code, until) =>
      whileThere(player, () => {
        sql('delete from codes where player = ?').run(player);
        insertCode({ digest: code, player, until });
      }),
    takeCode: (code, now, key, most) =>
      write(() => {
        const row = sql<Sealed<'codes'>>('delete from codes where digest = ? returning *').get(code);
        if (row === undefined || !(isSound('codes', row) || damaged('codes')) || row.until < now) return null;
        const { player } = row;
        insertKey({ digest: key, player });
        keepNewest('keys', player, most);
        return player;
      }),
    removePlayer: (player) => write(() => remove(player)),
    removeGuests: (before, most) =>
      write(() => {
        const gone = soundGuests(before, most);
        for (const player of gone) remove(player);
        return gone.length;
      }),
    setPush: (player, subscription, most) =>
      whileThere(player, () => {
        insertPush({ player, subscription });
        keepNewest('push', player, most);
      }),
    pushOf: async (player) => sound('push', pushes.all(player)).map(({ subscription }) => subscription),
    ...dayResults(database, { write, whileThere }),
    dropPush: (player, subscription) =>
      write(() => {
        sql('delete from push where player = ? and (? is null or subscription = ?)').run(
          player,
          subscription,
          subscription,
        );
      }),
  };
}
