import { expect, test } from 'vitest';
import { readReceipt, discordOf, saveReceipt } from '#core/receipt';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/loaded';
import { gameOf } from '#games/index';
import * as routes from '#table/routes';
import { call, connect, type Guest, newPerson, playOn, want } from '../testing/client.ts';
import { sharedDeal } from '../testing/gathering.ts';
import { partOf } from '../testing/parts.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer({}, { limits: false });

/** Those at one table play to its end. */
async function playedOut(guests: readonly Guest[], seed: number): Promise<void> {
  const random = quickRandom(seed);
  await Promise.all(guests.map((guest) => playOn(guest, (words) => words[random.below(words.length)])));
}
const replayOf = (table: string, key?: string, watch?: string) =>
  call(server.url, 'GET', `/api/tables/${table}/replay`, {
    ...(key !== undefined && { key }),
    ...(watch !== undefined && { headers: { 'x-watch': watch } }),
  });

test('one deal at two tables: the same cards for the same seat, from the parts of all four', async () => {
  const deal = await sharedDeal(server.url, 'muster', 'duplicate');
  const [one, two] = deal.tables;
  for (const seat of [0, 1]) expect(one.guests[seat].sight()!.view).toEqual(two.guests[seat].sight()!.view);
  expect(one.guests[0].table().dealt).toEqual({
    gathering: deal.id,
    kind: 'duplicate',
    tables: 2,
    number: 0,
  });
  await playedOut(one.guests, 3);
  await playedOut(two.guests, 4);
  const matches = await Promise.all(
    deal.tables.map(async ({ id }) => {
      const replay = await want(routes.Replay, server.url, 'GET', `/api/tables/${id}/replay`);
      if (replay.phase !== 'over') throw new Error(replay.phase);
      return loadMatch(replay.match, gameOf);
    }),
  );
  const [start, other] = matches.map(({ header }) => header.start);
  expect(other).toEqual(start);
  if (!('fair' in start)) throw new Error('not fair');
  expect(start.fair).toMatchObject({ table: deal.id, tables: 2 });
  expect(start.fair.nonces).toEqual([0, 1, 2, 3].map((seat) => partOf(deal.id, seat).nonce));
  // What a device at the second table kept before it opened its part proves the deal of the first.
  const { header } = matches[0];
  const { game, version, options } = header;
  const { commitment, digests = [] } = start.fair;
  const { nonce } = partOf(deal.id, 3);
  const receipt = { table: deal.id, game, version, options, commitment, digests, tables: 2, seat: 3, nonce };
  const read = readReceipt(saveReceipt(receipt));
  expect(discordOf(read, { ...header, fair: start.fair })).toBeNull();
  expect(discordOf(read, { ...header, fair: { ...start.fair, tables: 4 } })).toBe('table');
  await deal.close();
});

test('what happens at a table is for those who sit at it until the last is over; then it is for everybody', async () => {
  const deal = await sharedDeal(server.url, 'muster', 'mirror');
  const [one, two] = deal.tables;
  const stranger = await newPerson(server.url, 'Eve');
  const elsewhere = deal.people[2].key;
  const closedTo = async (table: string): Promise<unknown[]> => {
    const watcher = await connect(server.url, { table, watch: deal.watch });
    const asPlayer = await connect(server.url, { table, watch: deal.watch, key: elsewhere });
    const answers = await Promise.all([
      replayOf(table),
      replayOf(table, stranger.key),
      replayOf(table, elsewhere, deal.watch),
      replayOf(table, undefined, deal.watch),
    ]);
    return [
      (await watcher.ended).bye?.reason,
      (await asPlayer.ended).bye?.reason,
      ...answers.map(({ body }) => (body as { reason?: string }).reason),
    ];
  };
  const CLOSED = ['shared-deal', 'shared-deal', 'no-table', 'no-table', 'no-table', 'no-table'];
  expect(await closedTo(one.id)).toEqual(CLOSED);
  await playedOut(one.guests, 5);
  expect(await closedTo(one.id)).toEqual(CLOSED);
  // Whoever played there may read again what they have seen, and no more.
  expect((await replayOf(one.id, deal.people[0].key)).body).toMatchObject({ phase: 'playing' });
  // The secret does not come out where they gathered, either, and nobody talks from one table to the other.
  expect((await replayOf(deal.id, deal.people[0].key, deal.watch)).body).toEqual({ phase: 'waiting' });
  const room = await connect(server.url, { table: deal.id, key: deal.people[0].key });
  expect(await room.ask({ type: 'chat', text: 'I had three flags' })).toMatchObject({ reason: 'not-now' });
  await room.close();
  const before = await deal.look();
  expect(before.tables.map(({ isOver, result }) => ({ isOver, result }))).toEqual([
    { isOver: true, result: null },
    { isOver: false, result: null },
  ]);
  // Only the second still plays: nobody is left who could gain by watching it.
  const late = await connect(server.url, { table: two.id, watch: deal.watch });
  expect(late.seat()).toBeNull();
  expect(late.sight()).not.toBeNull();
  await late.close();
  await playedOut(two.guests, 6);
  const after = await deal.look();
  expect(after.tables.every(({ isOver, result }) => isOver && result !== null)).toBe(true);
  for (const { id } of deal.tables) expect((await replayOf(id)).body).toMatchObject({ phase: 'over' });
  await deal.close();
});

test('undo, resigning and a rematch of the whole company', async () => {
  const deal = await sharedDeal(server.url, 'murano', 'mirror');
  const [one, two] = deal.tables;
  const actor = one.guests.find((guest) => guest.sight()!.toAct.includes(guest.seat()!))!;
  const { seq } = actor.sight()!;
  await actor.ask({ type: 'move', after: seq, word: actor.words()[0] });
  await actor.until(() => actor.sight()!.seq > seq);
  expect(actor.sight()!.mayUndo).toBe(true);
  expect(await actor.ask({ type: 'undo', after: actor.sight()!.seq })).toMatchObject({ type: 'done' });
  await actor.until(() => actor.log().length === 0);
  for (const { guests } of [one, two]) {
    await guests[0].ask({ type: 'resign' });
    await Promise.all(guests.map((guest) => guest.until(() => guest.table().phase === 'over')));
    await Promise.all(guests.map((guest) => guest.ask({ type: 'rematch' })));
    await Promise.all(guests.map((guest) => guest.until(() => guest.table().rematch.table !== null)));
  }
  const [again] = new Set([one, two].map(({ guests }) => guests[0].table().rematch.table!));
  expect(two.guests[1].table().rematch.table).toBe(again);
  const next = await connect(server.url, { table: again, key: deal.people[3].key });
  expect(next.seat()).toBe(3);
  expect(next.table()).toMatchObject({
    gathering: { kind: 'mirror', tables: 2, opened: null },
    phase: 'waiting',
  });
  await next.close();
  await deal.close();
});

test('a gathering is refused where it could not be played', async () => {
  const { key } = await newPerson(server.url, 'Ann');
  const open = { kind: 'open' };
  const wanted = {
    kind: 'duplicate',
    tables: 2,
    game: 'muster',
    options: {},
    seats: [open, open],
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
  };
  const asked = (change: object) =>
    call(server.url, 'POST', '/api/gatherings', { key, body: { ...wanted, ...change } });
  expect((await asked({})).status).toBe(200);
  expect((await asked({ seats: [open, { kind: 'bot', level: '3' }], tables: 4 })).status).toBe(200);
  const refused = [
    { tables: 1 },
    { tables: 5 },
    { kind: 'mirror', tables: 3 },
    { kind: 'mirror', seats: [open, { kind: 'bot', level: '3' }] },
    {
      seats: [
        { kind: 'bot', level: '3' },
        { kind: 'bot', level: '3' },
      ],
    },
    { seats: [open, open, open] },
    { game: 'chess' },
  ];
  for (const change of refused) expect((await asked(change)).status, JSON.stringify(change)).toBe(400);
  const nobody = await call(server.url, 'POST', '/api/gatherings', { body: wanted });
  expect(nobody.status).toBe(401);
});
