import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { TableEvent } from './events.ts';
import {
  type EvolveEnv,
  initialState,
  type SeatedPerson,
  type Sitter,
  type TableState,
  thinking,
} from './state.ts';
import { type Absence, dueNow, indexOf, LONGEST_LOG } from './due.ts';
import { withOutages } from '../clocks/outages.ts';

const MINUTE = 60_000;
const FREE_PACE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const NO_DEAL: EvolveEnv = { start: () => ({ seed: 'none' }) };
const DAY = 1440 * MINUTE;
const newTable = (change: Partial<Agreement>): TableWalk => {
  const agreement: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot', ...change };
  return newWalk(muster, headerOf(muster, 2, agreement, { options: { first: 'seat0' } }));
};
const nextAt = (walk: TableWalk, absence: Absence = () => null): number | null =>
  dueNow(walk.state(), walk.now(), absence).next;
const eventAt = (walk: TableWalk, at: number, absence: Absence = () => null): unknown =>
  dueNow(walk.state(), at, absence).event;

test('somebody is away since they left or since they were asked, whichever was later; whoever only waits is not', () => {
  const walk = newTable({ away: 5 });
  const begun = walk.now();
  const away: Absence = (seat) => (seat === 0 ? begun - 10 * MINUTE : null);
  expect(nextAt(walk, away)).toBe(begun + 5 * MINUTE);
  expect(nextAt(walk, () => begun + MINUTE)).toBe(begun + 6 * MINUTE);
  expect(eventAt(walk, begun + 5 * MINUTE - 1, away)).toBeNull();
  expect(eventAt(walk, begun + 5 * MINUTE, away)).toEqual({
    kind: 'handOver',
    seat: 0,
    level: '3',
    why: 'away',
  });
  expect(nextAt(walk, (seat) => (seat === 1 ? 0 : null))).toBe(begun + 30 * DAY);
});

test.each([0, 1] as const)('time runs out by the clock of whoever is to act: seat %i', (seat) => {
  const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
  const header = headerOf(muster, 2, { ...FREE_PACE, pace }, { options: { first: `seat${seat}` } });
  const state = newWalk(muster, header).state();
  const bank = { ...state.bank!, left: [MINUTE, 2 * MINUTE] };
  const begun = state.bank!.at;
  const event = { kind: 'handOver', seat, level: '3', why: 'time' };
  const end = begun + (seat + 1) * MINUTE;
  expect(dueNow({ ...state, bank }, end - 1, () => null)).toEqual({ event: null, next: end });
  expect(dueNow({ ...state, bank }, end, () => null)).toEqual({ event, next: end });
});

test.each([0, 1] as const)('whoever has time left takes a seat back, and nobody else: seat %i', (seat) => {
  const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
  const walk = newWalk(muster, headerOf(muster, 2, { ...FREE_PACE, pace }));
  walk.ask(seat, { type: 'handOver', id: 'h', level: '1' });
  const state = walk.state();
  const decided = (left: number[]): unknown =>
    decide({ ...state, bank: { ...state.bank!, left } }, seat, { type: 'takeBack', id: 't' });
  expect(decided([0, 0].with(seat, 1))).toEqual({ event: { kind: 'takeBack', seat } });
  expect(decided([1, 1].with(seat, 0))).toEqual({ reason: 'out-of-time' });
});

test.each([0, 1] as const)('whoever hands over what they were asked goes on thinking: seat %i', (seat) => {
  const walk = newWalk(muster, headerOf(muster, 2, FREE_PACE, { options: { first: `seat${seat}` } }));
  walk.ask(seat, { type: 'handOver', id: 'h', level: '1' });
  const state = walk.state();
  const thinkers = (handedAt: number, asked: number): readonly number[] =>
    // Of the other seat both say the contrary.
    thinking({
      ...state,
      handedAt: [asked, asked].with(seat, handedAt),
      asked: [handedAt, handedAt].with(seat, asked),
    });
  expect(thinkers(5, 4)).toEqual([seat]);
  expect(thinkers(4, 5)).toEqual([]);
});

test('an outage does not make anybody be away, and neither does what happens at the table', () => {
  const walk = newTable({ away: 5 });
  const begun = walk.now();
  const outage = { from: begun + MINUTE, to: begun + 11 * MINUTE };
  const state = withOutages(walk.state(), [outage]);
  const away: Absence = (seat) => (seat === 0 ? begun : null);
  expect(dueNow(state, begun, away).next).toBe(begun + 15 * MINUTE);
  walk.wait(2 * MINUTE);
  walk.ask(0, { type: 'move', id: 'm', after: walk.state().seq, word: wordsOf(walk.state(), 0).at(-1)! });
  expect(nextAt(walk, away)).toBe(begun + 7 * MINUTE);
});

test('a table is closed when nothing has happened for its time, and an outage is nothing that happens', () => {
  const waiting = initialState(headerOf(muster, 2, newTable({}).header.agreement), muster);
  expect(dueNow(waiting, 1, () => null).next).toBe(14 * DAY);
  const walk = newTable({});
  const begun = walk.now();
  expect(nextAt(walk)).toBe(begun + 30 * DAY);
  walk.wait(DAY);
  walk.happen({ kind: 'outage', from: begun, to: begun + DAY });
  expect(nextAt(walk)).toBe(begun + 30 * DAY);
  expect(eventAt(walk, begun + 30 * DAY)).toEqual({ kind: 'abandon' });
});

test('the index says when to wake a table: at once for a bot, otherwise at the first deadline, never when it is over', () => {
  const walk = newTable({ pace: { kind: 'live', minutes: 10, increment: 0 }, away: 5 });
  const begun = walk.now();
  expect(indexOf(walk.state())).toMatchObject({ phase: 'playing', due: begun + 5 * MINUTE });
  walk.ask(0, { type: 'handOver', id: 'h', level: '1' });
  expect(indexOf(walk.state()).due).toBe(begun);
  walk.ask(1, { type: 'resign', id: 'r' });
  expect(indexOf(walk.state())).toMatchObject({ phase: 'over', due: null });
});

test('when all are bound, the parts are waited for: a day at a live table, as long as for anybody elsewhere', () => {
  const sealedAt = (pace: Agreement['pace']) => {
    const header = headerOf(muster, 2, { pace, away: null, timeout: 'bot' });
    const person = standIn<SeatedPerson>({ kind: 'person', digest: 'd', nonce: null, standIn: null });
    const state = { ...initialState(header, muster), happenedAt: 7, seats: [person, person] };
    return { due: dueNow(state, 8 + 14 * DAY, () => null), next: dueNow(state, 8, () => null).next };
  };
  expect(sealedAt({ kind: 'live', minutes: 5, increment: 0 }).next).toBe(7 + DAY);
  expect(sealedAt({ kind: 'days', days: 2 }).next).toBe(7 + 14 * DAY);
  expect(sealedAt({ kind: 'free' })).toEqual({
    due: { event: { kind: 'unopened' }, next: 8 + 14 * DAY },
    next: 7 + 14 * DAY,
  });
});

test('a clock that runs out hands the seat to a bot, or has lost the match: as it was agreed', () => {
  const pace = { kind: 'live', minutes: 1, increment: 0 } as const;
  for (const [timeout, event] of [
    ['bot', { kind: 'handOver', seat: 0, level: '3', why: 'time' }],
    ['lose', { kind: 'flag', seat: 0 }],
  ] as const) {
    const walk = newTable({ pace, timeout });
    const end = walk.now() + MINUTE;
    expect(nextAt(walk)).toBe(end);
    expect(eventAt(walk, end - 1)).toBeNull();
    expect(eventAt(walk, end)).toEqual(event);
  }
});

test('nobody is away where that was not agreed, and a log that has become too long is closed at once', () => {
  const walk = newTable({});
  expect(nextAt(walk, () => 0)).toBe(walk.now() + 30 * DAY);
  const at = (seq: number) => dueNow({ ...walk.state(), seq }, walk.now(), () => null).event;
  expect(at(LONGEST_LOG - 1)).toBeNull();
  expect(at(LONGEST_LOG)).toEqual({ kind: 'abandon' });
});

test('nothing is due at a table that is over', () => {
  const walk = newTable({});
  walk.ask(0, { type: 'resign', id: 'r' });
  expect(dueNow(walk.state(), walk.now() + 99 * DAY, () => 0)).toEqual({ event: null, next: null });
});

test('the index lists a table while it is listed, waits and has an open seat; it names those who sit there', () => {
  const listed = initialState(headerOf(muster, 2, newTable({}).header.agreement, { listed: true }), muster);
  const person: Sitter = {
    kind: 'person',
    player: 'ann',
    digest: null,
    digested: 0,
    nonce: null,
    standIn: null,
    resigned: false,
    gone: false,
    satAt: 1,
  };
  const bot: Sitter = { kind: 'bot', level: '1' };
  expect(indexOf({ ...listed, seats: [person, { kind: 'open' }] })).toMatchObject({
    open: true,
    players: ['ann', null],
  });
  expect(indexOf({ ...listed, seats: [person, bot] })).toMatchObject({ open: false, players: ['ann', null] });
  expect(indexOf({ ...listed, seats: [{ ...person, gone: true }, bot] }).players).toEqual([null, null]);
  const header = { ...listed.header, listed: false };
  expect(indexOf({ ...listed, header, seats: [person, { kind: 'open' }] }).open).toBe(false);
  const playing = {
    ...newTable({}).state(),
    header: listed.header,
    seats: [person, { kind: 'open' } as const],
  };
  expect(indexOf(playing).open).toBe(false);
});

test('days in which nobody could come do not count when a table is closed, or a part is waited for', () => {
  const walk = newTable({});
  const begun = walk.now();
  const year = { from: begun + DAY, to: begun + 366 * DAY };
  const next = (state: typeof walk extends { state(): infer State } ? State : never): unknown =>
    dueNow(state, begun, () => null, [year]).next;
  expect(next(walk.state())).toBe(begun + 395 * DAY);
  expect(indexOf(walk.state(), [year]).due).toBe(begun + 395 * DAY);
  const waiting = initialState(walk.header, muster);
  const bound: Sitter = {
    kind: 'person',
    player: 'p',
    digest: 'd',
    digested: 1,
    nonce: null,
    standIn: null,
    resigned: false,
    gone: false,
    satAt: 1,
  };
  const sealed = { ...waiting, happenedAt: begun, seats: [bound, bound] };
  expect(next(sealed)).toBe(begun + 379 * DAY);
});

test('a gathering whose parts are all open is given up by nobody: its tables are opened at once', () => {
  const header = headerOf(muster, 2, FREE_PACE, { gathering: { kind: 'mirror', tables: 1 } });
  const sits = [0, 1].map((seat) => ({ kind: 'sit', seat, player: `p${seat}` }) as const);
  const digests = [0, 1].map((seat) => {
    const digest = nonceDigest(header.id, seat, 'ab'.repeat(16));
    return { kind: 'digest', seat, digest } as const;
  });
  const nonces = [0, 1].map((seat) => ({ kind: 'nonce', seat, nonce: 'ab'.repeat(16) }) as const);
  const after = (events: readonly TableEvent[]): TableState =>
    events.reduce(
      (state, event) => evolve(state, { seq: state.seq + 1, at: 5000, event, request: null }, NO_DEAL),
      initialState(header, muster),
    );
  const far = 1e15;
  expect(dueNow(after([...sits, ...digests]), far, () => null).event).toEqual({ kind: 'unopened' });
  const open = after([...sits, ...digests, ...nonces]);
  expect(dueNow(open, far, () => null)).toEqual({ event: null, next: null });
  expect(indexOf(open).due).toBe(5000);
});
