import { backup, type DatabaseSync } from 'node:sqlite';
import { checkpoints } from './checkpoints.ts';
import { groupCommits, isTaken } from './commits.ts';
import { openDatabase } from './open.ts';
import { people } from './people.ts';
import type { Chat, Store } from './store.ts';
import { tables } from './tables.ts';

/** The embedded database: one file, one process. */
export function sqliteStore(
  file: string,
  broken: (thrown: unknown) => void,
  database: DatabaseSync = openDatabase(file),
): Store {
  const tidying = checkpoints(file, database, broken);
  const commits = groupCommits(database, broken, tidying.committed);
  const { write } = commits;
  const sql = (text: string): ReturnType<typeof database.prepare> => database.prepare(text);
  const insertChat = sql('insert into chat values (?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    ...people(database, commits),
    ...tables(database, commits),
    addChat: (table, { number, seat, text, emote, at }, player, request) =>
      write(() => {
        insertChat.run(table, number, seat, player, request, text, emote, at);
        return 'kept' as const;
      }).catch((thrown: unknown) => {
        if (isTaken(thrown)) return 'taken' as const;
        throw thrown;
      }),
    chat: async (table, most) =>
      sql('select number, seat, text, emote, at from chat where id = ? order by number desc limit ?')
        .all(table, most)
        .map((row) => ({ ...row }) as unknown as Chat)
        .reverse(),
    chatOf: async (player) =>
      sql('select id as "table", at, text from chat where player = ? order by at')
        .all(player)
        .map((row) => ({ ...row }) as unknown as { table: string; at: number; text: string | null }),
    setting: async (name) =>
      (sql('select value from settings where name = ?').get(name)?.['value'] as string | undefined) ?? null,
    set: (name, value) =>
      write(() => void sql('insert or replace into settings values (?, ?)').run(name, value)),
    addOutage: (from, to) =>
      write(
        () =>
          void sql(
            'insert into outages values (?, ?) on conflict (begun) do update set ended = max(ended, excluded.ended)',
          ).run(from, to),
      ),
    outages: async (since) =>
      sql('select begun, ended from outages where ended > ? order by begun')
        .all(since)
        .map((row) => ({ from: row['begun'] as number, to: row['ended'] as number })),
    async backup(target) {
      await commits.settled();
      await backup(database, target);
    },
    async close() {
      await commits.settled();
      await tidying.close();
      database.close();
    },
  };
}
