import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../testing/walk.ts';
import { initialState } from './state.ts';
import { type Absence, dueNow, indexOf } from './due.ts';
import { withOutages } from './outages.ts';

const MINUTE = 60_000;
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
