import { expect, test } from 'vitest';
import { fingerprintOf, packChoices, packHeadRefusal, unpackChoices } from './pack.ts';

test('choices come back as they were, and every text has the same length', () => {
  const kinds = [5, 4, 35, 3];
  const last = kinds.map((of) => of - 1);
  for (const chosen of [[0, 0, 0, 0], [4, 3, 34, 2], [1, 2, 17, 0], last]) {
    const text = packChoices(chosen.map((each, at) => [each, kinds[at]]));
    expect(text).toMatch(/^[\w-]{2}$/u);
    expect(unpackChoices(text, kinds)).toEqual(chosen);
  }
});

test('what no choices give is none: too long, too short, too large, or in other letters', () => {
  const kinds = [5, 4, 35, 3];
  const most = packChoices(kinds.map((of) => [of - 1, of]));
  for (const text of ['', 'A', `A${most}`, 'é!', most.replace(/.$/u, '*'), '__']) {
    expect(unpackChoices(text, kinds), text).toBe(null);
  }
});

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
