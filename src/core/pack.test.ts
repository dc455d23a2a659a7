import { expect, test } from 'vitest';
import { packHeadRefusal } from './pack-head.ts';
import { fingerprintOf } from './pack.ts';

test('a fingerprint is eight digits of the digest, and what everybody has has none', () => {
  expect(fingerprintOf('')).toBe('');
  expect(fingerprintOf('abc')).toBe('ba7816bf');
});

test('the head of a pack names its form and its game, and nothing that is unknown', () => {
  const head = { tavola: 'pack 1', game: 'pebbles', name: 'Mine', facts: 1 };
  const refused = (change: object): string | undefined =>
    packHeadRefusal({ ...head, ...change }, 'pebbles', ['facts'])?.key;
  expect(refused({})).toBe(undefined);
  expect(refused({ game: 'stones' })).toBe('pack.game');
  expect(refused({ tavola: 'pack 2' })).toBe('pack.game');
  expect(refused({ more: 1 })).toBe('pack.field');
  expect(refused({ by: 'x'.repeat(81) })).toBe('pack.text');
  expect(refused({ edition: 3 })).toBe('pack.text');
  for (const json of [null, 3, 'pack', []]) {
    expect(packHeadRefusal(json, 'pebbles', [])?.key).toBe('pack.object');
  }
});
