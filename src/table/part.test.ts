import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import type { SeatInfo, TableInfo } from './table-info.ts';
import { isSealed, type KeptPart, nextStep, partTaker, type PartStep } from './part.ts';

const ID = 't'.repeat(22);
const COMMITMENT = 'c'.repeat(64);
const [MINE, THEIRS, FRESH] = ['1', '2', '9'].map((digit) => digit.repeat(32)) as [string, string, string];
const bound = [nonceDigest(ID, 0, MINE), nonceDigest(ID, 1, THEIRS)];
const person: SeatInfo = {
  kind: 'person',
  name: 'A',
  present: true,
  ready: true,
  standIn: null,
  resigned: false,
};

const table = (fair: Partial<TableInfo['fair']> = {}, change: Partial<TableInfo> = {}): TableInfo => ({
  id: ID,
  game: 'muster',
  version: 1,
  options: { first: 'seat0' },
  seats: [person, person],
  host: 0,
  agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
  listed: false,
  phase: 'waiting',
  fair: {
    commitment: COMMITMENT,
    digests: [null, null],
    nonces: [null, null],
    withdrawn: [],
    leftBy: null,
    ...fair,
  },
  result: null,
  rematch: { wishes: [], table: null },
  watchers: 0,
  ...change,
});
const kept: KeptPart = { commitment: COMMITMENT, nonce: MINE };
const step = (
  info: TableInfo,
  part?: KeptPart,
  { seat = 0, arriving = false }: { seat?: number | null; arriving?: boolean } = {},
): PartStep => nextStep(info, seat, part, { arriving, newNonce: () => FRESH });
const sealed = (fair: Partial<TableInfo['fair']> = {}, change: Partial<TableInfo> = {}): TableInfo =>
  table({ digests: bound, ...fair }, change);
const opened = (): KeptPart => {
  const done = step(sealed(), kept);
  if (done?.do !== 'open') throw new Error('not opened');
  return done.keep;
};
const CHANGED = { do: 'warn', trouble: 'changed' };

test('whoever sits down is bound to a fresh part, and to the same one after a reload', () => {
  const digest = nonceDigest(ID, 0, FRESH);
  expect(step(table())).toEqual({ do: 'bind', digest, keep: { commitment: COMMITMENT, nonce: FRESH } });
  expect(step(table(), kept)).toEqual({ do: 'bind', digest: bound[0], keep: kept });
  expect(step(table({ digests: [bound[0], null] }), kept)).toBeNull();
  expect(step(table({ digests: [bound[0], null] }), kept, { arriving: true })).toBeNull();
  // On another seat it is another digest.
  expect(step(table(), { ...kept, nonce: THEIRS }, { seat: 1 })).toMatchObject({ digest: bound[1] });
});

test('spectators, and seats that are no longer one’s own, add nothing', () => {
  expect(step(table(), undefined, { seat: null })).toBeNull();
  expect(step(table({}, { seats: [{ kind: 'open' }, person] }))).toBeNull();
  expect(step(sealed({}, { phase: 'over' }), kept)).toBeNull();
});

test('nothing is opened before everybody is bound', () => {
  const open = { kind: 'open' } as const;
  for (const early of [
    table({ digests: [bound[0], null] }),
    table({ digests: [bound[0], null], nonces: [null, THEIRS] }),
    table({ digests: [bound[0], null] }, { seats: [person, open] }),
    table({ digests: bound }, { seats: [person, open] }),
    table({ digests: [bound[0]] }),
    table({ digests: [bound[0], null, null] }, { seats: [person, { kind: 'bot', level: '1' }, person] }),
  ]) {
    expect(isSealed(early)).toBe(false);
    expect(step(early, kept)).toBeNull();
  }
});

test('when everybody is bound the part is opened, and what was shown is kept first', () => {
  const receipt = {
    table: ID,
    game: 'muster',
    version: 1,
    options: { first: 'seat0' },
    commitment: COMMITMENT,
    digests: bound,
    seat: 0,
    nonce: MINE,
  };
  expect(step(sealed(), kept)).toEqual({ do: 'open', nonce: MINE, keep: { ...kept, receipt } });
  // Somebody was quicker.
  expect(step(sealed({ nonces: [null, THEIRS] }), kept)).toMatchObject({ do: 'open' });
});

test('bots have nothing to open', () => {
  const seats: SeatInfo[] = [person, { kind: 'bot', level: '1' }];
  expect(step(table({ digests: [bound[0], null] }, { seats }), kept)).toMatchObject({ do: 'open' });
});

test('after a reload between the rounds it is opened again, the same one, for the same table', () => {
  expect(step(sealed(), opened())).toEqual({ do: 'open', nonce: MINE, keep: opened() });
  expect(step(sealed({ nonces: [MINE, null] }), opened())).toBeNull();
  expect(step(sealed({ nonces: [MINE, THEIRS] }, { phase: 'playing' }), opened())).toBeNull();
});

test('the device that came last holds the part; the other ones leave it to that one', () => {
  const others = table({ digests: [nonceDigest(ID, 0, '7'.repeat(32)), null] });
  expect(step(others, kept)).toBeNull();
  expect(step(others, kept, { arriving: true })).toEqual({ do: 'bind', digest: bound[0], keep: kept });
  expect(step(others, undefined, { arriving: true })).toMatchObject({ do: 'bind' });
});

test('a device that does not hold the part says where it lies, until it is opened', () => {
  const elsewhere = { do: 'warn', trouble: 'elsewhere' };
  for (const part of [undefined, { ...kept, nonce: '7'.repeat(32) }]) {
    expect(step(sealed(), part, { arriving: true })).toEqual(elsewhere);
    expect(step(sealed({ nonces: [MINE, null] }), part)).toBeNull();
    expect(step(sealed({ nonces: [MINE, THEIRS] }, { phase: 'playing' }), part)).toBeNull();
  }
});

test('a server that binds itself anew is not trusted with anything', () => {
  const commitment = 'd'.repeat(64);
  expect(step(table({ commitment }), kept)).toEqual(CHANGED);
  expect(step(sealed({ commitment }), kept)).toEqual(CHANGED);
  expect(step(sealed({ commitment, nonces: [MINE, THEIRS] }, { phase: 'playing' }), opened())).toEqual(
    CHANGED,
  );
});

test('a part that was opened is opened for one table only: nothing of it may change afterwards', () => {
  const ground = nonceDigest(ID, 1, '3'.repeat(32));
  const begun = { phase: 'playing' } as const;
  for (const other of [
    // Everybody is to be bound anew, or somebody is.
    table(),
    table({ digests: [bound[0], null] }),
    sealed({ digests: [bound[0], ground] }),
    // A part that was tried out until it pleased, with and without a digest that fits it.
    sealed({ nonces: [MINE, '3'.repeat(32)] }),
    sealed({ nonces: [MINE, '3'.repeat(32)] }, begun),
    sealed({ digests: [bound[0], ground], nonces: [MINE, '3'.repeat(32)] }, begun),
    // Without one who was bound, or with a bot instead.
    sealed({ nonces: [MINE, null] }, begun),
    sealed({ digests: [bound[0], null], nonces: [MINE, null] }, begun),
    // With something else of ours.
    sealed({ nonces: ['3'.repeat(32), THEIRS] }, begun),
    sealed({ digests: [null, null], nonces: [MINE, THEIRS] }, begun),
    // For another match.
    sealed({}, { options: { first: 'seat1' } }),
    sealed({}, { version: 2 }),
    sealed({}, { game: 'murano' }),
  ]) {
    expect(step(other, opened())).toEqual(CHANGED);
  }
  expect(step(sealed(), opened(), { seat: 1 })).toEqual(CHANGED);
});

test('a match that begins with our part before we opened it is no fair one', () => {
  expect(step(sealed({ nonces: ['3'.repeat(32), THEIRS] }, { phase: 'playing' }), kept)).toEqual(CHANGED);
});

test('a rival’s part that is not the one of its digest keeps ours closed', () => {
  expect(step(sealed({ nonces: [null, '3'.repeat(32)] }), kept)).toEqual(CHANGED);
});

test('a part is kept on the device before it is sent: a page that dies in between still has it', () => {
  const order: string[] = [];
  let part: KeptPart | undefined;
  const keeper = {
    kept: () => part,
    keep(_table: string, given: KeptPart) {
      order.push(given.receipt === undefined ? 'kept' : 'kept with a receipt');
      part = given;
    },
    newNonce: () => MINE,
  };
  const take = partTaker(keeper, ({ type }) => {
    order.push(type);
    return Promise.resolve();
  });
  take({ table: table(), seat: 0, trouble: null }, true);
  take({ table: sealed(), seat: 0, trouble: null }, false);
  expect(order).toEqual(['kept', 'digest', 'kept with a receipt', 'nonce']);
});

test('around a shared screen whoever is held is not bound yet, but opens what all are bound to', () => {
  const asked: string[] = [];
  let part: KeptPart | undefined;
  const keeper = {
    kept: () => part,
    keep: (_: string, given: KeptPart) => void (part = given),
    newNonce: () => MINE,
  };
  const take = partTaker(keeper, async ({ type }) => void asked.push(type));
  const shared = { shared: true } as const;
  const state = (info: TableInfo) => ({ table: info, seat: 0, trouble: null });
  take(state(table({}, shared)), true, true);
  expect([asked, part]).toEqual([[], undefined]);
  take(state(table({}, shared)), false, false);
  expect(asked).toEqual(['digest']);
  take(state(sealed({}, shared)), false, true);
  expect(asked).toEqual(['digest', 'nonce']);
  // Far apart nobody is held.
  const far: string[] = [];
  partTaker({ ...keeper, kept: () => undefined }, async ({ type }) => void far.push(type))(
    state(table()),
    true,
    true,
  );
  expect(far).toEqual(['digest']);
});

/** The second of two tables of a deal that was made elsewhere: its first seat is the third of all. */
const GATHERING = 'g'.repeat(22);
const all = ['3', '4', '1', '2'].map((digit) => digit.repeat(32));
const allBound = all.map((nonce, seat) => nonceDigest(GATHERING, seat, nonce));
const gathered = (change: Partial<TableInfo> = {}): TableInfo =>
  table(
    { digests: allBound },
    {
      id: GATHERING,
      seats: [person, person, person, person],
      gathering: { kind: 'duplicate', tables: 2, opened: null },
      ...change,
    },
  );
const dealt = (fair: Partial<TableInfo['fair']> = {}, number = 1): TableInfo =>
  table(
    { digests: allBound, nonces: all, ...fair },
    { phase: 'playing', dealt: { gathering: GATHERING, kind: 'duplicate', tables: 2, number } },
  );
const openedThere = (): KeptPart => {
  const done = nextStep(gathered(), 2, kept, { arriving: false, newNonce: () => FRESH });
  if (done?.do !== 'open') throw new Error('not opened');
  return done.keep;
};

test('what is opened at a gathering is opened for that many tables, and for the seat among all', () => {
  expect(openedThere().receipt).toMatchObject({
    table: GATHERING,
    tables: 2,
    seat: 2,
    nonce: MINE,
    digests: allBound,
  });
});

test('at a table of a deal that was made elsewhere nothing is asked for, and it must be that deal, with one’s own seat', () => {
  const part = openedThere();
  expect(step(dealt(), part)).toBeNull();
  expect(step(dealt(), undefined), 'on a device that has no part in it').toBeNull();
  expect(step(dealt(), part, { seat: 1 }), 'on another seat').toEqual(CHANGED);
  expect(step(dealt({}, 0), part), 'at another table').toEqual(CHANGED);
  expect(step(dealt({ commitment: 'd'.repeat(64) }), part), 'by another secret').toEqual(CHANGED);
  expect(step(dealt({ digests: allBound.with(0, 'e'.repeat(64)) }), part), 'with others').toEqual(CHANGED);
  expect(step(dealt({ nonces: all.with(1, FRESH) }), part), 'with another part').toEqual(CHANGED);
  // One’s own part is in it, and was never opened from here; or it lies on another device.
  expect(step(dealt(), kept)).toEqual(CHANGED);
  expect(step(dealt(), { ...kept, nonce: FRESH })).toBeNull();
});
