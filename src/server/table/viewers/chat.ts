import type { Seat } from '#core/game';
import { isProblem, problem } from '#core/problem';
import type { Reason, Request } from '#table/protocol';
import { bucket } from '../../edge/limits.ts';
import type { Chat, Store } from '../../store/store.ts';
import type { Viewers } from './viewers.ts';
import type { TableEnv } from '../env.ts';

/** So many lines are shown to whoever comes, and so many are kept: nobody fills a disk by talking. */
const KEPT = 100;
const MOST_LINES = 1000;
/** A few lines at once, then one every three seconds. */
const RATE = { burst: 5, perSecond: 1 / 3 };

export interface ChatRoom {
  lines(): readonly Chat[];
  /** What somebody said is gone with them. */
  forget(seat: Seat): void;
  /** Rejects when nobody knows whether it was kept. */
  say(
    seat: Seat,
    player: string,
    request: Extract<Request, { type: 'chat' | 'emote' }>,
  ): Promise<Reason | null>;
}

/**
 * Whoever is told that nothing was done would say it again: where that is not known, nobody is told anything. Where
 * another process hosts the table by now, it is asked for again there.
 */
const unlessUnknown = (thrown: unknown): null => {
  if (isProblem(thrown) && (thrown.code === 'unknown' || thrown.code === 'taken')) throw thrown;
  return null;
};

/** What is said at a table. It lies apart from the log of the match, because it can be removed. */
export async function chatRoom(
  table: string,
  { store, clock }: Pick<TableEnv, 'store' | 'clock'>,
  viewers: Viewers,
): Promise<ChatRoom> {
  let lines = await store.chat(table, KEPT);
  // A connection that was lost may bring a line behind any claim, which is not safe then: what is written behind it is.
  if (lines.length > 0) await store.shared?.confirm();
  /** Most tables never say anything. */
  let budgets: Map<Seat, ReturnType<typeof bucket>> | null = null;
  return {
    lines: () => lines,
    forget(seat) {
      lines = lines.filter((line) => line.seat !== seat);
    },
    async say(seat, player, request) {
      const said = {
        seat,
        text: request.type === 'chat' ? request.text : null,
        emote: request.type === 'emote' ? request.emote : null,
        at: 1000 * Math.floor(clock.now() / 1000),
      };
      const keep = (): Promise<Awaited<ReturnType<Store['addChat']>> | null> =>
        store.addChat(table, said, player, request.id, MOST_LINES).catch(unlessUnknown);
      // Idempotent: sent again because the answer was lost, it is neither said twice nor counted by the token bucket.
      const before = await store.saidBefore(table, seat, request.id);
      if (before !== null) {
        // By somebody who had the seat before: an id is used once.
        if (before !== player) return 'malformed';
        const read = await store.chat(table, KEPT);
        // It may have been kept a moment ago, by a connection that was lost long before, and not be safe: what is written behind it is.
        // And what is kept only now was lost again, with all that was read there.
        if ((await keep())?.again !== true) throw problem('unknown', 'nobody knows whether the line is safe');
        const known = new Set(lines.map(({ number }) => number));
        lines = read;
        for (const line of lines) if (!known.has(line.number)) viewers.sendChat(line);
        return null;
      }
      budgets ??= new Map();
      const budget = budgets.get(seat) ?? bucket(RATE, clock.now);
      budgets.set(seat, budget);
      if (!budget.take()) return 'too-fast';
      const stored = await keep();
      if (stored === null) return 'storage';
      const line: Chat = { number: stored.number, ...said };
      lines = [...lines, line].slice(-KEPT);
      viewers.sendChat(line);
      return null;
    },
  };
}
