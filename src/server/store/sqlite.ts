import { backup, type DatabaseSync } from 'node:sqlite';
import { problem } from '#core/problem';
import { checkpoints } from './checkpoints.ts';
import { groupCommits } from './commits.ts';
import { lookThrough } from './damage.ts';
import { openDatabase } from './open.ts';
import { people } from './people.ts';
import { columnsOf, isSound, sealedInsert } from './seals.ts';
import type { Chat, Store } from './store.ts';
import { type Known, tables } from './tables.ts';

/**
 * The embedded database: one file, one process.
 * `broken`: the disk failed; only a new process may look again. `tell`: something is damaged, and what.
 */
export function sqliteStore(
  file: string,
  broken: (thrown: unknown) => void,
  database: DatabaseSync = openDatabase(file),
  tell: (what: string) => void = () => undefined,
): Store {
  const known: Known = {
    register: lookThrough(database, tell),
    damaged(what) {
      tell(`a row of ${what} is damaged`);
      return false;
    },
  };
  const tidying = checkpoints(file, database, broken);
  const commits = groupCommits(database, broken, tidying.committed);
  const { write } = commits;
  const sql = (text: string): ReturnType<typeof database.prepare> => database.prepare(text);
  const insertChat = sealedInsert(database, 'chat');
  const insertSetting = sealedInsert(database, 'settings', 'insert or replace');
  const insertOutage = sealedInsert(database, 'outages', 'insert or replace');
  const lastChat = sql('select max(number) as number from chat where id = ?');
  const dropChat = sql('delete from chat where id = ? and number <= ?');
  const askedChat = sql('select number from chat where id = ? and seat = ? and request = ?');
  const numberIn = (row: Readonly<Record<string, unknown>> | undefined): number | null =>
    (row?.['number'] as number | null | undefined) ?? null;
  const chatIn = (rows: readonly Readonly<Record<string, unknown>>[]): readonly StoredChat[] =>
    rows.filter((row) => isSound('chat', row) || known.damaged('chat')) as unknown as readonly StoredChat[];
  return {
    ...people(database, commits, known),
    ...tables(database, commits, known),
    addChat: (table, line, player, request, most) =>
      write(() => {
        const before = numberIn(askedChat.get(table, line.seat, request));
        if (before !== null) return { number: before, again: true };
        const number = (numberIn(lastChat.get(table)) ?? 0) + 1;
        insertChat({ ...line, number, id: table, player, request });
        dropChat.run(table, number - most);
        return { number, again: false };
      }),
    saidBefore: async (table, seat, request) => askedChat.get(table, seat, request) !== undefined,
    chat: async (table, most) =>
      chatIn(
        sql(
          `select ${columnsOf('chat')} from chat where id = ? and (text is not null or emote is not null) order by number desc limit ?`,
        ).all(table, most),
      )
        .map(({ number, seat, text, emote, at }) => ({ number, seat, text, emote, at }))
        .toReversed(),
    chatOf: async (player) =>
      chatIn(sql(`select ${columnsOf('chat')} from chat where player = ? order by at`).all(player)).map(
        ({ id, at, text }) => ({ table: id, at, text }),
      ),
    async setting(name) {
      const row = sql(`select ${columnsOf('settings')} from settings where name = ?`).get(name);
      if (row === undefined) return null;
      if (isSound('settings', row)) return row['value'] as string;
      throw problem(
        'damaged',
        `${file}: the setting “${name}” is damaged; restore a backup (npm run restore -- FILE)`,
      );
    },
    set: (name, value) => write(() => insertSetting({ name, value })),
    addOutage: (from, to) =>
      write(() => {
        // A start that was cut short is followed by another one, which finds the same beginning.
        const known = sql('select ended from outages where begun = ?').get(from)?.['ended'] ?? to;
        insertOutage({ begun: from, ended: Math.max(to, known as number) });
      }),
    outages: async (since) =>
      sql(`select ${columnsOf('outages')} from outages where ended > ? order by begun`)
        .all(since)
        .filter((row) => isSound('outages', row) || known.damaged('outages'))
        .map((row) => ({ from: row['begun'] as number, to: row['ended'] as number })),
    newest: async () =>
      (sql('select max(at) as newest from tables').get()?.['newest'] as number | null | undefined) ?? null,
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

type StoredChat = Chat & { readonly id: string };
