import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { gameOf } from '#games/index';
import { type Link, link } from '#table/link';
import { isSealed } from '#table/part';
import type { Unsent } from '#table/pending-requests';
import type { FromServer, SightMessage } from '#table/protocol';
import type { TableInfo } from '#table/table-info';
import { partOf } from './parts.ts';

/** A player with the real line of the client: it comes back by itself, to whichever process answers, and asks again. */
export interface Wanderer extends Pick<Link, 'ask' | 'renew' | 'leave'> {
  /** Where to go from now on; each attempt tries the next one. */
  go(to: readonly string[]): void;
  sight(): SightMessage | null;
  /** All answers so far, by their number. */
  readonly done: Map<number, string>;
  until(holds: () => boolean): Promise<void>;
  /** The first legal word, if it is this player's turn. */
  word(): string | null;
  /** Of a gathering: the tables that its deal went to. */
  opened(): readonly string[] | null;
  /** How it stands, for whoever looks why nothing goes on. */
  summary(): string;
}

let requests = 0;
const AGAIN = 300;

// oxlint-disable-next-line eslint/max-lines-per-function -- one connection that moves on: what was heard, and what is asked of it
export function wanderer(
  first: readonly string[],
  { table: id, key }: { readonly table: string; readonly key: string },
): Wanderer {
  let addresses = first;
  let attempt = 0;
  let table: TableInfo | null = null;
  let seat = -1;
  let sight: SightMessage | null = null;
  const watching = new Set<() => void>();
  const hear: Partial<Record<FromServer['type'], (message: never) => void>> = {
    welcome(message: Extract<FromServer, { type: 'welcome' }>) {
      ({ table, sight } = message);
      seat = message.seat!;
    },
    table(message: Extract<FromServer, { type: 'table' }>) {
      ({ table } = message);
    },
    sight(message: Extract<FromServer, { type: 'sight' }>) {
      if (sight === null || message.sight.seq > sight.seq) ({ sight } = message);
    },
  };
  const line = link(
    { table: id, key },
    {
      now: () => Date.now(),
      random: Math.random,
      newId: () => `w${(requests += 1)}`,
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      open(handlers) {
        attempt += 1;
        const at = addresses[attempt % addresses.length];
        const socket = new WebSocket(`${at.replace('http', 'ws')}/api/socket?table=${id}`);
        socket.on('open', handlers.onOpen);
        socket.on('message', (data: Buffer) => handlers.onMessage(data.toString()));
        socket.on('close', handlers.onClose);
        socket.on('error', () => undefined);
        return {
          send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
          close: () => socket.close(),
        };
      },
    },
    {
      changed: () => undefined,
      news(message) {
        hear[message.type]?.(message as never);
        for (const look of watching) look();
      },
    },
  );
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        watching.delete(look);
        resolve();
      };
      watching.add(look);
      look();
    });
  const self: Wanderer = {
    go(to) {
      addresses = to;
    },
    done: new Map(),
    renew: line.renew,
    leave: line.leave,
    async ask(request) {
      const answer = await line.ask(request);
      if (answer.type === 'done') self.done.set(answer.seq, answer.id);
      return answer;
    },
    sight: () => sight,
    summary: () =>
      `${seat} is ${line.state().kind}, ${table?.phase ?? 'never welcomed'}, at ${sight?.seq ?? 0}, to act: ${sight?.toAct.join() ?? ''}`,
    until,
    opened: () => table?.gathering?.opened ?? null,
    word() {
      if (sight?.toAct.includes(seat) !== true) return null;
      const game = gameOf(table!.game)!;
      const [action]: readonly unknown[] = game.legalActions(sight.view, seat);
      return game.encode(action);
    },
  };
  /** What could not be kept just now is asked for again: the client of the page does so at its next welcome. */
  const insist = async (request: Unsent): Promise<void> => {
    while (table!.phase === 'waiting' && (await self.ask(request)).type !== 'done') await pause(AGAIN);
  };
  void until(() => table !== null)
    .then(() => insist({ type: 'digest', digest: partOf(id, seat).digest }))
    .then(() => until(() => isSealed(table!)))
    .then(() => insist({ type: 'nonce', nonce: partOf(id, seat).nonce }));
  return self;
}
