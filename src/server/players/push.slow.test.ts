import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import * as routes from '#table/routes';
import type { Server } from '../server.ts';
import type { TableHeader } from '../table/decider/events.ts';
import { cert, key } from '../testing/certificate.ts';
import { pushOf } from './push.ts';
import { call, newPerson, want } from '../testing/client.ts';
import { memoryStore } from '../testing/memory.ts';
import { atTurn, company } from '../testing/company.ts';
import { portOf } from '../testing/line.ts';
import { dataFolder, quiet, startForTest } from '../testing/start.ts';

/** A browser's side of a subscription. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);

/** A push service on this machine. */
const notices: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
let status = 201;
const service = createServer({ key, cert }, (request, response) => {
  const take = async (): Promise<void> => {
    notices.push({ path: request.url!, headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  };
  void take();
});

/** RFC 8291: what the browser reads. */
function opened(body: Buffer): Record<string, unknown> {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body[20]);
  const shared = browser.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const sealed = body.subarray(21 + body[20]);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

const data = dataFolder();
let server: Server;
let endpoint: string;
const begin = async (): Promise<Server> => {
  const port = portOf(service);
  endpoint = `https://localhost:${port}/ann`;
  const push = {
    enabled: true,
    service: { host: `localhost:${port}`, agent: new Agent({ ca: cert }) },
  };
  return startForTest(data.path, { push }, { limits: false });
};
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, 'localhost', resolve);
  });
  server = await begin();
});
afterAll(async () => {
  await server.close();
  service.close();
  data.remove();
});

const subscription = (to = endpoint): object => ({
  endpoint: to,
  keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
});

test('the keys are made on the first start and stay', async () => {
  const { key: first } = await want(routes.PushKey, server.url, 'GET', '/api/push');
  expect(first).toMatch(/^[\w-]{87}$/u);
  await server.close();
  server = await begin();
  expect(await want(routes.PushKey, server.url, 'GET', '/api/push')).toEqual({ key: first });
});

test('only the services of the browsers are ever called', async () => {
  const table = await company(server.url, { game: 'muster', people: 2 });
  const [{ key: mine }] = table.people;
  for (const to of [
    'https://evil.example/x',
    endpoint.replace('https', 'http'),
    'https://localhost:1/x',
    // Where another service is set, that is the only one.
    'https://web.push.apple.com/x',
    'file:///etc/passwd',
  ]) {
    expect(
      (await call(server.url, 'PUT', '/api/me/push', { key: mine, body: subscription(to) })).status,
      to,
    ).toBe(400);
  }
  await table.leave();
});

test('what was kept before is looked at again, and never called', async () => {
  const store = memoryStore();
  const push = await pushOf(store, quiet, { enabled: true, subject: 'https://x.invalid' });
  const port = portOf(service);
  const kept = JSON.stringify(subscription(`https://localhost%2D.push.apple.com:${port}/x`));
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  await store.setPush('ann', kept, 10);
  const before = notices.length;
  push.notify('ann', standIn({ id: 'x', game: 'muster' }), () => '');
  await vi.waitFor(async () => expect(await store.pushOf('ann')).toEqual([]));
  expect(notices).toHaveLength(before);
});

/** A player with so many browsers, and a service at which nobody listens: what is said of each try. */
async function unheard(
  browsers: number,
  now = 0,
): Promise<{
  push: Awaited<ReturnType<typeof pushOf>>;
  said: unknown[];
  advance(milliseconds: number): void;
}> {
  const said: unknown[] = [];
  const log = standIn<typeof quiet>({ warn: (...words: unknown[]) => void said.push(words.at(-1)) });
  const store = memoryStore();
  const host = 'localhost:1';
  let time = now;
  const push = await pushOf(
    store,
    log,
    { enabled: true, subject: 'https://x.invalid', service: { host, agent: new Agent() } },
    () => time,
  );
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  for (let each = 0; each < browsers; each += 1) {
    await store.setPush('ann', JSON.stringify(subscription(`https://${host}/${each}`)), 10);
  }
  return { push, said, advance: (milliseconds) => void (time += milliseconds) };
}
const at = (table: string): TableHeader => standIn({ id: table, game: 'muster' });

test('only so many are told at once; whoever was told, or could not be, makes room', async () => {
  const { push, said } = await unheard(10);
  const tell = async (times: number, name: string): Promise<unknown[]> => {
    said.length = 0;
    for (let each = 0; each < times; each += 1) push.notify('ann', at(`${name}${each}`), () => '');
    await vi.waitFor(() => expect(said).toHaveLength(10 * times), 20_000);
    return said.filter((word) => word === 'too many are being told at once');
  };
  expect(await tell(20, 'x')).toHaveLength(0);
  expect(await tell(21, 'y')).toHaveLength(10);
});

test('whoever is gone and cannot be forgotten just now makes room all the same', async () => {
  const store = memoryStore();
  const port = portOf(service);
  const warn = vi.fn();
  const push = await pushOf(store, standIn<typeof quiet>({ warn }), {
    enabled: true,
    subject: 'https://x.invalid',
    service: { host: `localhost:${port}`, agent: new Agent({ ca: cert, keepAlive: true }) },
  });
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  for (let each = 0; each < 10; each += 1) {
    await store.setPush('ann', JSON.stringify(subscription(`https://localhost:${port}/${each}`)), 10);
  }
  vi.spyOn(store, 'dropPush').mockRejectedValue(new Error('the disk is full'));
  const before = notices.length;
  status = 410;
  for (let times = 1; times <= 21; times += 1) {
    push.notify('ann', at(`gone ${times}`), () => '');
    await vi.waitFor(() => expect(notices).toHaveLength(before + 10 * times), 20_000);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(times), 20_000);
  }
  expect(warn).not.toHaveBeenCalledWith('too many are being told at once');
  status = 201;
  notices.splice(before);
});

test('of one table somebody is told a few times at once, then every half minute, and of others all the same', async () => {
  const { push, said, advance } = await unheard(1);
  const told = async (times: number, table: string, expected: number): Promise<void> => {
    said.length = 0;
    for (let each = 0; each < times; each += 1) push.notify('ann', at(table), () => '');
    // Told after all those, so that none of them is still on its way.
    push.notify('ann', at(`after ${table} ${times}`), () => '');
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(expected), 20_000);
    expect(said).toHaveLength(expected + 1);
  };
  await told(50, 'x', 5);
  await told(3, 'x', 0);
  await told(3, 'y', 3);
  advance(31_000);
  await told(4, 'x', 1);
});

test.each([429, 500, 503])(
  'a browser whose service answers %d is told the next time, too',
  async (answer) => {
    const store = memoryStore();
    const port = portOf(service);
    const warn = vi.fn();
    const push = await pushOf(store, standIn<typeof quiet>({ warn }), {
      enabled: true,
      subject: 'https://x.invalid',
      service: { host: `localhost:${port}`, agent: new Agent({ ca: cert }) },
    });
    await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
    await store.setPush('ann', JSON.stringify(subscription(`https://localhost:${port}/ann`)), 10);
    const before = notices.length;
    status = answer;
    push.notify('ann', at('x'), () => '');
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith({ status: answer }, 'push was not taken'),
      20_000,
    );
    status = 201;
    push.notify('ann', at('y'), () => '');
    await vi.waitFor(() => expect(notices).toHaveLength(before + 2), 20_000);
    notices.splice(before);
  },
);

test('a player has ten browsers at most: of more, the oldest is forgotten', async () => {
  const ann = await newPerson(server.url, 'Ann');
  for (let each = 0; each < 13; each += 1) {
    const body = subscription(`${endpoint}/${each}`);
    expect((await call(server.url, 'PUT', '/api/me/push', { key: ann.key, body })).status).toBe(204);
  }
  const { push } = await want(routes.Exported, server.url, 'GET', '/api/me/export', { key: ann.key });
  expect(push).toEqual(Array.from({ length: 10 }, (_, each) => `${endpoint}/${each + 3}`));
});

test.each([
  ['no key', { p256dh: '', auth: 'A'.repeat(22) }],
  ['a key that is none', { p256dh: `C${'A'.repeat(86)}`, auth: 'A'.repeat(22) }],
  ['a long key', { p256dh: `B${'A'.repeat(190)}`, auth: 'A'.repeat(22) }],
  ['a short secret', { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(10) }],
])('a subscription with %s is refused', async (_what, keys) => {
  const ann = await newPerson(server.url, 'Ann');
  const body = { endpoint, keys };
  expect((await call(server.url, 'PUT', '/api/me/push', { key: ann.key, body })).status).toBe(400);
});

test('whoever asked for it and is not there is told that it is their turn and what was played, not what anybody holds', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat1' } });
  const [ann] = table.people;
  const body = { ...subscription(), language: 'de' };
  expect((await call(server.url, 'PUT', '/api/me/push', { key: ann.key, body })).status).toBe(204);
  await table.guests[0].close();
  await table.guests[1].until(() =>
    table.guests[1].received.some((text) => text.includes('"present":false')),
  );
  const { actor, seq } = atTurn({ guests: [table.guests[1]] });
  await actor.ask({ type: 'move', after: seq, word: actor.words().find((word) => word.startsWith('lay'))! });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await vi.waitFor(() => expect(notices).toHaveLength(1), 5000);
  expect(notices[0].path).toBe('/ann');
  expect(notices[0].headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'turn', ttl: '86400' });
  const { told, ...turn } = opened(notices[0].body);
  expect(turn).toEqual({ kind: 'turn', table: table.table, game: 'muster' });
  // What the other did, as Ann's own log tells it: of a card from the pile, not which.
  expect(told).toMatch(/^Guest 1 legt .+\. Guest 1 zieht vom Nachziehstapel\.$/u);
  await table.guests[1].close();
});

test.each([404, 410])('a subscription that is gone is forgotten: %i', async (gone) => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat1' } });
  const [ann, bob] = table.people;
  await call(server.url, 'PUT', '/api/me/push', { key: ann.key, body: subscription() });
  const mine = async (): Promise<string[]> =>
    (await want(routes.Exported, server.url, 'GET', '/api/me/export', { key: ann.key })).push;
  expect(await mine()).toEqual([endpoint]);
  await table.guests[0].close();
  await table.guests[1].until(() =>
    table.guests[1].received.some((text) => text.includes('"present":false')),
  );
  status = gone;
  const guest = table.guests[1];
  await guest.ask({
    type: 'move',
    after: guest.sight()!.seq,
    word: guest.words().find((word) => word.startsWith('lay'))!,
  });
  await guest.ask({ type: 'move', after: guest.sight()!.seq, word: 'draw-pile' });
  await vi.waitFor(async () => expect(await mine()).toEqual([]), 5000);
  expect((await call(server.url, 'DELETE', '/api/me/push', { key: bob.key })).status).toBe(204);
  await guest.close();
});
