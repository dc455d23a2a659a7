import { problem } from '#core/problem';
import type { Chat, Store } from '../store.ts';
import type { Connection } from './connection.ts';

type ChatStore = Pick<Store, 'addChat' | 'saidBefore' | 'chat' | 'chatOf'>;

/**
 * The next number of the table; none when somebody else has just been given it, or when this request has one. Whoever has
 * claimed the table has read what was said until then: a process that does not know of that yet adds nothing behind it.
 */
const ADD = `
  with host as (
    select id from tables where id = $1 and (process is null or process = $9) for share
  ),
  added as (
    insert into chat (id, number, seat, player, request, text, emote, at)
    select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7 from chat where id = $1
    having exists (select from host)
    on conflict do nothing returning number
  ),
  forgotten as (
    delete from chat using added where chat.id = $1 and chat.number <= added.number - $8
  )
  select number, exists (select from host) as hosted from (select) as always left join added on true`;

/** What was said at tables: apart from their logs, because it can be removed. */
export function chat({ rows, write }: Connection, process: string): ChatStore {
  const lineOf = async (
    table: string,
    seat: number,
    request: string,
  ): Promise<{ readonly number: number; readonly player: string } | undefined> => {
    const lines = await rows<{ number: number; player: string }>(
      'select number, player from chat where id = $1 and seat = $2 and request = $3',
      [table, seat, request],
    );
    return lines[0];
  };
  const addChat: ChatStore['addChat'] = async (table, line, player, request, most) => {
    const { seat, text, emote, at } = line;
    const values = [table, seat, player, request, text, emote, at, most, process];
    const [added] = await write<{ number: number | null; hosted: boolean }>('say', ADD, values);
    const number = added?.number ?? null;
    if (number !== null) return { number, again: false };
    if (added?.hosted !== true) throw problem('taken', 'another process hosts this table');
    const before = await lineOf(table, seat, request);
    // The number was taken, and not the request.
    return before === undefined
      ? addChat(table, line, player, request, most)
      : { number: before.number, again: true };
  };
  return {
    addChat,
    saidBefore: async (table, seat, request) => (await lineOf(table, seat, request))?.player ?? null,
    chat: async (table, most) =>
      (
        await rows<Chat>(
          `select number, seat, text, emote, at from chat
          where id = $1 and (text is not null or emote is not null) order by number desc limit $2`,
          [table, most],
        )
      ).toReversed(),
    chatOf: (player) =>
      rows('select id as table, at, text from chat where player = $1 order by at', [player]),
  };
}
