import { createConnection } from 'node:net';
import type { Random } from '#core/random';
import { pause } from './pace.ts';

/** Plain connections: whole requests and halves, many at once, unread, slow, half closed, and to absurd addresses. */

const TARGETS = [
  '/',
  '//',
  '///x',
  '/%',
  '/%00',
  '/%zz',
  '/..%2f..%2fetc/passwd',
  '/assets/none.js',
  '/api',
  '/api/',
  '/api/tables',
  '/api/tables/x/replay',
  '/api/me',
  '/api/me/export',
  '/api/push',
  '/api/socket',
  '/healthz',
  '*',
  'http://evil.example/',
  'evil.example:443',
  `/${'x'.repeat(3000)}`,
  '/?'.repeat(400),
  '/a\\b',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'NONE',
];
const HEADERS = [
  'Host: x\r\n',
  'Host: x\r\n',
  'Host: x\r\nHost: y\r\n',
  '',
  'Host: x\r\nContent-Length: 3\r\n',
  'Host: x\r\nContent-Length: -1\r\n',
  'Host: x\r\nTransfer-Encoding: chunked\r\n',
  'Host: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n',
  'Host: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n',
  'Host: x\r\nExpect: nothing\r\n',
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n',
  'Host: x\r\nAuthorization: Bearer x\r\n',
  'Host: x\r\nOrigin: null\r\n',
  `Host: x\r\nX: ${'y'.repeat(20_000)}\r\n`,
  `Host: x\r\n${'A: b\r\n'.repeat(3000)}`,
  'Host: x\r\n\0: x\r\n',
];
const BODIES = ['', '', '{}\n', '3\r\n{}\n\r\n0\r\n\r\n', 'ffffffffffffffff\r\n', '\0\0\0'];

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)];

function nonsense(random: Random): string {
  const version = pick(random, ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9']);
  const head = `${pick(random, METHODS)} ${pick(random, TARGETS)} ${version}\r\n`;
  const text = `${head}${pick(random, HEADERS)}\r\n${pick(random, BODIES)}`;
  return random.below(8) === 0 ? text.slice(0, random.below(text.length)) : text;
}

export interface Plain {
  readonly fired: number;
  readonly violations: readonly string[];
}

const ANSWER = /^HTTP\/1\.1 (\d{3}) /gmu;
const POLICY = /^content-security-policy: default-src 'none'/gimu;
/** Long enough for an answer, short enough for very many of them. */
const PATIENCE = 200;

/** One plain connection: what it was answered has the headers of every answer, and nothing of it failed inside. */
export async function plainly(address: string, shots: number, random: Random): Promise<Plain> {
  const [host, port] = address.split(':');
  const socket = createConnection({ host, port: Number(port), allowHalfOpen: true });
  let heard = '';
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.on('end', () => socket.destroy());
  const isDeaf = random.below(4) === 0;
  if (isDeaf) socket.pause();
  else socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  const isSlow = random.below(6) === 0;
  let fired = 0;
  while (fired < shots && !socket.destroyed) {
    const volley = Array.from({ length: 1 + random.below(12) }, () => nonsense(random)).join('');
    fired += 1;
    for (const piece of isSlow ? [volley.slice(0, 20), volley.slice(20)] : [volley]) {
      if (!socket.destroyed) socket.write(piece, 'latin1');
      await Promise.race([closed, pause(isSlow ? 30 : 2)]);
    }
  }
  if (random.below(2) === 0) socket.end();
  await Promise.race([closed, pause(PATIENCE)]);
  socket.destroy();
  await closed;
  return { fired, violations: judged(heard) };
}

function judged(heard: string): string[] {
  // 100 announces an answer, 101 is no answer of ours.
  const statuses = [...heard.matchAll(ANSWER)]
    .map(([, status]) => Number(status))
    .filter((status) => status !== 100);
  const dressed = [...heard.matchAll(POLICY)].length;
  const failed = statuses.filter((status) => status === 500 || status === 101);
  return [
    ...failed.map((status) => `a plain request was answered with ${status}`),
    // The last one may be cut in the middle of its headers.
    ...(dressed < statuses.length - 1
      ? [`${statuses.length - dressed} answers without headers: ${heard.slice(0, 500)}`]
      : []),
  ];
}
