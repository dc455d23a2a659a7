import { expect, test } from 'vitest';
import {
  acknowledged,
  enqueue,
  isEcho,
  nextToSend,
  NOTHING_UNDER_WAY,
  type Outbox,
  sent,
  settled,
  shown,
} from './outbox.ts';

const outboxOf = (...notations: string[]): Outbox => notations.reduce(enqueue, NOTHING_UNDER_WAY);
const notations = (outbox: Outbox): string[] => outbox.map(({ notation }) => notation);

test('actions wait in their order, and nothing of them is known yet', () => {
  const first = { notation: 'a', after: null, appended: null, shown: false };
  expect(outboxOf('a', 'b')).toEqual([first, { ...first, notation: 'b' }]);
});

test('only the first one is on its way', () => {
  expect(nextToSend(NOTHING_UNDER_WAY)).toBeNull();
  expect(nextToSend(outboxOf('a', 'b'))?.notation).toBe('a');
  const [head, next] = sent(outboxOf('a', 'b'), 7);
  expect([head?.after, next?.after]).toEqual([7, null]);
  expect(nextToSend(sent(outboxOf('a', 'b'), 7))).toBeNull();
});

test('an action leaves when a sight tells of it, and not when it is only acknowledged', () => {
  const waiting = sent(outboxOf('a', 'b'), 7);
  expect(notations(settled(waiting, 100)), 'not acknowledged').toEqual(['a', 'b']);
  const appended = acknowledged(waiting, 9);
  expect(appended[0]).toEqual({ notation: 'a', after: 7, appended: 9, shown: false });
  expect(notations(settled(appended, 8)), 'an older sight').toEqual(['a', 'b']);
  expect(notations(settled(appended, 9)), 'the sight of it').toEqual(['b']);
  expect(notations(settled(appended, 10)), 'a later one').toEqual(['b']);
});

test('an answer that comes when nothing is on its way any more changes nothing', () => {
  expect(acknowledged(NOTHING_UNDER_WAY, 9)).toEqual([]);
  expect(sent(NOTHING_UNDER_WAY, 9)).toEqual([]);
  expect(settled(NOTHING_UNDER_WAY, 9)).toEqual([]);
});

test('one whose outcome was shown is an echo when the server tells of it: no other is', () => {
  const outbox = shown(outboxOf('a', 'b'), 0);
  expect(outbox.map((entry) => entry.shown)).toEqual([true, false]);
  expect(shown(outboxOf('a', 'b', 'c'), 1).map((entry) => entry.shown)).toEqual([false, true, false]);
  expect(isEcho(outbox, 'a')).toBe(true);
  expect(isEcho(outbox, 'b'), 'not the first').toBe(false);
  expect(isEcho(outbox, null), 'an action of somebody else').toBe(false);
  expect(isEcho(outboxOf('a'), 'a'), 'never shown').toBe(false);
  expect(isEcho(NOTHING_UNDER_WAY, 'a')).toBe(false);
});
