import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import { PROTOCOL } from '#table/table-info';
import { frame, PING, text, TEXT } from './frames.ts';
import { pause } from './pace.ts';

/** What is attacked, with what an attacker has: an address of their own for each line, and tables of their own. */
export interface Victim {
  readonly port: number;
  readonly lines: number;
  /** A file of the application that is large. */
  readonly file: string;
  /** Players at tables of the attacker, two at each, in a match. */
  readonly seats: readonly { readonly table: string; readonly key: string }[];
}

type Attack = (victim: Victim) => Promise<void>;

/** Lines come from four networks: one of them alone would only meet the bounds of one address. */
const addressOf = (line: number): string => `127.66.${line % 4}.1`;
const BREATH = 20;

interface Line {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  send(data: string | Buffer): Promise<void>;
  /** The next piece of an answer, or the end. */
  heard(): Promise<void>;
}

async function dial({ port }: Victim, line: number, reads: boolean): Promise<Line | null> {
  const socket = createConnection({
    port,
    host: '127.0.0.1',
    localAddress: addressOf(line),
    allowHalfOpen: true,
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.on('end', () => socket.destroy());
  if (reads) socket.resume();
  else socket.pause();
  const open = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
  });
  if (!(await Promise.race([open, closed.then(() => false)]))) return null;
  return {
    socket,
    closed,
    async send(data) {
      if (socket.destroyed || socket.write(data)) return;
      const drained = new Promise<void>((resolve) => {
        socket.once('drain', resolve);
      });
      await Promise.race([drained, closed, pause(1000)]);
    },
    heard: () =>
      Promise.race([
        new Promise<void>((resolve) => {
          socket.once('data', () => resolve());
        }),
        closed,
      ]),
  };
}

/** All lines at once, each again and again, until the process is ended. */
const everywhere =
  (act: (line: Line, victim: Victim, number: number) => Promise<void>, { reads = true } = {}): Attack =>
  async (victim) => {
    await Promise.all(
      Array.from({ length: victim.lines }, async (_, number) => {
        for (;;) {
          const line = await dial(victim, number, reads);
          if (line !== null) await act(line, victim, number);
          line?.socket.destroy();
          await pause(BREATH);
        }
      }),
    );
  };

const lengthOf = (body: string): string =>
  body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
const request = (method: string, path: string, { body = '', headers = '' } = {}): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${lengthOf(body)}\r\n${body}`;
const bearer = (key: string): string => `Authorization: Bearer ${key}\r\n`;

/** Asks, waits for the answer, and asks again. */
const asking = (text: (victim: Victim, number: number) => string): Attack =>
  everywhere(async (line, victim, number) => {
    while (!line.socket.destroyed) {
      const heard = line.heard();
      await line.send(text(victim, number));
      await heard;
    }
  });

const seatOf = ({ seats }: Victim, number: number): Victim['seats'][number] => seats[number % seats.length];
const key = (): string => randomBytes(32).toString('base64url');

const handshake = (): string =>
  request('GET', '/api/socket', {
    headers: `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n`,
  });
const shake = async (line: Line): Promise<void> => {
  const heard = line.heard();
  await line.send(handshake());
  await heard;
};
const hello = (table: string, mine: string): Buffer =>
  text({ type: 'hello', protocol: PROTOCOL, table, key: mine });

/** Sends the same frames without end, until the server has had enough. */
const pouring = (frames: Buffer): Attack =>
  everywhere(async (line) => {
    await shake(line);
    while (!line.socket.destroyed) {
      await line.send(frames);
      await pause(0);
    }
  });

/** At tables of their own, with whatever a seat may ask for. */
const seated = (message: (id: string) => object, perSecond: number): Attack =>
  everywhere(async (line, victim, number) => {
    const { table, key: mine } = seatOf(victim, number);
    await shake(line);
    await line.send(hello(table, mine));
    for (let count = 0; !line.socket.destroyed; count += 1) {
      await line.send(text(message(`${number}-${performance.now()}-${count}`)));
      await pause(1000 / perSecond);
    }
  });

/** One byte now and then, never the last one. */
const dripping = (head: string): Attack =>
  everywhere(async (line) => {
    await line.send(head);
    while (!line.socket.destroyed) {
      await line.send('x');
      await Promise.race([pause(500), line.closed]);
    }
  });

const POST = { body: '{"name":"x"}' };
const TABLE = JSON.stringify({
  game: 'muster',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  agreement: { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' },
  listed: true,
});
const SUBSCRIPTION = JSON.stringify({
  endpoint: 'https://web.push.apple.com/x',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});
const PIECE = Buffer.alloc(65_536, 'x');
const JUNK = Array.from({ length: 40 }, () => randomBytes(50).toString('latin1')).join('\r\n');

/** Everything that an attacker with some connections can try for a while. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'slow headers': dripping('GET / HTTP/1.1\r\nHost: localhost\r\nX: '),
  'slow bodies': dripping(request('POST', '/api/players', { body: ' '.repeat(1000) }).slice(0, -999)),
  'endless bodies': everywhere(async (line) => {
    await line.send(request('GET', '/', { headers: 'Content-Length: 1000000000000\r\n' }));
    while (!line.socket.destroyed) await line.send(PIECE);
  }),
  unread: everywhere(
    async (line, { file }) => {
      for (let sent = 0; sent < 1000 && !line.socket.destroyed; sent += 1) {
        await line.send(request('GET', file).repeat(8));
      }
      await Promise.race([line.closed, pause(5000)]);
    },
    { reads: false },
  ),
  'half-closed': everywhere(
    async (line, { file }) => {
      line.socket.end(request('GET', file).repeat(8));
      await Promise.race([line.closed, pause(2000)]);
    },
    { reads: false },
  ),
  pipelined: asking((_victim, number) => request('GET', number % 2 === 0 ? '/' : '/none.js').repeat(8)),
  connections: everywhere(() => Promise.resolve()),
  junk: everywhere(async (line) => {
    await line.send(JUNK);
    await line.closed;
  }),
  handshakes: everywhere(shake),
  'crossed handshakes': everywhere(async (line) => {
    await line.send(request('POST', '/api/players', POST) + handshake());
    await Promise.race([line.closed, pause(2000)]);
  }),
  expectations: everywhere(async (line) => {
    await line.send(request('GET', '/', { headers: 'Expect: everything\r\n' }).repeat(1000));
    await line.closed;
  }),
  greetings: everywhere(async (line) => {
    await shake(line);
    const heard = line.heard();
    await line.send(hello(randomBytes(16).toString('base64url'), key()));
    await heard;
  }),
  'pings of the socket': pouring(
    Buffer.concat(Array.from({ length: 200 }, () => frame(PING, Buffer.alloc(125)))),
  ),
  'pings of the protocol': pouring(Buffer.concat(Array.from({ length: 50 }, () => text({ type: 'ping' })))),
  'huge frames': pouring(frame(TEXT, Buffer.alloc(64_000, 32), { claimed: 2 ** 30 })),
  'endless pieces': pouring(
    Buffer.concat(
      Array.from({ length: 500 }, (_, each) => frame(each === 0 ? TEXT : 0, ' ', { final: false })),
    ),
  ),
  chat: seated((id) => ({ type: 'chat', id, text: 'x'.repeat(200) }), 9),
  circles: seated(
    (id) => ({
      id,
      ...(Number(id.at(-1)) % 2 === 0 ? { type: 'handOver', level: '1' } : { type: 'takeBack' }),
    }),
    9,
  ),
  guests: asking(() => request('POST', '/api/players', POST)),
  tables: asking((victim, number) =>
    request('POST', '/api/tables', { body: TABLE, headers: bearer(seatOf(victim, number).key) }),
  ),
  lobby: asking(() => request('GET', '/api/tables')),
  mine: asking((victim, number) =>
    request('GET', '/api/me', { headers: bearer(seatOf(victim, number).key) }),
  ),
  exports: asking((victim, number) =>
    request('GET', '/api/me/export', { headers: bearer(seatOf(victim, number).key) }),
  ),
  replays: asking((victim, number) => {
    const { table, key: mine } = seatOf(victim, number);
    return request('GET', `/api/tables/${table}/replay`, { headers: bearer(mine) });
  }),
  push: asking((victim, number) =>
    request('PUT', '/api/me/push', { body: SUBSCRIPTION, headers: bearer(seatOf(victim, number).key) }),
  ),
  codes: asking(() => request('POST', '/api/players/claim', { body: '{"code":"0123456789"}' })),
  health: asking(() => request('GET', '/readyz')),
};
