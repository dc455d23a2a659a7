import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { Player, Store } from './store.ts';

type People = Pick<
  Store,
  | 'addPlayer'
  | 'playerByKey'
  | 'players'
  | 'rename'
  | 'addKey'
  | 'keysOf'
  | 'dropKeys'
  | 'addCode'
  | 'takeCode'
  | 'removePlayer'
  | 'setPush'
  | 'pushOf'
  | 'dropPush'
>;

/** Players, the digests of their keys and codes, and where they want to be told that it is their turn. */
export function people(database: DatabaseSync, { write }: Commits): People {
  const sql = (text: string): ReturnType<DatabaseSync['prepare']> => database.prepare(text);
  const insertPlayer = sql('insert into players (id, name, since) values (?, ?, ?)');
  const insertKey = sql('insert into keys (digest, player) values (?, ?)');
  const byKey = sql('select id, name, since from keys join players on id = player where digest = ?');
  const byId = sql('select id, name, since from players where id = ?');
  const keys = sql('select digest from keys where player = ?');
  const pushes = sql('select subscription from push where player = ?');
  const column = (rows: readonly object[], name: string): string[] =>
    rows.map((row) => (row as Record<string, string>)[name]!);
  return {
    addPlayer: ({ id, name, since }, key) =>
      write(() => {
        insertPlayer.run(id, name, since);
        insertKey.run(key, id);
      }),
    playerByKey: async (key) => (byKey.get(key) as Player | undefined) ?? null,
    players: async (ids) =>
      ids.map((id) => byId.get(id) as Player | undefined).filter((player) => player !== undefined),
    rename: (player, name) =>
      write(() => void sql('update players set name = ? where id = ?').run(name, player)),
    addKey: (player, key) => write(() => void insertKey.run(key, player)),
    keysOf: async (player) => column(keys.all(player), 'digest'),
    dropKeys: (player, except) =>
      write(() => void sql('delete from keys where player = ? and digest <> ?').run(player, except)),
    addCode: (player, code, until) =>
      write(() => {
        sql('delete from codes where player = ?').run(player);
        sql('insert into codes (digest, player, until) values (?, ?, ?)').run(code, player, until);
      }),
    takeCode: (code, now) =>
      write(() => {
        const row = sql('delete from codes where digest = ? returning player, until').get(code);
        const found = row as { player: string; until: number } | undefined;
        return found !== undefined && found.until >= now ? found.player : null;
      }),
    removePlayer: (player) =>
      write(() => {
        for (const table of ['keys', 'codes', 'push', 'chat', 'seats']) {
          sql(`delete from ${table} where player = ?`).run(player);
        }
        sql('delete from players where id = ?').run(player);
      }),
    setPush: (player, subscription) =>
      write(() => void sql('insert or ignore into push values (?, ?)').run(player, subscription)),
    pushOf: async (player) => column(pushes.all(player), 'subscription'),
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
