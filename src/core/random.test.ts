import { describe, expect, test } from 'vitest';
import { quickRandom, type Random, randomFromKey, randomFromText, shuffled } from './random.ts';
import { sha256, utf8 } from './sha256.ts';

const draw = (random: Random, count: number, n: number): number[] =>
  Array.from({ length: count }, () => random.below(n));

/** How far the counts are from equal: about 1 per cell when all is well. */
function unevenness(numbers: readonly number[], n: number): number {
  const counts = Array.from({ length: n }, () => 0);
  for (const number of numbers) counts[number] += 1;
  const expected = numbers.length / n;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / n;
}

describe('chance from a text', () => {
  test('the same text gives the same numbers for ever', () => {
    expect(draw(randomFromText('tavola'), 12, 1000)).toEqual([
      825, 252, 651, 620, 996, 324, 855, 570, 27, 359, 661, 82,
    ]);
    expect(draw(randomFromText(''), 6, 2 ** 32)).toEqual([
      444384152, 1173045877, 2379522266, 3772652188, 2843218420, 2517326157,
    ]);
  });

  test('it is the stream of RFC 8439 under the hash of the text, word by word and block by block', () => {
    const all = draw(randomFromKey(new Uint8Array(32)), 17, 2 ** 32);
    // The first words of appendix A.1, #1 and #2, least byte first.
    expect(all[0]).toBe(0xade0b876);
    expect(all[15]).toBe(0x8665eeb2);
    expect(all[16]).toBe(0xbee7079f);
    expect(draw(randomFromText('abc'), 5, 99)).toEqual(draw(randomFromKey(sha256(utf8('abc'))), 5, 99));
  });

  test('another text gives other numbers', () => {
    expect(draw(randomFromText('a'), 8, 1000)).not.toEqual(draw(randomFromText('b'), 8, 1000));
  });

  test.each([1, 2, 3, 5, 10, 47, 100])('below(%i) gives every number, and each as often', (n) => {
    const numbers = draw(randomFromText(`even ${n}`), 500 * n, n);
    expect(new Set(numbers).size).toBe(n);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(n - 1);
    expect(unevenness(numbers, n)).toBeLessThan(n < 5 ? 4 : 2);
  });

  test('no bias at the limit: with two thirds of the span, the lower half is half', () => {
    // Taken modulo n without drawing again, numbers below 2³¹ would come two times out of three.
    const n = 3 * 2 ** 30;
    const low = draw(randomFromText('no bias'), 6000, n).filter((number) => number < n / 2).length;
    expect(low / 6000).toBeGreaterThan(0.47);
    expect(low / 6000).toBeLessThan(0.53);
  });

  test('a word beyond the last whole multiple is drawn again', () => {
    const words = draw(randomFromKey(new Uint8Array(32)), 40, 2 ** 32);
    const n = 3 * 2 ** 30;
    const kept = words.filter((word) => word < n);
    expect(kept.length).toBeLessThan(words.length);
    expect(draw(randomFromKey(new Uint8Array(32)), kept.length, n)).toEqual(kept);
  });

  test('the whole span needs no second draw', () => {
    const words = draw(randomFromKey(new Uint8Array(32)), 40, 2 ** 32);
    expect(Math.max(...words)).toBeGreaterThan(2 ** 31);
  });
});

describe('the quick generator', () => {
  test('the same seed gives the same numbers for ever', () => {
    expect(draw(quickRandom(7), 10, 1000)).toEqual([11, 61, 976, 699, 521, 405, 466, 239, 553, 729]);
    expect(draw(quickRandom(7), 10, 1000)).toEqual(draw(quickRandom(7 + 2 ** 32), 10, 1000));
  });

  test.each([2, 6, 47])('below(%i) gives every number, and each as often', (n) => {
    const numbers = draw(quickRandom(1), 500 * n, n);
    expect(new Set(numbers).size).toBe(n);
    expect(unevenness(numbers, n)).toBeLessThan(3);
  });
});

describe('shuffled', () => {
  const items = Array.from({ length: 47 }, (_, i) => i);

  test('is the same items in another order, and leaves the list alone', () => {
    const out = shuffled(items, randomFromText('cards'));
    expect(out).not.toEqual(items);
    expect(out.toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toEqual(Array.from({ length: 47 }, (_, i) => i));
  });

  test('is the same for ever from the same text', () => {
    expect(shuffled(items, randomFromText('cards')).slice(0, 12)).toEqual([
      7, 32, 2, 30, 35, 27, 20, 25, 6, 39, 17, 24,
    ]);
  });

  test('gives each order as often', () => {
    const random = randomFromText('orders');
    const orders = Array.from({ length: 6000 }, () => shuffled([0, 1, 2], random).join(''));
    const names = ['012', '021', '102', '120', '201', '210'];
    expect(
      unevenness(
        orders.map((order) => names.indexOf(order)),
        6,
      ),
    ).toBeLessThan(2.5);
  });

  test('of nothing and of one', () => {
    const never: Random = {
      below() {
        throw new Error('nothing to choose');
      },
    };
    expect(shuffled([], never)).toEqual([]);
    expect(shuffled(['only'], never)).toEqual(['only']);
  });

  test('asks once for every place but the first', () => {
    const asked: number[] = [];
    shuffled([1, 2, 3, 4], { below: (n) => (asked.push(n), 0) });
    expect(asked).toEqual([4, 3, 2]);
  });
});
