import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import * as routes from '#table/routes';
import type { Store } from '../store/store.ts';
import {
  accept,
  call,
  connect,
  getReady,
  type Guest,
  newPerson,
  openTable,
  want,
} from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { company } from '../testing/company.ts';
import { memoryStore } from '../testing/memory.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { ownServer, useServer } from '../testing/use-server.ts';

const server = useServer({}, { limits: false });
let url: string;
beforeAll(() => {
  ({ url } = server);
});
const twoSeats = { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('a guest has a name and a key, and the database knows neither key nor code', async () => {
  const ann = await newPerson(url, '  Ann  ');
  expect(ann.player.name).toBe('Ann');
  const { code } = await want(routes.NewCode, url, 'POST', '/api/me/code', { key: ann.key });
  const opened = await openTable(url, ann.key, twoSeats);
  const stored = ['tavola.db', 'tavola.db-wal']
    .map((file) => readFileSync(join(server.data, file), 'latin1'))
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
  const second = v.parse(routes.Identity, claims.find(({ status }) => status === 200)!.body);
  expect(second.player).toEqual(ann.player);
  expect(second.key).not.toBe(ann.key);
  expect((await want(routes.MyTables, url, 'GET', '/api/me', { key: second.key })).player).toEqual(
    ann.player,
  );
});

test('whoever signs out their other devices stays where they are', async () => {
  const table = await company(url, { game: 'muster', people: 2 });
  const [ann] = table.guests;
  const { status } = await call(url, 'DELETE', '/api/me/keys', { key: table.people[0].key });
  expect(status).toBe(204);
  expect(await ann.ask({ type: 'chat', text: 'still here' })).toMatchObject({ type: 'done' });
  await table.leave();
});

test('a code is good for ten minutes', async () => {
  const clock = handClock();
  const own = await ownServer({ clock }, { limits: false });
  const ann = await newPerson(own.url, 'Ann');
  const claimed = async (after: number): Promise<number> => {
    const { code } = await want(routes.NewCode, own.url, 'POST', '/api/me/code', { key: ann.key });
    clock.advance(after);
    return (await call(own.url, 'POST', '/api/players/claim', { body: { code } })).status;
  };
  expect([await claimed(599_000), await claimed(601_000)]).toEqual([200, 404]);
});

test('a key is taken as it was given, and not with something before or behind it', async () => {
  const { key } = await newPerson(url, 'Ann');
  const status = async (authorization: string): Promise<number> =>
    (await call(url, 'GET', '/api/me', { headers: { authorization } })).status;
  expect(await status(`Bearer ${key}`)).toBe(200);
  for (const wrong of [
    `Bearer ${key}x`,
    `Bearer ${key}, Bearer ${key}`,
    `Bearer x${key}`,
    `xBearer ${key}`,
    `Bearer  ${key}`,
    `Bearer ${key.slice(0, -1)}`,
    key,
  ]) {
    expect(await status(wrong), wrong.replace(key, '…')).toBe(401);
  }
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

test('whoever sits at a table without being its host invites nobody', async () => {
  const [ann, bob] = await Promise.all([newPerson(url, 'Ann'), newPerson(url, 'Bob')]);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { table, invitations } = await openTable(url, ann.key, { game: 'murano', seats });
  await accept(url, bob.key, invitations[0].code);
  const path = `/api/tables/${table.id}/invitations`;
  const answer = await call(url, 'POST', path, { key: bob.key, body: { seat: 2 } });
  expect([answer.status, answer.body]).toEqual([403, { reason: 'not-yours' }]);
  // The one that the host has given out is still good.
  const look = await call(url, 'POST', '/api/invitations/look', { body: { code: invitations[1].code } });
  expect(look.status).toBe(200);
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

test('of my tables those come first at which I am to act, and then the newest', async () => {
  const ann = await newPerson(url, 'Ann');
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const open = async (first: string): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const options = { first };
    const { table, invitations } = await openTable(url, ann.key, {
      game: 'muster',
      options,
      seats,
      agreement,
    });
    const bob = await newPerson(url, 'Bob');
    await accept(url, bob.key, invitations[0].code);
    const both = await Promise.all([ann, bob].map(({ key }) => connect(url, { table: table.id, key })));
    await Promise.all(both.map(getReady));
    await Promise.all(both.map((each) => each.until(() => each.sight() !== null)));
    await Promise.all(both.map((each) => each.close()));
    return table.id;
  };
  const mine = await open('seat0');
  const theirs = [await open('seat1'), await open('seat1')];
  const { tables } = await want(routes.MyTables, url, 'GET', '/api/me', { key: ann.key });
  expect(tables.map(({ table, myTurn }) => [table.id, myTurn])).toEqual([
    [mine, true],
    [theirs[1], false],
    [theirs[0], false],
  ]);
});

test('a call says what it has to say in few words', async () => {
  const body = { name: 'x'.repeat(17_000) };
  const { status, body: answer } = await call(url, 'POST', '/api/players', { body });
  expect([status, answer]).toEqual([413, { reason: 'malformed' }]);
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

test('whoever fills the lobby with empty tables hides nobody else', async () => {
  const [eve, ann] = await Promise.all(['Eve', 'Ann'].map((name) => newPerson(url, name)));
  const overDays = { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' } as const;
  const mine = await openTable(url, ann.key, { ...twoSeats, listed: true, agreement: overDays });
  for (let each = 0; each < 110; each += 1) {
    await openTable(url, eve.key, { ...twoSeats, listed: true, agreement: overDays });
  }
  const { tables } = await want(routes.Lobby, url, 'GET', '/api/tables');
  expect(tables.map(({ table }) => table.id)).toContain(mine.table.id);
  expect(tables).toHaveLength(3);
});

test('listed tables of many hosts of one network leave room for those of others, and nobody lists without end', async () => {
  const own = await ownServer({}, { trustProxy: 1 });
  const overDays = { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' } as const;
  const body = { ...twoSeats, options: {}, listed: true, agreement: overDays };
  const openFrom = async (address: string, key: string): Promise<{ status: number; id: string }> => {
    const headers = { 'x-forwarded-for': address };
    const answer = await call(own.url, 'POST', '/api/tables', { key, body, headers });
    const opened = v.safeParse(v.object({ table: v.object({ id: v.string() }) }), answer.body);
    return { status: answer.status, id: opened.success ? opened.output.table.id : '' };
  };
  const guest = async (address: string): Promise<string> => {
    const headers = { 'x-forwarded-for': address };
    const { body: made } = await call(own.url, 'POST', '/api/players', { body: { name: 'Guest' }, headers });
    return v.parse(routes.Identity, made).key;
  };
  const honest = await openFrom('198.51.100.1', await guest('198.51.100.1'));
  for (let each = 0; each < 60; each += 1) {
    const address = `203.0.${each}.1`;
    const key = await guest(address);
    for (let time = 0; time < 2; time += 1) expect((await openFrom(address, key)).status).toBe(200);
  }
  const listed = await want(routes.Lobby, own.url, 'GET', '/api/tables');
  expect(listed.tables).toHaveLength(100);
  expect(listed.tables.map(({ table }) => table.id)).toContain(honest.id);
  const key = await guest('192.0.2.1');
  const statuses: number[] = [];
  for (let each = 0; each < 9; each += 1) statuses.push((await openFrom('192.0.2.1', key)).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
});

test('a table over days whose host has not been seen for days is no longer listed', async () => {
  const clock = handClock();
  const own = await ownServer({ clock }, { limits: false });
  const ann = await newPerson(own.url, 'Ann');
  const agreement = { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' } as const;
  const { table } = await openTable(own.url, ann.key, { ...twoSeats, listed: true, agreement });
  const lobby = async (): Promise<number> =>
    (await want(routes.Lobby, own.url, 'GET', '/api/tables')).tables.length;
  expect(await lobby()).toBe(1);
  clock.advance(4 * 86_400_000);
  expect(await lobby()).toBe(0);
  const host = await connect(own.url, { table: table.id, key: ann.key });
  expect(await lobby()).toBe(1);
  await host.close();
});

test('guests who sit nowhere are forgotten after a while, unless they are to be kept for ever', async () => {
  const fresh = dataFolder();
  const clock = handClock();
  const days = (count: number): void => clock.advance(count * 86_400_000);
  let own = await startForTest(fresh.path, { clock }, { limits: false, keepGuestsDays: 0 });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => newPerson(own.url, name)));
  await openTable(own.url, ann.key, twoSeats);
  const status = async (key: string): Promise<number> =>
    (await call(own.url, 'GET', '/api/me', { key })).status;
  const again = async (keepGuestsDays: number): Promise<void> => {
    await own.close();
    own = await startForTest(fresh.path, { clock }, { limits: false, keepGuestsDays });
    // What is looked for at the start is written with whatever is written next.
    await call(own.url, 'GET', '/readyz');
  };
  days(100);
  await again(0);
  expect([await status(ann.key), await status(bob.key)]).toEqual([200, 200]);
  await again(101);
  expect([await status(ann.key), await status(bob.key)]).toEqual([200, 200]);
  await again(99);
  expect([await status(ann.key), await status(bob.key)]).toEqual([200, 401]);
  await own.close();
  fresh.remove();
});

test('an export opens no table, and tells the seat that one has', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => newPerson(url, name)));
  const { table, invitations } = await openTable(url, ann.key, twoSeats);
  await accept(url, bob.key, invitations[0].code);
  const left = await openTable(url, ann.key, twoSeats);
  await accept(url, bob.key, left.invitations[0].code);
  const guest = await connect(url, { table: left.table.id, key: bob.key });
  await guest.ask({ type: 'stand' });
  await guest.ended;
  const open = vi.spyOn(server.tables, 'open');
  const mine = await want(routes.Exported, url, 'GET', '/api/me/export', { key: bob.key });
  expect(mine.tables).toEqual([{ table: table.id, seat: 1 }]);
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('the host frees the seat of somebody who never gets ready, and of nobody else', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => newPerson(url, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { table, invitations } = await openTable(url, ann.key, { game: 'murano', seats });
  await accept(url, bob.key, invitations[0].code);
  await accept(url, eve.key, invitations[1].code);
  const host = await connect(url, { table: table.id, key: ann.key });
  const guest = await connect(url, { table: table.id, key: bob.key });
  const reasonOf = async (from: Guest, seat: number): Promise<string> => {
    const answer = await from.ask({ type: 'dismiss', seat });
    return answer.type === 'refused' ? answer.reason : answer.type;
  };
  expect(await reasonOf(guest, 2)).toBe('not-yours');
  for (const seat of [0, 3]) expect(await reasonOf(host, seat)).toBe('not-now');
  await getReady(guest);
  expect(await reasonOf(host, 1), 'who is ready stays').toBe('not-now');
  expect(await reasonOf(host, 2)).toBe('done');
  expect(await reasonOf(host, 2), 'nobody sits there').toBe('not-now');
  expect(host.table().seats[2]).toEqual({ kind: 'open' });
  expect((await connect(url, { table: table.id, key: eve.key })).seat()).toBeNull();
  // The one who stays is not disturbed, and the match begins with a bot.
  expect((await host.ask({ type: 'fill', seat: 2, level: '1' })).type).toBe('done');
  await getReady(host);
  await guest.until(() => guest.sight() !== null);
  expect(await reasonOf(host, 1), 'nobody is sent away from a match').toBe('not-now');
  await Promise.all([host.close(), guest.close()]);
});

test('whoever is being sent away does not slip in again from the lobby meanwhile', async () => {
  const store = memoryStore();
  const slow: Store = { ...store, close: () => Promise.resolve() };
  const house = await ownServer({ store: slow }, { limits: false });
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => newPerson(house.url, name)));
  const { table } = await openTable(house.url, ann.key, { ...twoSeats, listed: true });
  const sitDown = (): ReturnType<typeof call> =>
    call(house.url, 'POST', `/api/tables/${table.id}/join`, { key: eve.key });
  expect((await sitDown()).status).toBe(200);
  const host = await connect(house.url, { table: table.id, key: ann.key });
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  slow.append = async (...entry) => {
    begun.resolve();
    await held.promise;
    return store.append(...entry);
  };
  const sent = host.ask({ type: 'dismiss', seat: 1 });
  await begun.promise;
  slow.playerByKey = (key) => store.playerByKey(key).finally(looked.resolve);
  const joined = sitDown();
  await looked.promise;
  // Whoever asks after her is answered: what can be done for her before that is done.
  await call(house.url, 'GET', '/api/push');
  held.resolve();
  expect((await sent).type).toBe('done');
  expect((await joined).body).toEqual({ reason: 'not-yours' });
  await host.close();
});

test('somebody whom the host has sent away comes back by an invitation, and not from the lobby', async () => {
  const [ann, eve, bob] = await Promise.all(['Ann', 'Eve', 'Bob'].map((name) => newPerson(url, name)));
  const { table } = await openTable(url, ann.key, { ...twoSeats, listed: true });
  const join = async (key: string): Promise<number> =>
    (await call(url, 'POST', `/api/tables/${table.id}/join`, { key })).status;
  const host = await connect(url, { table: table.id, key: ann.key });
  // Whoever gets up may come again.
  expect(await join(eve.key)).toBe(200);
  const guest = await connect(url, { table: table.id, key: eve.key });
  expect((await guest.ask({ type: 'stand' })).type).toBe('done');
  expect(await join(eve.key)).toBe(200);
  expect((await host.ask({ type: 'dismiss', seat: 1 })).type).toBe('done');
  expect(await join(eve.key)).toBe(403);
  const invited = await want(routes.Invitation, url, 'POST', `/api/tables/${table.id}/invitations`, {
    key: ann.key,
    body: { seat: 1 },
  });
  expect((await accept(url, eve.key, invited.code)).seat).toBe(1);
  expect((await host.ask({ type: 'dismiss', seat: 1 })).type).toBe('done');
  expect(await join(bob.key), 'anybody else').toBe(200);
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

test('somebody who was removed stays removed, whatever happens at their tables afterwards', async () => {
  const tables = [
    await company(url, { game: 'muster', people: 2 }),
    await company(url, { game: 'muster', people: 2 }),
  ];
  const [over, running] = tables;
  await over.guests[1].ask({ type: 'resign' });
  for (const { people } of tables) await call(url, 'DELETE', '/api/me', { key: people[0].key });
  expect(await over.guests[1].ask({ type: 'rematch' })).toMatchObject({ type: 'done' });
  expect(await running.guests[1].ask({ type: 'resign' })).toMatchObject({ type: 'done' });
  for (const { people } of tables) {
    expect(await server.store.tablesOf(people[0].player.id, 10)).toEqual([]);
    expect(await server.store.tablesOf(people[1].player.id, 10)).not.toEqual([]);
  }
  await Promise.all(tables.map(({ guests }) => guests[1].close()));
});

test('nobody is removed before a bot has each of their seats', async () => {
  const store = memoryStore();
  const slow: Store = { ...store, close: () => Promise.resolve() };
  const house = await ownServer({ store: slow }, { limits: false });
  const table = await company(house.url, { game: 'muster', people: 2 });
  const live = (await house.tables.open(table.table))!;
  const seen: unknown[] = [];
  slow.removePlayer = (player) => {
    seen.push(live.state().seats[0]);
    return store.removePlayer(player);
  };
  expect((await call(house.url, 'DELETE', '/api/me', { key: table.people[0].key })).status).toBe(204);
  expect(seen).toMatchObject([{ standIn: '3', gone: true }]);
  await table.guests[1].close();
});

test('whoever is removed while they sit down, or while a table is opened for them, sits nowhere', async () => {
  const store = memoryStore();
  const slow: Store = { ...store, close: () => Promise.resolve() };
  const house = await ownServer({ store: slow }, { limits: false });
  const [ann, eve, bob] = await Promise.all(['Ann', 'Eve', 'Bob'].map((name) => newPerson(house.url, name)));
  const { table } = await openTable(house.url, ann.key, { ...twoSeats, listed: true });
  const host = await connect(house.url, { table: table.id, key: ann.key });
  const remove = async (key: string): Promise<void> =>
    expect((await call(house.url, 'DELETE', '/api/me', { key })).status).toBe(204);
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const kept = async <T>(keep: () => Promise<T>): Promise<T> => {
    begun.resolve();
    await held.promise;
    return keep();
  };
  slow.append = (...entry) => kept(() => store.append(...entry));
  const joined = call(house.url, 'POST', `/api/tables/${table.id}/join`, { key: eve.key });
  await begun.promise;
  await remove(eve.key);
  held.resolve();
  await joined;
  expect((await host.ask({ type: 'chat', text: 'anybody?' })).type).toBe('done');
  expect(host.table().seats[1]).toEqual({ kind: 'open' });
  expect(await house.store.tablesOf(eve.player.id, 10)).toEqual([]);
  await host.close();

  const opened = Promise.withResolvers<string>();
  const removed = Promise.withResolvers<void>();
  slow.addTable = async (plan) => {
    opened.resolve(plan.header.id);
    await removed.promise;
    return store.addTable(plan);
  };
  const opening = openTable(house.url, bob.key, twoSeats);
  const id = await opened.promise;
  await remove(bob.key);
  removed.resolve();
  await opening;
  const live = await house.tables.open(id);
  await live!.happen(() => 'not-now');
  expect(live!.state().result).toMatchObject({ ending: 'abandoned' });
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
