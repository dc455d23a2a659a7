import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codesOf, keepCodes } from './table-keepsake.ts';
import { parts } from './seed-parts.ts';

/** The storage of a browser, or one that refuses. */
function storage(refuses = false): Map<string, string> {
  const places = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem(place: string, text: string) {
      if (refuses) throw new Error('full');
      places.set(place, text);
    },
  });
  return places;
}
beforeEach(() => void storage());
afterEach(() => vi.unstubAllGlobals());

const part = (digit: string) => ({ commitment: 'c'.repeat(64), nonce: digit.repeat(32) });

test('a nonce is 128 bits, and never the same twice', () => {
  const drawn = Array.from({ length: 50 }, () => parts.newNonce());
  expect(drawn.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
  expect(new Set(drawn).size).toBe(50);
  // Every digit of it comes from chance.
  for (let at = 0; at < 32; at += 1) {
    expect(new Set(drawn.map((nonce) => nonce[at])).size).toBeGreaterThan(3);
  }
});

test('each table has its own part, which a page that is loaded again finds in the storage', () => {
  const places = storage();
  keepCodes('reload-a', { watch: 'w' });
  parts.keep('reload-a', part('1'));
  parts.keep('reload-b', part('2'));
  expect(parts.kept('reload-a')).toEqual(part('1'));
  expect(parts.kept('reload-b')).toEqual(part('2'));
  expect(parts.kept('reload-c')).toBeUndefined();
  // All that a reload leaves.
  expect(places.get('tavola.tables')).toContain('1'.repeat(32));
  expect(codesOf('reload-a')).toEqual({ watch: 'w', part: part('1') });
});

test('another page of this browser may have kept more: what lies in the storage counts', () => {
  parts.keep('tabs', part('1'));
  keepCodes('tabs', { part: part('2') });
  expect(parts.kept('tabs')).toEqual(part('2'));
});

test('a nonce from before there were two rounds was open from the start, and is never used again', () => {
  keepCodes('older', { commitment: 'c'.repeat(64), nonce: '1'.repeat(32) });
  expect(parts.kept('older')).toBeUndefined();
});

test('where a browser keeps nothing, the parts live as long as the page', () => {
  storage(true);
  parts.keep('refused', part('1'));
  expect(parts.kept('refused')).toEqual(part('1'));
  expect(parts.kept('other')).toBeUndefined();
});

test('of very many tables the ones that were kept last are still known', () => {
  for (let each = 0; each < 100; each += 1) keepCodes(`many-${each}`, { watch: `w${each}` });
  keepCodes('many-50', { commitment: 'c' });
  keepCodes('many-new', { watch: 'new' });
  expect(codesOf('many-new')).toEqual({ watch: 'new' });
  expect(codesOf('many-50')).toEqual({ watch: 'w50', commitment: 'c' });
  expect(codesOf('many-99')).toEqual({ watch: 'w99' });
  expect(codesOf('many-0')).toEqual({});
});
