import { expect, test } from 'vitest';
import { digestOf } from '../players/keys.ts';
import { quietHouse } from '../testing/house.ts';
import { partOf } from '../testing/parts.ts';
import { houseRoutes } from '../testing/routes-app.ts';

const AGREEMENT = { pace: { kind: 'days', days: 2 }, away: 7, timeout: 'lose' };
const KEYS = { ann: 'a'.repeat(43), bob: 'b'.repeat(43) };

async function house() {
  const quiet = quietHouse();
  const app = houseRoutes(quiet);
  for (const [id, key] of Object.entries(KEYS)) {
    await quiet.store.addPlayer({ id, name: id, since: 0 }, digestOf(key));
  }
  const ask = async (name: keyof typeof KEYS, call: string, payload?: object, more: object = {}) => {
    const [method, url] = call.split(' ');
    const headers = { authorization: `Bearer ${KEYS[name]}`, ...more };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json();
  };
  return { ...quiet, ask };
}

const [ME, OPEN, LOW, HIGH] = [
  { kind: 'me' },
  { kind: 'open' },
  { kind: 'bot', level: '2' },
  { kind: 'bot', level: '4' },
];

test.each([
  [[ME, OPEN]],
  [[OPEN, ME]],
  [[LOW, ME]],
  [[OPEN, HIGH, ME]],
  [[HIGH, LOW, OPEN, ME]],
  [[ME, OPEN, HIGH, LOW]],
])('a table is opened with the seats that were wished for: %j', async (seats) => {
  const { ask, store, tables } = await house();
  const wanted = { game: 'murano', options: {}, seats, agreement: AGREEMENT, listed: true };
  const opened = await ask('ann', 'POST /api/tables', wanted);
  const host = seats.indexOf(ME);
  const { header, watch } = (await store.table(opened['table']['id']))!;
  expect(header).toMatchObject({ game: 'murano', host, listed: true, agreement: AGREEMENT });
  expect(header.seats).toEqual(seats.map((seat) => (seat.kind === 'bot' ? seat : { kind: 'person' })));
  expect(opened['seat']).toBe(host);
  expect(digestOf(opened['watch'])).toBe(watch);
  const invitations: { seat: number; code: string }[] = opened['invitations'];
  expect(invitations.map(({ seat }) => seat)).toEqual(
    seats.flatMap((seat, at) => (seat === OPEN ? [at] : [])),
  );
  const live = (await tables.open(header.id))!;
  expect(live.state().seats[host]).toMatchObject({ kind: 'person', player: 'ann' });
  for (const { seat, code } of invitations) {
    expect(await store.invitation(digestOf(code))).toEqual({ table: header.id, seat });
  }
});

test.each([
  ['a game that is not here', { game: 'chess', seats: [ME, OPEN] }],
  ['one seat too few', { game: 'muster', seats: [ME] }],
  ['one seat too many', { game: 'muster', seats: [ME, OPEN, OPEN] }],
  ['too many of another game', { game: 'murano', seats: [ME, OPEN, OPEN, OPEN, OPEN] }],
  ['options that it does not have', { game: 'muster', seats: [ME, OPEN], options: { bridges: 'some' } }],
])('a table is not opened for %s', async (_what, change) => {
  const { ask, store } = await house();
  const wanted = { options: {}, agreement: AGREEMENT, listed: false, ...change };
  expect(await ask('ann', 'POST /api/tables', wanted)).toEqual({ reason: 'options' });
  expect(await store.tablesOf('ann', 9)).toEqual([]);
});

test('options that are a list are none', async () => {
  const { ask } = await house();
  const wanted = { game: 'muster', options: [], seats: [ME, OPEN], agreement: AGREEMENT, listed: false };
  expect(await ask('ann', 'POST /api/tables', wanted)).toEqual({ reason: 'malformed' });
});

test('of one’s tables those that wait for one come first, then the newest', async () => {
  const { ask, connect, clock, tables } = await house();
  const wanted = { game: 'muster', options: {}, seats: [ME, OPEN], agreement: AGREEMENT, listed: false };
  const begun: string[] = [];
  for (const first of ['seat0', 'seat1', 'seat0']) {
    clock.advance(60_000);
    const opened = await ask('ann', 'POST /api/tables', { ...wanted, options: { first } });
    const { id }: { id: string } = opened['table'];
    begun.push(id);
    await ask('bob', 'POST /api/invitations/accept', { code: opened['invitations'][0]['code'] });
    const ears = await Promise.all(Object.values(KEYS).map((key) => connect({ table: id, key })));
    for (const round of ['digest', 'nonce'] as const) {
      for (const [seat, ear] of ears.entries()) {
        await ear.say({ type: round, id: round, [round]: partOf(id, seat)[round] });
      }
    }
    for (const { session } of ears) session.closed();
    expect((await tables.open(id))!.state().match).not.toBeNull();
  }
  const shown = async (name: keyof typeof KEYS): Promise<readonly [number, boolean][]> => {
    const list: { table: { id: string }; myTurn: boolean }[] = (await ask(name, 'GET /api/me'))['tables'];
    return list.map(({ table, myTurn }) => [begun.indexOf(table.id), myTurn]);
  };
  expect(await shown('ann')).toEqual([
    [2, true],
    [0, true],
    [1, false],
  ]);
  expect(await shown('bob')).toEqual([
    [1, true],
    [2, false],
    [0, false],
  ]);
});

test('whoever sits down is seen by the portrait they have chosen; one that is not known here is none', async () => {
  const { ask, tables } = await house();
  const wanted = { game: 'muster', options: {}, seats: [OPEN, ME], agreement: AGREEMENT, listed: true };
  const opened = await ask('ann', 'POST /api/tables', wanted, { 'x-portrait': 'braids' });
  const id: string = opened['table']['id'];
  const portraits = async (): Promise<unknown[]> =>
    (await tables.open(id))!.info().seats.map((seat) => ('portrait' in seat ? seat.portrait : null));
  expect(await portraits()).toEqual([null, 'braids']);
  const standing = (await tables.open(id))!;
  await ask('bob', `POST /api/tables/${id}/join`, undefined, { 'x-portrait': 'Mona Lisa' });
  expect(await portraits()).toEqual([null, 'braids']);
  expect(standing.state().seats[0]).toMatchObject({ kind: 'person', player: 'bob' });
  await standing.happen(() => ({ kind: 'stand', seat: 0 }));
  await ask('bob', `POST /api/tables/${id}/join`, undefined, { 'x-portrait': 'beard' });
  expect(await portraits()).toEqual(['beard', 'braids']);
  standing.end('restart', 0);
  expect(await portraits(), 'read again from the log').toEqual(['beard', 'braids']);
});

test('an invitation is accepted with a portrait as well', async () => {
  const { ask, tables } = await house();
  const wanted = { game: 'muster', options: {}, seats: [OPEN, ME], agreement: AGREEMENT, listed: false };
  const opened = await ask('ann', 'POST /api/tables', wanted);
  const { code }: { code: string } = opened['invitations'][0];
  await ask('bob', 'POST /api/invitations/accept', { code }, { 'x-portrait': 'curls' });
  const { seats } = (await tables.open(opened['table']['id']))!.info();
  expect(seats).toMatchObject([{ portrait: 'curls' }, { kind: 'person' }]);
  expect(seats[1]).not.toHaveProperty('portrait');
});
