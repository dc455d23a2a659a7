import { expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import type { AnyGame } from '#core/game';
import { newsText } from './news.ts';

const told = { key: 'log.take', with: { who: 0, count: 1 } } as const;
const game: AnyGame = pebbles;
const textOf = (count: number, seat = 1): string =>
  newsText({ game, seat, told: Array.from({ length: count }, () => told) }, ['Ann', 'Bob'], 'en');

test('a notice says whole sentences, and as many as a locked screen shows', () => {
  expect(textOf(0)).toBe('');
  const one = textOf(1);
  expect(one).toContain('Ann');
  expect(textOf(2)).toBe(`${one} ${one}`);
  const long = textOf(50);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.length + one.length, 'not one less than there is room for').toBeGreaterThanOrEqual(160);
  expect(long.replaceAll(one, '').trim()).toBe('');
});

test('whoever reads it is not called by their name in it', () => {
  expect(textOf(1, 0)).not.toContain('Ann');
});

test('one sentence is told, however long it is', () => {
  const name = 'A'.repeat(200);
  expect(newsText({ game, seat: 1, told: [told, told] }, [name, 'Bob'], 'en')).toContain(name);
});
