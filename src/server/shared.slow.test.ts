import { createConnection } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as routes from '#table/routes';
import { call, connect, getReady, type Guest, newPerson, openTable, want } from './testing/client.ts';
import { ownServer, useServer } from './testing/use-server.ts';

const server = useServer({}, { sharedScreens: true });

const opened = (seats: number, game = 'murano') =>
  want(routes.SharedTableOpened, server.url, 'POST', '/api/shared/tables', {
    body: { game, options: {}, seats },
  });
const sit = (key: string, code: string, seat: number) =>
  call(server.url, 'POST', '/api/shared/sit', { key, body: { code, seat } });
const fill = (code: string, seat: number) =>
  call(server.url, 'POST', '/api/shared/fill', { body: { code, seat, level: '1' } });

test('a server that was not started for a home has no such tables', async () => {
  const closed = await ownServer();
  const answers = await Promise.all([
    call(closed.url, 'GET', '/api/shared'),
    call(closed.url, 'POST', '/api/shared/tables', { body: { game: 'muster', options: {}, seats: 2 } }),
    call(closed.url, 'POST', '/api/shared/look', { body: { code: 'BCDF' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a screen opens a table, phones sit down by its code in any case, a bot takes a seat, and the match begins', async () => {
  const { table, watch, code } = await opened(3);
  expect(table).toMatchObject({ shared: true, phase: 'waiting' });
  const screen = await connect(server.url, { table: table.id, watch });
  const looked = await want(routes.SharedTable, server.url, 'POST', '/api/shared/look', {
    body: { code: code.toLowerCase() },
  });
  expect(looked).toMatchObject({ table: { id: table.id }, watch });
  const phones: Guest[] = [];
  for (const [seat, name] of ['Anna', 'Ben'].entries()) {
    const { key } = await newPerson(server.url, name);
    expect((await sit(key, code, seat)).body).toEqual({ table: table.id, seat });
    phones.push(await connect(server.url, { table: table.id, key }));
  }
  expect((await fill(code, 2)).status).toBe(204);
  for (const phone of phones) await getReady(phone);
  await screen.until(() => screen.sight() !== null);
  expect(screen.seat()).toBeNull();
  expect(screen.table()).toMatchObject({
    phase: 'playing',
    seats: [{ name: 'Anna' }, { name: 'Ben' }, { kind: 'bot' }],
  });
  for (const guest of [screen, ...phones]) await guest.close();
});

test('nobody is the host: the first one gets up without closing the table, and anybody gives a seat to a bot', async () => {
  const { table, code } = await opened(2, 'muster');
  const [anna, ben] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Ben')];
  await sit(anna.key, code, 0);
  await sit(ben.key, code, 1);
  const phones = [
    await connect(server.url, { table: table.id, key: anna.key }),
    await connect(server.url, { table: table.id, key: ben.key }),
  ] as const;
  await phones[0].ask({ type: 'stand' });
  await phones[1].until(() => phones[1].table().seats[0].kind === 'open');
  expect(phones[1].table().phase).toBe('waiting');
  expect(await phones[1].ask({ type: 'fill', seat: 0, level: '1' })).toMatchObject({ type: 'done' });
  for (const guest of phones) await guest.close();
});

test('a seat is taken once, one person has one, and a wrong code opens nothing', async () => {
  const { code } = await opened(2, 'muster');
  const [anna, ben] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Ben')];
  await sit(anna.key, code, 0);
  expect((await sit(ben.key, code, 0)).body).toEqual({ reason: 'not-now' });
  expect((await sit(anna.key, code, 1)).body).toEqual({ reason: 'seated' });
  const wrong = code === 'BBBB' ? 'CCCC' : 'BBBB';
  expect(await sit(ben.key, wrong, 1)).toMatchObject({ status: 404, body: { reason: 'code' } });
  expect((await sit(ben.key, 'OAKS', 1)).body).toEqual({ reason: 'malformed' });
});

test('the screen asks for its code again with its spectator link, and nobody else does', async () => {
  const { table, watch, code } = await opened(2, 'muster');
  const ask = (given: string) =>
    call(server.url, 'POST', '/api/shared/code', { body: { table: table.id, watch: given } });
  expect((await ask(watch)).body).toEqual({ code });
  expect((await ask('x'.repeat(43))).body).toEqual({ reason: 'no-table' });
});

test('a table that no screen has opened gets no code, also for whoever has its spectator link', async () => {
  const { key } = await newPerson(server.url, 'Anna');
  const { table, watch } = await openTable(server.url, key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const answer = await call(server.url, 'POST', '/api/shared/code', { body: { table: table.id, watch } });
  expect([answer.status, answer.body]).toEqual([404, { reason: 'no-table' }]);
});

test('a page whose name was led here neither calls nor connects', async () => {
  const { port } = new URL(server.url);
  const answer = async (target: string, headers: string): Promise<string> => {
    const socket = createConnection(Number(port), '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\n${headers}\r\n`);
    return (await textOf(socket)).slice(9, 12);
  };
  const wish =
    'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const plain = 'connection: close\r\n';
  for (const [host, statuses] of [
    [`192.168.1.7:${port}`, ['200', '101']],
    [`evil.example:${port}`, ['403', '403']],
  ] as const) {
    const name = `host: ${host}\r\n`;
    expect(await answer('/api/shared', name + plain)).toBe(statuses[0]);
    expect(await answer('/api/socket', name + wish)).toBe(statuses[1]);
  }
});

test('a finger is seen by those who watch a table around a screen, by nobody else, and is no way to say anything', async () => {
  const { table, watch, code } = await opened(2, 'muster');
  const screen = await connect(server.url, { table: table.id, watch });
  const phones: Guest[] = [];
  for (const [seat, name] of ['Anna', 'Ben'].entries()) {
    const { key } = await newPerson(server.url, name);
    await sit(key, code, seat);
    phones.push(await connect(server.url, { table: table.id, key }));
  }
  const [anna, ben] = phones;
  anna.sendText(JSON.stringify({ type: 'point', spots: ['bench-0', 'market-3'] }));
  anna.sendText(JSON.stringify({ type: 'point', spots: [] }));
  // Whoever only watches points at nothing.
  screen.sendText(JSON.stringify({ type: 'point', spots: ['ring-1'] }));
  await screen.until(() => screen.pointed().length === 2);
  expect(screen.pointed()).toEqual([
    { type: 'pointed', seat: 0, spots: ['bench-0', 'market-3'] },
    { type: 'pointed', seat: 0, spots: [] },
  ]);
  await ben.ask({ type: 'emote', emote: 'hello' });
  expect([anna.pointed(), ben.pointed()]).toEqual([[], []]);
  ben.sendText(JSON.stringify({ type: 'point', spots: ['my queen is flame-5'] }));
  expect((await ben.ended).bye).toMatchObject({ reason: 'malformed' });
  for (const guest of [screen, anna]) await guest.close();
});

test('far apart nobody sees a finger, and nobody chooses before the match', async () => {
  const anna = await newPerson(server.url, 'Anna');
  const { table, watch } = await openTable(server.url, anna.key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const [watcher, player] = [
    await connect(server.url, { table: table.id, watch }),
    await connect(server.url, { table: table.id, key: anna.key }),
  ];
  player.sendText(JSON.stringify({ type: 'point', spots: ['castle-0'] }));
  await player.ask({ type: 'emote', emote: 'hello' });
  await watcher.until(() => watcher.chat().length === 1);
  expect(watcher.pointed()).toEqual([]);
  for (const guest of [watcher, player]) await guest.close();
});
