import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as routes from '#table/routes';
import type { Server } from './server.ts';
import { cert, key } from './testing/certificate.ts';
import { call, want } from './testing/client.ts';
import { atTurn, company } from './testing/company.ts';
import { dataFolder, startForTest } from './testing/start.ts';

vi.setConfig({ testTimeout: 30_000 });

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
function opened(body: Buffer): unknown {
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
  const { port } = service.address() as AddressInfo;
  endpoint = `https://localhost:${port}/ann`;
  const push = {
    enabled: true,
    service: { host: new RegExp(`^localhost:${port}$`, 'u'), agent: new Agent({ ca: cert }) },
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
    'file:///etc/passwd',
  ]) {
    expect(
      (await call(server.url, 'PUT', '/api/me/push', { key: mine, body: subscription(to) })).status,
      to,
    ).toBe(400);
  }
  await table.leave();
});

test('whoever asked for it and is not there is told that it is their turn, and not what they hold', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat1' } });
  const [ann] = table.people;
  expect((await call(server.url, 'PUT', '/api/me/push', { key: ann.key, body: subscription() })).status).toBe(
    204,
  );
  await table.guests[0].close();
  await table.guests[1].until(() =>
    table.guests[1].received.some((text) => text.includes('"present":false')),
  );
  const { actor, seq } = atTurn({ guests: [table.guests[1]] });
  await actor.ask({ type: 'move', after: seq, word: actor.words().find((word) => word.startsWith('lay'))! });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await vi.waitFor(() => expect(notices).toHaveLength(1), 5000);
  expect(notices[0].path).toBe('/ann');
  expect(notices[0].headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'turn' });
  expect(opened(notices[0].body)).toEqual({ kind: 'turn', table: table.table, game: 'muster' });
  await table.guests[1].close();
});

test('a subscription that is gone is forgotten', async () => {
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
  status = 410;
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
