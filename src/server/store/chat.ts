import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { columnsOf, isSound, sealedInsert } from './seals.ts';
import type { Chat, Store } from './store.ts';
import type { Known } from './tables.ts';

type ChatStore = Pick<Store, 'addChat' | 'saidBefore' | 'chat' | 'chatOf'>;
type StoredChat = Chat & { readonly id: string };

/** What was said at tables: apart from their logs, because it can be removed. */
export function chat(
  database: DatabaseSync,
  { write }: Commits,
  { damaged }: Pick<Known, 'damaged'>,
): ChatStore {
  const sql = (text: string): ReturnType<DatabaseSync['prepare']> => database.prepare(text);
  const insertChat = sealedInsert(database, 'chat');
  const lastChat = sql('select max(number) as number from chat where id = ?');
  const dropChat = sql('delete from chat where id = ? and number <= ?');
  const askedChat = sql('select number, player from chat where id = ? and seat = ? and request = ?');
  const numberIn = (row: Readonly<Record<string, unknown>> | undefined): number | null =>
    (row?.['number'] as number | null | undefined) ?? null;
  const chatIn = (rows: readonly Readonly<Record<string, unknown>>[]): readonly StoredChat[] =>
    rows.filter((row) => isSound('chat', row) || damaged('chat')) as unknown as readonly StoredChat[];
  return {
    addChat: (table, line, player, request, most) =>
      write(() => {
        const before = numberIn(askedChat.get(table, line.seat, request));
        if (before !== null) return { number: before, again: true };
        const number = (numberIn(lastChat.get(table)) ?? 0) + 1;
        insertChat({ ...line, number, id: table, player, request });
        dropChat.run(table, number - most);
        return { number, again: false };
      }),
    saidBefore: async (table, seat, request) =>
      (askedChat.get(table, seat, request)?.['player'] as string | undefined) ?? null,
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
  };
}
