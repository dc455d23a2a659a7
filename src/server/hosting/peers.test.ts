import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { peersOf } from './peers.ts';

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

  for (const authorization of [undefined, 'Bearer wrong', `Bearer ${'l'.repeat(43)}`]) {
    const headers = authorization === undefined ? {} : { authorization };
    const { status } = await fetch(`${peers.url}/request`, { method: 'POST', headers, body: '{}' });
    expect(status).toBe(404);
    const line = new WebSocket(`${peers.url.replace('http', 'ws')}/socket`, { headers });
    const [failed] = (await once(line, 'error')) as [Error];
    expect(failed.message).toMatch(/hang up|ECONNRESET/u);
  }
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
