import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { peersOf, PULSE } from './peers.ts';
import { MOST_STRANGERS } from './strangers.ts';

const nobody = { receive: () => Promise.resolve(), closed: () => undefined, end: () => undefined };

test('a crowd that does not show the key is bounded, and keeps no process out', async () => {
  const peers = await peersOf({
    key: 'k'.repeat(43),
    url: null,
    begin: () => ({ ...nobody, key: () => null }),
    answer: () => Promise.resolve({ status: 200, body: '{}' }),
    figures: () => Promise.resolve([]),
    spent: () => undefined,
    presence: () => ({}),
  });
  const { port, hostname } = new URL(peers.url);
  const peer = { id: 'p', url: peers.url };
  // One that has shown it stays, however many come after it.
  const relay = await peers.connect(peer, { heard: () => undefined, closed: () => (relayed = false) });
  let relayed = typeof relay !== 'string';
  const crowd: Socket[] = [];
  for (let each = 0; each < MOST_STRANGERS + 20; each += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    crowd.push(socket);
    // What they begin to say does not make them known.
    if (each % 2 === 0) socket.write('POST /request HTTP/1.1\r\nhost: x\r\n');
  }
  const left = (): number =>
    crowd.filter(({ closed, readyState }) => !closed && readyState === 'open').length;
  await vi.waitFor(() => expect(left()).toBeLessThanOrEqual(MOST_STRANGERS), { timeout: 20_000 });
  expect(await peers.presence(peer, ['t'])).toEqual({});
  const another = await peers.connect(peer, { heard: () => undefined, closed: () => undefined });
  expect(another).not.toBeTypeOf('string');
  expect(relayed).toBe(true);
  for (const socket of crowd) socket.destroy();
  await peers.close();
});

test('processes are served by their key, and nobody else is', async () => {
  const asked: unknown[] = [];
  const said: string[] = [];
  const peers = await peersOf({
    key: 'k'.repeat(43),
    url: null,
    begin: (transport) => ({
      receive: (text) => {
        said.push(text);
        transport.send(`heard ${text}`);
        return Promise.resolve();
      },
      closed: () => said.push('closed'),
      end: () => undefined,
      key: () => null,
    }),
    answer: (request) => {
      asked.push(request);
      return Promise.resolve({ status: 201, body: '{}' });
    },
    figures: () => Promise.resolve([]),
    spent: (spent) => asked.push(spent),
    presence: (tables) => Object.fromEntries(tables.map((table) => [table, { seats: [1], watchers: 2 }])),
  });
  const peer = { id: 'p', url: peers.url };
  const request = { method: 'GET', url: '/api/tables/x/replay', headers: {}, body: null, address: '::1' };
  expect(await peers.pass(peer, request)).toEqual({ status: 201, body: '{}' });
  expect(asked).toEqual([request]);
  await peers.spent(peer, { codes: { '192.0.2.7': 3 } });
  expect(asked.at(-1)).toEqual({ codes: { '192.0.2.7': 3 } });
  expect(await peers.presence(peer, ['t'])).toEqual({ t: { seats: [1], watchers: 2 } });

  const answers = Promise.withResolvers<string>();
  const relay = await peers.connect(peer, { heard: answers.resolve, closed: () => undefined });
  if (typeof relay === 'string') throw new Error(relay);
  relay.send('hello');
  expect(await answers.promise).toBe('heard hello');
  relay.close();
  const dropped = Promise.withResolvers<void>();
  await peers.connect(peer, { heard: () => undefined, closed: dropped.resolve });
  peers.drop('another');
  peers.drop(peer.id);
  await dropped.promise;

  for (const authorization of [undefined, 'Bearer wrong', `Bearer ${'l'.repeat(43)}`]) {
    const headers = authorization === undefined ? {} : { authorization };
    const { status } = await fetch(`${peers.url}/request`, { method: 'POST', headers, body: '{}' });
    expect(status).toBe(404);
    const line = new WebSocket(`${peers.url.replace('http', 'ws')}/socket`, { headers });
    const [failed]: Error[] = await once(line, 'error');
    expect(failed.message).toMatch(/hang up|ECONNRESET/u);
  }
  const known = { authorization: `Bearer ${'k'.repeat(43)}` };
  expect((await fetch(`${peers.url}/figures`, { headers: known })).status).toBe(404);
  // Nonsense ends its own connection, also with the key, and is answered by nobody.
  for (const [path, body] of [
    ['/request', '{'],
    ['/presence', 'null'],
    ['/elsewhere', '{}'],
    ['/__proto__', '{}'],
  ] as const) {
    const headers = { authorization: `Bearer ${'k'.repeat(43)}` };
    await expect(fetch(`${peers.url}${path}`, { method: 'POST', headers, body })).rejects.toThrow(
      'fetch failed',
    );
  }
  expect(await peers.presence(peer, ['t'])).toEqual({ t: { seats: [1], watchers: 2 } });
  expect(asked).toHaveLength(2);
  await peers.close();
  expect(await peers.connect(peer, { heard: () => undefined, closed: () => undefined })).toBe('refused');
});

test('those who came by way of a process that says nothing more are gone, and nobody else is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const gone: string[] = [];
  const peers = await peersOf({
    key: 'k'.repeat(43),
    url: null,
    begin() {
      let name = '';
      return {
        ...nobody,
        receive: async (text) => void (name = text),
        closed: () => void gone.push(name),
        key: () => null,
      };
    },
    answer: () => Promise.resolve({ status: 200, body: '{}' }),
    figures: () => Promise.resolve([]),
    spent: () => undefined,
    presence: () => ({}),
  });
  /** Comes by way of a process that answers pings, or does not. */
  const lineThat = async (autoPong: boolean, name: string): Promise<WebSocket> => {
    const headers = { authorization: `Bearer ${'k'.repeat(43)}` };
    const line = new WebSocket(`${peers.url.replace('http', 'ws')}/socket`, { headers, autoPong });
    await once(line, 'open');
    line.send(name);
    return line;
  };
  const [living, dead] = [await lineThat(true, 'living'), await lineThat(false, 'dead')];
  for (let time = 0; time < 3; time += 1) {
    const asked = [living, dead].filter((line) => line.readyState === line.OPEN);
    const pings = Promise.all(asked.map((line) => Promise.race([once(line, 'ping'), once(line, 'close')])));
    vi.advanceTimersByTime(PULSE);
    await pings;
    // The answer goes the same way back.
    living.ping();
    await once(living, 'pong');
  }
  expect(gone).toEqual(['dead']);
  expect(living.readyState).toBe(living.OPEN);
  await peers.close();
});

test('a process listens where it says that others find it', async () => {
  const env = {
    key: 'k'.repeat(43),
    begin: () => ({ ...nobody, key: () => null }),
    answer: () => Promise.resolve({ status: 200, body: '{}' }),
    figures: () => Promise.resolve([]),
    spent: () => undefined,
    presence: () => ({ t: { seats: [1], watchers: 0 } }),
  };
  const some = await peersOf({ ...env, url: null });
  await some.close();
  const url = some.url.replace('127.0.0.1', 'localhost');
  const again = await peersOf({ ...env, url });
  expect(again.url).toBe(url);
  expect(await again.presence({ id: 'p', url }, ['t'])).toEqual({ t: { seats: [1], watchers: 0 } });
  await again.close();
});
