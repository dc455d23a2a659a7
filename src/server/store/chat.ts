import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { columnsOf, isSound, type Sealed, sealedInsert } from './seals.ts';
import { statementsOf } from './statements.ts';
import type { Store } from './store.ts';
import type { Known } from './tables.ts';

type ChatStore = Pick<Store, 'addChat' | 'saidBefore' | 'chat' | 'chatOf'>;

/** What was said at tables: apart from their logs, because it can be removed. */
export function chat(
  database: DatabaseSync,
  { write }: Commits,
  { damaged }: Pick<Known, 'damaged'>,
): ChatStore {
  const sql = statementsOf(database);
  const insertChat = sealedInsert(database, 'chat');
  const lastChat = sql<{ number: number | null }>('select max(number) as number from chat where id = ?');
  const dropChat = sql('delete from chat where id = ? and number <= ?');
  const askedChat = sql<Pick<Sealed<'chat'>, 'number' | 'player'>>(
    'select number, player from chat where id = ? and seat = ? and request = ?',
  );
  const soundIn = (rows: readonly Sealed<'chat'>[]): readonly Sealed<'chat'>[] =>
    rows.filter((row) => isSound('chat', row) || damaged('chat'));
  return {
    addChat: (table, line, player, request, most) =>
      write(() => {
        const before = askedChat.get(table, line.seat, request);
        if (before !== undefined) return { number: before.number, again: true };
        const number = (lastChat.get(table)?.number ?? 0) + 1;
        insertChat({ ...line, number, id: table, player, request });
        dropChat.run(table, number - most);
        return { number, again: false };
      }),
    saidBefore: async (table, seat, request) => askedChat.get(table, seat, request)?.player ?? null,
    chat: async (table, most) =>
      soundIn(
        sql<Sealed<'chat'>>(
          `select ${columnsOf('chat')} from chat where id = ? and (text is not null or emote is not null) order by number desc limit ?`,
        ).all(table, most),
      )
        .map(({ number, seat, text, emote, at }) => ({ number, seat, text, emote, at }))
        .toReversed(),
    chatOf: async (player) =>
      soundIn(
        sql<Sealed<'chat'>>(`select ${columnsOf('chat')} from chat where player = ? order by at`).all(player),
      ).map(({ id, at, text }) => ({ table: id, at, text })),
  };
}
