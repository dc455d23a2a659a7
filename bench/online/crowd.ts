import { WebSocket } from 'ws';
import type { AnyGame } from '#core/game';
import type { Random } from '#core/random';
import { gameOf } from '#games/index';
import { PROTOCOL } from '#table/online';
import { accept, newPerson, openTable } from '../../src/server/testing/client.ts';
import type { Times } from './figures.ts';

/** One table as the crowd knows it: enough to move whoever is to act. */
export interface Place {
  readonly game: string;
  readonly table: string;
  readonly keys: readonly string[];
  readonly watch: string;
}

export async function newPlace(url: string, game: string): Promise<Place> {
  const [ann, bob] = await Promise.all([newPerson(url, 'Ann'), newPerson(url, 'Bob')]);
  const { table, invitations, watch } = await openTable(url, ann.key, {
    game,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await accept(url, bob.key, invitations[0].code);
  return { game, table: table.id, keys: [ann.key, bob.key], watch };
}

interface Sight {
  readonly seq: number;
  readonly view: unknown;
  readonly toAct: readonly number[];
}

export interface Player {
  readonly socket: WebSocket;
  /** Sends a move if it is this player's turn and nothing is under way. */
  move(random: Random): boolean;
  close(): void;
}

/** A player who is as cheap as can be, so that the figures are those of the server. */
export function player(url: string, hello: object, game: string, answered: Times): Promise<Player> {
  const rules = gameOf(game) as AnyGame;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  let seat: number | null = null;
  let sight: Sight | null = null;
  let sent = 0;
  let count = 0;
  const self: Player = {
    socket,
    move(random) {
      if (seat === null || sight === null || sent > 0 || !sight.toAct.includes(seat)) return false;
      const legal: readonly unknown[] = rules.legalActions(sight.view, seat);
      const word = rules.encode(legal[random.below(legal.length)]);
      sent = performance.now();
      count += 1;
      socket.send(JSON.stringify({ type: 'move', id: `m${count}`, after: sight.seq, word }));
      return true;
    },
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...hello })));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; seat?: number; sight?: Sight };
      if (message.type === 'done' || message.type === 'refused') {
        if (sent > 0 && message.type === 'done') answered.add(performance.now() - sent);
        sent = 0;
      }
      if (message.sight) ({ sight } = message as { sight: Sight });
      if (message.type !== 'welcome') return;
      seat = message.seat ?? null;
      if (seat !== null && !message.sight) {
        socket.send(
          JSON.stringify({ type: 'nonce', id: 'n', nonce: crypto.randomUUID().replaceAll('-', '') }),
        );
      }
      resolve(self);
    });
  });
}
