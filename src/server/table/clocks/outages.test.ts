import { expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk } from '../../testing/walk.ts';
import { isTimed, longOutages, unwritten, withOutages } from './outages.ts';

const HOUR = 3_600_000;
const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const LIVE: Agreement = { ...FREE, pace: { kind: 'live', minutes: 5, increment: 0 } };
const span = (from: number, to: number) => ({ from, to });

test('what is kept for days notices outages of an hour and more, whenever they were', () => {
  const before = [span(0, HOUR - 1), span(0, HOUR)];
  const known = () => [span(10, HOUR + 9), span(10, HOUR + 10), span(0, 5)];
  expect(longOutages({ before, known })).toEqual([before[1], span(10, HOUR + 10)]);
});

test.each<[string, Agreement, boolean]>([
  ['nobody looks at a clock and nobody is waited for', FREE, false],
  ['there are clocks', LIVE, true],
  ['whoever is away is played for', { ...FREE, away: 5 }, true],
])('where %s, something can be lost by doing nothing: %s', (_what, agreement, isSo) => {
  const walk = newWalk(pebbles, headerOf(pebbles, 2, agreement));
  expect(isTimed(walk.state())).toBe(isSo);
  walk.happen({ kind: 'abandon' });
  expect(isTimed(walk.state()), 'after the end').toBe(false);
});

test('of outages the log is told what it does not know yet, each moment once', () => {
  const walk = newWalk(pebbles, headerOf(pebbles, 2, LIVE));
  const begun = walk.state().happenedAt;
  const at = (from: number, to: number) => span(begun + from, begun + to);
  const of = (...known: readonly ReturnType<typeof at>[]) => unwritten(walk.state(), known);
  expect(of(at(-50, -10))).toEqual([]);
  expect(of(at(-50, 0))).toEqual([]);
  expect(of(at(-50, 20)), 'what was before the last event is over').toEqual([at(0, 20)]);
  expect(of(at(10, 30), at(20, 25), at(20, 40), at(60, 70)), 'some lap over').toEqual([
    at(10, 30),
    at(30, 40),
    at(60, 70),
  ]);
  walk.happen({ kind: 'outage', ...at(10, 30) });
  expect(of(at(10, 30), at(20, 40))).toEqual([at(30, 40)]);
  expect(withOutages(walk.state(), [at(10, 30), at(20, 40)]).outages).toEqual([at(10, 30), at(30, 40)]);
  expect(withOutages(walk.state(), [at(10, 30)])).toBe(walk.state());
});
