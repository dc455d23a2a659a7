import { describe, expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { objectIn } from '#core/testing/json';
import { expectPacksChecked } from '#core/testing/packs';
import { speaker } from '#core/words';
import { cardsOf } from './checks.ts';
import { DECK, parseCard } from './cards.ts';
import { muster } from './index.ts';
import { packs } from './pack-json.ts';
import { countsIn, deckIn } from './pack.ts';
import { randomPack } from './testing/packs.ts';

const OTHER = '2-2-1-1-1-10-2';
const match = (pack: string) => newMatch(muster, { options: { pack }, start: { seed: 'box' } });

describe('[B44] the deck of another box', () => {
  test('is what the match is played with', () => {
    expect(deckIn({ options: { pack: '' } })).toEqual(DECK);
    const { state } = match(OTHER);
    const cards = cardsOf(state);
    expect(cards).toHaveLength(47);
    expect(cards.filter((card) => card === parseCard('rainbow'))).toHaveLength(10);
    expect(cards.filter((card) => card === parseCard('leaf1'))).toHaveLength(2);
    expect(countsIn(state)[parseCard('castle')!]).toBe(2);
    expect(muster.json.readPosition(muster.json.position(state)).options.pack).toBe(OTHER);
    expect(() => muster.json.readPosition({ ...objectIn(muster.json.position(state)), options: {} })).toThrow(
      'is missing',
    );
  });

  test('is written as a pack and read again; that of this game is the empty text', () => {
    expect(packs.read(packs.write(OTHER))).toBe(OTHER);
    expect(packs.read(packs.write(''))).toBe('');
    expect(packs.refusal(packs.write(OTHER))).toBe(null);
  });

  test('is refused as an option where it is none', () => {
    for (const pack of [
      '3-2-1-1-1-5-2',
      '3-2-1-1-1-5-3',
      '03-2-1-1-1-5-2',
      '3-2-1-1-1-7',
      'x',
      '-1-2-1-1-1-5-2',
    ]) {
      expect(() => match(pack), pack).toThrow('not the text of a pack of Muster. [B44]');
    }
  });
});

test.each<[string, string, object]>([
  ['four numbers of banners', 'pack.banners', { banners: [3, 2, 1, 1] }],
  ['half a card', 'pack.banners', { banners: [3, 2, 1, 1, 0.5] }],
  ['less than no rainbow card', 'pack.others', { rainbows: -1 }],
  ['no word about castles', 'pack.others', { castles: null }],
  ['48 cards', 'pack.size', { rainbows: 6 }],
])('a pack with %s is refused, in every language', (_name, key, change) => {
  const refusal = packs.refusal({ ...packs.write(''), ...change })!;
  expect(refusal.key).toBe(key);
  for (const language of ['en', 'fr', 'de'] as const) {
    const told = speaker(language, muster.texts[language].words, String).say(refusal);
    expect(told).toMatch(/\.$/u);
    expect(told).not.toMatch(/\{\w+\}/u);
  }
});

test('a pack that a hand has changed is refused with a sentence, or can be played', { timeout: 0 }, () => {
  expectPacksChecked(muster, 10_000, randomPack);
});
