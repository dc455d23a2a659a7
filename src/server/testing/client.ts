import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { AnyGame } from '#core/game';
import { gameOf } from '#games/index';
import { type Agreement, PROTOCOL, type TableInfo } from '#table/table-info';
import { isSealed } from '#table/part';
import { FromServer, type Request, type SightMessage } from '#table/protocol';
import * as routes from '#table/routes';
import { partOf } from './parts.ts';

/** A client as plain as can be: it holds the server to its protocol, and fails on anything else. */

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };

export interface Person {
  readonly key: string;
  readonly player: { readonly id: string; readonly name: string };
}

export async function call(
  url: string,
  method: string,
  path: string,
  { key, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
}

/** A call that is expected to succeed, with what the routes say that it answers. */
export async function want<Schema extends v.GenericSchema>(
  schema: Schema,
  ...args: Parameters<typeof call>
): Promise<v.InferOutput<Schema>> {
  const { status, body } = await call(...args);
  if (status >= 300) throw new Error(`${args[1]} ${args[2]}: ${status} ${JSON.stringify(body)}`);
  return v.parse(schema, body);
}

export const newPerson = (url: string, name: string): Promise<Person> =>
  want(routes.Identity, url, 'POST', '/api/players', { body: { name } });

export const openTable = (
  url: string,
  key: string,
  table: { game: string; seats: unknown[]; options?: object; agreement?: Agreement; listed?: boolean },
): Promise<v.InferOutput<typeof routes.TableOpened>> =>
  want(routes.TableOpened, url, 'POST', '/api/tables', {
    key,
    body: { options: {}, agreement: FREE, listed: false, ...table },
  });

export const accept = (
  url: string,
  key: string,
  code: string,
): Promise<v.InferOutput<typeof routes.Seated>> =>
  want(routes.Seated, url, 'POST', '/api/invitations/accept', { key, body: { code } });

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'id'> & { id?: string } : never) : never;
type Answer = Extract<FromServer, { type: 'done' | 'refused' }>;
type Bye = Extract<FromServer, { type: 'bye' }>;
type Chat = Extract<FromServer, { type: 'welcome' }>['chat'];

export interface Guest {
  readonly game: () => AnyGame;
  /** Everything that was received, as it came. */
  readonly received: string[];
  table(): TableInfo;
  seat(): number | null;
  sight(): SightMessage | null;
  /** All lines of the log, put together as a client does. */
  log(): SightMessage['log']['add'];
  chat(): Chat;
  /** What was pointed at, as far as one is told. */
  pointed(): readonly Extract<FromServer, { type: 'pointed' }>[];
  ask(request: Unsent): Promise<Answer>;
  sendText(text: string): void;
  words(): string[];
  /** Waits until something is so. */
  until(holds: () => boolean): Promise<void>;
  readonly ended: Promise<{ code: number; bye: Bye | null }>;
  close(): Promise<void>;
}

let requests = 0;

// oxlint-disable-next-line eslint/max-lines-per-function -- one connection: what was heard, and what is asked of it
export async function connect(
  url: string,
  hello: { table: string; key?: string; watch?: string },
  headers: Record<string, string> = {},
): Promise<Guest> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  let table: TableInfo | null = null;
  let seat: number | null = null;
  let sight: SightMessage | null = null;
  let log: SightMessage['log']['add'] = [];
  let chat: Chat = [];
  let bye: Bye | null = null;
  let pointed: Extract<FromServer, { type: 'pointed' }>[] = [];
  const received: string[] = [];
  const answers = new Map<string, (answer: Answer) => void>();
  const watching = new Set<() => void>();
  const see = (next: SightMessage): void => {
    sight = next;
    log = [...log.slice(0, next.log.keep), ...next.log.add];
  };
  const take: { readonly [T in FromServer['type']]: (message: Extract<FromServer, { type: T }>) => void } = {
    welcome(message) {
      ({ table, seat, chat } = message);
      if (message.sight !== null) see(message.sight);
    },
    table: (message) => void ({ table } = message),
    sight: (message) => see(message.sight),
    chat: ({ line }) => void (chat = [...chat, line]),
    done: (message) => answers.get(message.id)?.(message),
    refused: (message) => answers.get(message.id)?.(message),
    pong: () => undefined,
    pointed: (message) => void (pointed = [...pointed, message]),
    bye: (message) => void (bye = message),
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    received.push(text);
    const message = v.parse(FromServer, JSON.parse(text));
    (take[message.type] as (given: FromServer) => void)(message);
    for (const look of watching) look();
  });
  const ended = new Promise<{ code: number; bye: Bye | null }>((resolve) => {
    socket.on('close', (code) => {
      resolve({ code, bye });
      for (const look of watching) look();
    });
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...hello }));

  const guest: Guest = {
    received,
    game: () => gameOf(table!.game)!,
    table: () => table!,
    seat: () => seat,
    sight: () => sight,
    log: () => log,
    chat: () => chat,
    pointed: () => pointed,
    ask: (request) =>
      new Promise((resolve, reject) => {
        void ended.then(() => reject(new Error('closed before it was answered')));
        requests += 1;
        const sent = { id: `r${requests}`, ...request };
        answers.set(sent.id, resolve);
        socket.send(JSON.stringify(sent));
      }),
    sendText: (text) => socket.send(text),
    words() {
      const game = guest.game();
      const legal: readonly unknown[] =
        seat === null || sight === null ? [] : game.legalActions(sight.view, seat);
      return legal.map((action) => game.encode(action));
    },
    until: (holds) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (holds()) resolve();
          else if (socket.readyState >= WebSocket.CLOSING) {
            reject(new Error(`closed: ${JSON.stringify(bye)}`));
          } else return;
          watching.delete(look);
        };
        watching.add(look);
        look();
      }),
    ended,
    async close() {
      socket.close();
      await ended;
    },
  };
  await Promise.race([guest.until(() => table !== null), ended]);
  return guest;
}

/** Is bound to a part of the seed, as every client that has seen the commitment; opens it when everybody is. */
export async function getReady(guest: Guest): Promise<Answer> {
  const seat = guest.seat()!;
  const { nonce, digest } = partOf(guest.table().id, seat);
  const answer = await guest.ask({ type: 'digest', digest });
  const sealed = (): boolean => isSealed(guest.table()) && guest.table().fair.nonces[seat] === null;
  void guest
    .until(sealed)
    .then(() => guest.ask({ type: 'nonce', nonce }))
    // Gone before.
    .catch(() => undefined);
  return answer;
}

/** Plays words chosen by `choose` whenever it is this guest's turn, until the match is over. */
export async function playOn(guest: Guest, choose: (words: string[]) => string): Promise<void> {
  for (;;) {
    const myTurn = (): boolean => guest.sight()?.toAct.includes(guest.seat()!) ?? false;
    await guest.until(() => guest.table().phase === 'over' || myTurn());
    if (guest.table().phase === 'over') return;
    const { seq } = guest.sight()!;
    const answer = await guest.ask({ type: 'move', after: seq, word: choose(guest.words()) });
    if (answer.type === 'refused' && answer.reason !== 'stale') throw new Error(JSON.stringify(answer));
    await guest.until(() => guest.sight()!.seq > seq || guest.table().phase === 'over');
  }
}
