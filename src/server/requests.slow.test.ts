import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Requests } from '#table/protocol';
import { connect, newPerson } from './testing/client.ts';
import { MOST_UNDONE } from './table/decider/decide.ts';
import { atTurn, company } from './testing/company.ts';
import { EVERY_REQUEST } from './testing/every-request.ts';
import { useServer } from './testing/use-server.ts';

const server = useServer({}, { limits: false });
const muster = { game: 'muster', people: 2 };

test('a request that arrives ten times is done once, and answered every time alike', async () => {
  const table = await company(server.url, muster);
  const { actor, word, seq } = atTurn(table);
  const request = JSON.stringify({ type: 'move', id: 'same', after: seq, word });
  for (let sent = 0; sent < 10; sent += 1) actor.sendText(request);
  const done = (): string[] => actor.received.filter((text) => text.includes('"same"'));
  await actor.until(() => done().length === 10);
  expect(new Set(done())).toEqual(new Set([JSON.stringify({ type: 'done', id: 'same', seq: seq + 1 })]));
  expect(actor.log()).toHaveLength(1);
  await table.leave();
});

test('after a new connection the same request is known, too', async () => {
  const table = await company(server.url, muster);
  const { actor, word, seq } = atTurn(table);
  const first = await actor.ask({ type: 'move', id: 'doubtful', after: seq, word });
  const seat = actor.seat()!;
  await actor.close();
  const again = await table.again(seat);
  expect(await again.ask({ type: 'move', id: 'doubtful', after: seq, word })).toEqual(first);
  expect(again.log()).toHaveLength(1);
  const other = table.guests[1 - seat];
  expect(await other.ask({ type: 'move', id: 'doubtful', after: seq, word })).toMatchObject({
    type: 'refused',
  });
  await again.close();
  await table.leave();
});

test('a late move is refused as stale and told apart from an illegal one', async () => {
  const table = await company(server.url, muster);
  const { actor, others, word, seq } = atTurn(table);
  expect(await actor.ask({ type: 'move', after: seq + 1, word })).toMatchObject({ reason: 'stale' });
  await actor.ask({ type: 'move', after: seq, word });
  expect(await actor.ask({ type: 'move', after: seq, word: 'draw-pile' })).toMatchObject({ reason: 'stale' });
  const now = actor.sight()!.seq;
  expect(await actor.ask({ type: 'move', after: now, word: 'nonsense' })).toMatchObject({
    reason: 'illegal',
  });
  expect(await actor.ask({ type: 'move', after: now, word: 'lay-water1-water' })).toMatchObject({
    reason: 'illegal',
    rule: expect.any(String),
    refusal: { key: expect.any(String) },
  });
  await others[0].until(() => others[0].sight()!.seq === now);
  expect(await others[0].ask({ type: 'move', after: now, word: 'draw-pile' })).toMatchObject({
    reason: 'illegal',
    rule: 'U5',
  });
  await table.leave();
});

test('what somebody did is told to the others after it was answered, in the words of each', async () => {
  const table = await company(server.url, muster);
  const watcher = await table.watcher();
  const { actor, others, word, seq } = atTurn(table);
  await actor.ask({ type: 'move', after: seq, word });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await Promise.all([...others, watcher].map((guest) => guest.until(() => guest.log().length === 2)));
  expect(actor.log()[1]).toMatchObject({ word: 'draw-pile', message: { key: 'log.drawSeen' }, sealed: true });
  for (const guest of [...others, watcher]) {
    expect(guest.log()[1]).toMatchObject({ word: null, message: { key: 'log.drawPile' } });
  }
  await watcher.close();
  await table.leave();
});

test('undo goes as far as at home: not beyond what was turned up, not after somebody else', async () => {
  const table = await company(server.url, muster);
  const { actor, others, word, seq } = atTurn(table);
  expect(await actor.ask({ type: 'undo', after: seq })).toMatchObject({ reason: 'empty-undo' });
  await actor.ask({ type: 'move', after: seq, word });
  expect(actor.sight()!.mayUndo).toBe(true);
  await others[0].until(() => others[0].log().length === 1);
  expect(await others[0].ask({ type: 'undo', after: others[0].sight()!.seq })).toMatchObject({
    reason: 'empty-undo',
  });
  expect(await actor.ask({ type: 'undo', after: seq })).toMatchObject({ reason: 'stale' });
  expect(await actor.ask({ type: 'undo', after: actor.sight()!.seq })).toMatchObject({ type: 'done' });
  await others[0].until(() => others[0].log().length === 0);
  expect(others[0].sight()!.event).toMatchObject({ kind: 'takenBack', word: null });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  expect(actor.sight()!.mayUndo).toBe(false);
  expect(await actor.ask({ type: 'undo', after: actor.sight()!.seq })).toMatchObject({
    reason: 'empty-undo',
  });
  await table.leave();
});

test('whoever takes back again and again is told to play on: a log does not grow in a circle', async () => {
  const table = await company(server.url, muster);
  const { actor, others, word } = atTurn(table);
  const now = (): number => actor.sight()!.seq;
  const play = (): ReturnType<typeof actor.ask> => actor.ask({ type: 'move', after: now(), word });
  for (let time = 0; time < MOST_UNDONE; time += 1) {
    await play();
    expect(await actor.ask({ type: 'undo', after: now() })).toMatchObject({ type: 'done' });
  }
  await play();
  const { length } = (await server.store.table(table.table))!.log;
  expect(await actor.ask({ type: 'undo', after: now() })).toMatchObject({ reason: 'undo-limit' });
  expect((await server.store.table(table.table))!.log).toHaveLength(length);
  // Somebody else may, and so may the same person once the match has come further than it was.
  await actor.ask({ type: 'move', after: now(), word: 'draw-pile' });
  await others[0].until(() => others[0].log().length === 2);
  const { actor: other, word: answer } = atTurn(table);
  await other.ask({ type: 'move', after: other.sight()!.seq, word: answer });
  expect(await other.ask({ type: 'undo', after: other.sight()!.seq })).toMatchObject({ type: 'done' });
  const live = (await server.tables.open(table.table))!;
  expect(live.state().progress).toMatchObject({
    standing: 2,
    farthest: 3,
    undone: expect.arrayContaining([0, 1]),
  });
  await table.leave();
});

test('those who choose at once do not get in each other’s way, and see only that the others have chosen', async () => {
  const table = await company(server.url, { game: 'murano', people: 3, options: { draft: true } });
  const before = table.guests.map((guest) => guest.sight()!);
  expect(before[0].toAct).toEqual([0, 1, 2]);
  const answers = await Promise.all(
    table.guests.map((guest, seat) =>
      guest.ask({ type: 'move', after: before[seat].seq, word: guest.words()[0] }),
    ),
  );
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
  await Promise.all(table.guests.map((guest) => guest.until(() => guest.log().length === 3)));
  const firstSeen = table.guests[2].received.findLast((text) => text.includes('"toAct":[1,2]'))!;
  const { sight }: { sight: { view: { choices: number[][] } } } = JSON.parse(firstSeen);
  expect(sight.view.choices).toEqual([[-1], [], []]);
  await table.leave();
});

test.each(EVERY_REQUEST.map((request) => [request.type, request] as const))(
  'a spectator cannot %s, and neither can a stranger with the key of another table',
  async (_type, request) => {
    const table = await company(server.url, muster);
    const other = await company(server.url, muster);
    const watcher = await table.watcher();
    const stranger = await connect(server.url, {
      table: table.table,
      key: other.people[0].key,
      watch: table.opened.watch,
    });
    const before = table.guests[0].received.length;
    for (const guest of [watcher, stranger]) {
      expect(await guest.ask(request)).toEqual({ type: 'refused', id: 'x', reason: 'no-seat' });
    }
    expect(
      server.tables
        .live()
        .find(({ id }) => id === table.table)!
        .state().match!.said,
    ).toBeNull();
    expect(table.guests[0].received.slice(before).every((text) => !text.includes('"sight"'))).toBe(true);
    await Promise.all([watcher.close(), stranger.close(), table.leave(), other.leave()]);
  },
);

test('a seat that the request names itself is no message at all', async () => {
  const table = await company(server.url, muster);
  const { actor, others, word, seq } = atTurn(table);
  others[0].sendText(JSON.stringify({ type: 'move', id: 'a', after: seq, word, seat: actor.seat() }));
  expect((await others[0].ended).bye).toEqual({ type: 'bye', reason: 'malformed', retry: null });
  await actor.close();
});

test.each([
  ['an unknown table', { table: 'x'.repeat(22) }, 'no-table'],
  ['a key that nobody has', { key: 'k'.repeat(43) }, 'no-key'],
  ['a link of another table', { watch: 'w'.repeat(43) }, 'no-table'],
  ['nothing to show', {}, 'no-table'],
])('%s opens nothing', async (_what, hello, reason) => {
  const table = await company(server.url, muster);
  const guest = await connect(server.url, { table: table.table, ...hello });
  expect((await guest.ended).bye).toMatchObject({ reason });
  expect(guest.received).toHaveLength(1);
  await table.leave();
});

test('a player without a seat does not get in with a key alone', async () => {
  const table = await company(server.url, muster);
  const { key } = await newPerson(server.url, 'Eve');
  const guest = await connect(server.url, { table: table.table, key });
  expect((await guest.ended).bye).toMatchObject({ reason: 'no-table' });
  await table.leave();
});

test('an older or newer page is told to reload', async () => {
  const table = await company(server.url, muster);
  const guest = await table.watcher();
  guest.sendText(JSON.stringify({ type: 'hello', protocol: 99, table: table.table }));
  expect((await guest.ended).bye).toMatchObject({ reason: 'update' });
  await table.leave();
});

test('the client sends nothing that its schema would not take', () => {
  for (const request of EVERY_REQUEST) expect(Requests.some((schema) => v.is(schema, request))).toBe(true);
});
