import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as routes from '#table/routes';
import type { Server } from './server.ts';
import { accept, call, connect, newPerson, openTable, want } from './testing/client.ts';
import { company } from './testing/company.ts';
import { dataFolder, startForTest } from './testing/start.ts';

vi.setConfig({ testTimeout: 30_000 });
const data = dataFolder();
let server: Server;
let url: string;
beforeAll(async () => {
  server = await startForTest(data.path, {}, { limits: false });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  data.remove();
});
const twoSeats = { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('a guest has a name and a key, and the database knows neither key nor code', async () => {
  const ann = await newPerson(url, '  Ann  ');
  expect(ann.player.name).toBe('Ann');
  const { code } = await want(routes.NewCode, url, 'POST', '/api/me/code', { key: ann.key });
  const opened = await openTable(url, ann.key, twoSeats);
  const stored = ['tavola.db', 'tavola.db-wal']
    .map((file) => readFileSync(join(data.path, file), 'latin1'))
    .join('');
  expect(stored).toContain(ann.player.id);
  for (const secret of [ann.key, code, opened.invitations[0].code, opened.watch]) {
    expect(stored.includes(secret)).toBe(false);
  }
});

test('a code brings the same player to another device, once', async () => {
  const ann = await newPerson(url, 'Ann');
  const { code } = await want(routes.NewCode, url, 'POST', '/api/me/code', { key: ann.key });
  const claims = await Promise.all(
    [1, 2, 3].map(() => call(url, 'POST', '/api/players/claim', { body: { code } })),
  );
  expect(claims.filter(({ status }) => status === 404)).toHaveLength(2);
  const second = claims.find(({ status }) => status === 200)!.body as typeof ann;
  expect(second.player).toEqual(ann.player);
  expect(second.key).not.toBe(ann.key);
  expect((await want(routes.MyTables, url, 'GET', '/api/me', { key: second.key })).player).toEqual(
    ann.player,
  );
});

test('whoever is signed out elsewhere is sent away at once', async () => {
  const table = await company(url, { game: 'muster', people: 2 });
  const [ann] = table.people;
  const { code } = await want(routes.NewCode, url, 'POST', '/api/me/code', { key: ann.key });
  const { key } = await want(routes.Identity, url, 'POST', '/api/players/claim', { body: { code } });
  expect((await call(url, 'DELETE', '/api/me/keys', { key })).status).toBe(204);
  expect((await table.guests[0].ended).bye).toMatchObject({ reason: 'no-key', retry: null });
  expect((await call(url, 'GET', '/api/me', { key: ann.key })).status).toBe(401);
  const again = await connect(url, { table: table.table, key });
  expect(again.seat()).toBe(0);
  expect(again.words().length + table.guests[1].words().length).toBeGreaterThan(0);
  await Promise.all([again.close(), table.leave()]);
});

test('an invitation is spent by accepting it, never by looking, and by one person only', async () => {
  const ann = await newPerson(url, 'Ann');
  const opened = await openTable(url, ann.key, twoSeats);
  const [{ code }] = opened.invitations;
  for (let look = 0; look < 20; look += 1) {
    const invited = await want(routes.Invited, url, 'POST', '/api/invitations/look', { body: { code } });
    expect(invited).toMatchObject({ seat: 1, from: 'Ann', table: { seats: [{}, { kind: 'open' }] } });
  }
  for (const method of ['GET', 'HEAD']) {
    expect((await fetch(`${url}/api/invitations/accept?code=${code}`, { method })).status).toBe(404);
  }
  const crowd = await Promise.all(Array.from({ length: 10 }, (_, each) => newPerson(url, `Guest ${each}`)));
  const results = await Promise.all(
    crowd.map(({ key }) => call(url, 'POST', '/api/invitations/accept', { key, body: { code } })),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status, body } = await call(url, 'POST', '/api/invitations/look', { body: { code } });
  expect([status, body]).toEqual([404, { reason: 'no-invitation' }]);
});

test('a new invitation makes the one before it void, and only the host makes one', async () => {
  const [ann, bob] = await Promise.all([newPerson(url, 'Ann'), newPerson(url, 'Bob')]);
  const { table, invitations } = await openTable(url, ann.key, twoSeats);
  const path = `/api/tables/${table.id}/invitations`;
  expect((await call(url, 'POST', path, { key: bob.key, body: { seat: 1 } })).status).toBe(403);
  const { code } = await want(routes.Invitation, url, 'POST', path, { key: ann.key, body: { seat: 1 } });
  const old = await call(url, 'POST', '/api/invitations/accept', {
    key: bob.key,
    body: invitations[0] && { code: invitations[0].code },
  });
  expect(old.status).toBe(404);
  expect(await accept(url, bob.key, code)).toEqual({ table: table.id, seat: 1 });
  expect((await call(url, 'POST', path, { key: ann.key, body: { seat: 1 } })).body).toEqual({
    reason: 'not-now',
  });
});

test('nobody sits at a table twice', async () => {
  const ann = await newPerson(url, 'Ann');
  const { invitations } = await openTable(url, ann.key, twoSeats);
  const again = await call(url, 'POST', '/api/invitations/accept', {
    key: ann.key,
    body: { code: invitations[0].code },
  });
  expect([again.status, again.body]).toEqual([409, { reason: 'seated' }]);
});

test('the lobby lists what wants to be found, until it is full', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => newPerson(url, name)));
  const hidden = await openTable(url, ann.key, twoSeats);
  const listed = await openTable(url, ann.key, { ...twoSeats, listed: true });
  const lobby = async (): Promise<string[]> =>
    (await want(routes.Lobby, url, 'GET', '/api/tables')).tables.map(({ table }) => table.id);
  expect(await lobby(), 'the host is not there').toEqual([]);
  const host = await connect(url, { table: listed.table.id, key: ann.key });
  expect(await lobby()).toEqual([listed.table.id]);
  const join = (id: string, key: string) => call(url, 'POST', `/api/tables/${id}/join`, { key });
  expect((await join(hidden.table.id, bob.key)).status).toBe(403);
  expect((await join(listed.table.id, bob.key)).body).toEqual({ table: listed.table.id, seat: 1 });
  expect((await join(listed.table.id, eve.key)).status).toBe(409);
  expect(await lobby()).toEqual([]);
  await host.close();
});

test('everything about a player can be taken along and removed; the match goes on without them', async () => {
  const table = await company(url, { game: 'muster', people: 2 });
  const [ann, bob] = table.people;
  await table.guests[0].ask({ type: 'chat', text: 'good luck' });
  const mine = await want(routes.Exported, url, 'GET', '/api/me/export', { key: ann.key });
  expect(mine).toMatchObject({ player: ann.player, devices: 1, tables: [{ table: table.table, seat: 0 }] });
  expect(mine.chat.map(({ text }) => text)).toEqual(['good luck']);
  expect((await call(url, 'DELETE', '/api/me', { key: ann.key })).status).toBe(204);
  await table.guests[0].ended;
  expect((await call(url, 'GET', '/api/me', { key: ann.key })).status).toBe(401);
  await table.guests[1].until(() => {
    const [seat] = table.guests[1].table().seats;
    return seat.kind === 'person' && seat.standIn !== null && seat.name === '';
  });
  const again = await connect(url, { table: table.table, key: bob.key });
  expect(again.chat()).toEqual([]);
  await Promise.all([again.close(), table.guests[1].close()]);
});

test('a new name is seen by those at the table', async () => {
  const table = await company(url, { game: 'muster', people: 2 });
  await want(routes.Me, url, 'PATCH', '/api/me', { key: table.people[0].key, body: { name: 'Zoë' } });
  await table.guests[1].until(() => table.guests[1].received.some((text) => text.includes('Zoë')));
  expect(table.guests[1].table().seats[0]).toMatchObject({ name: 'Zoë' });
  await table.leave();
});

test.each([
  ['options that the game does not have', { game: 'muster', options: { bluffing: true } }],
  ['a game that nobody knows', { game: 'chess' }],
  ['too many seats', { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }],
])('a table with %s is refused', async (_what, change) => {
  const ann = await newPerson(url, 'Ann');
  await expect(openTable(url, ann.key, { ...twoSeats, ...change })).rejects.toThrow('options');
});

test('a body that is not what was expected, is too long or is no JSON is refused without a word more', async () => {
  const post = (body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${url}/api/players`, { method: 'POST', body, headers: { 'content-type': type } });
  for (const body of [
    '{',
    '[]',
    'null',
    '{"name":1}',
    '{"name":"A","admin":true}',
    '{"__proto__":{"name":"A"}}',
  ]) {
    const answer = await post(body);
    expect([answer.status, await answer.json()], body).toEqual([400, { reason: 'malformed' }]);
  }
  expect((await post(JSON.stringify({ name: 'x'.repeat(20_000) }))).status).toBe(413);
  expect((await post('name=Ann', 'application/x-www-form-urlencoded')).status).toBe(415);
});
