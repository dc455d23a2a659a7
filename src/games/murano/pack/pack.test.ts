import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json';
import { newMatch } from '#core/match';
import { quickRandom, shuffled } from '#core/random';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { expectPacksChecked } from '#core/testing/packs';
import { standIn } from '#core/testing/stand-in';
import { speaker } from '#core/words';
import { murano } from '../index.ts';
import { circleAt, shownAt } from '../rules/board.ts';
import { ADVANTAGE_IDS, categoriesOf, iconOf, recipeOf } from '../rules/cards.ts';
import { shardsWord } from '../rules/shards.ts';
import { liraSpaces, lirasAtFirst } from '../modules/expert.ts';
import { randomPack, randomPackText } from '../testing/packs.ts';
import { factsOf, LONG_CODE, SHORT_CODE } from './code.ts';
import { PRESENT } from './facts.ts';
import { packs } from './json.ts';

type Loose = {
  rings: Record<string, string>;
  circles: Record<string, string>;
  creations: { recipe: string; categories: string[]; name?: string }[];
  liras: Record<string, Record<string, number>>;
  advantages?: Record<string, string>;
};

const present = packs.write('');
const changed = (change: (pack: Loose) => void): JsonObject => {
  const pack = standIn<Loose>(structuredClone(present));
  change(pack);
  return pack;
};
const match = (pack: string, options: JsonObject = {}, seats = 2) =>
  newMatch(murano, { options: { ...options, pack }, seats, start: { seed: 'box' } });

describe('[M103] the facts of another box', () => {
  test('those of this game are the empty text', () => {
    expect(packs.refusal(present)).toBe(null);
    expect(packs.read(present)).toBe('');
    expect(packs.read({ ...present, name: 'Mine', edition: '2021', by: 'Me' })).toBe('');
  });

  test('are what the match is played with', () => {
    const pack = packs.read(
      changed((each) => {
        each.rings.A = 'R B G T Y R T B Y T G R';
        each.circles.I = 'Y R G Y G B R Y R G B Y';
        each.creations[8] = { recipe: 'G Y B B', categories: ['animals', 'art'] };
        each.liras['2'] = { 3: 2 };
      }),
    );
    const { state } = match(pack, { expert: true });
    expect([shownAt({ ...state, ring: 0 }, 0), circleAt(state, 0)]).toEqual([3, 2]);
    expect(shardsWord(recipeOf(state, 8))).toBe('BBGY');
    expect(categoriesOf(state, 8)).toEqual([0, 3]);
    expect([liraSpaces(state, 2), lirasAtFirst(state, 2), state.liras]).toEqual([[2], [2], [2]]);
    // Another match in between is played with its own.
    expect(shardsWord(recipeOf(match('').state, 8))).toBe('BGYY');
    expect(shardsWord(recipeOf(state, 8))).toBe('BBGY');
  });

  test('are the same text however they are told: a ring begun elsewhere, creations in another order', () => {
    const pack = standIn<Loose>(randomPack(quickRandom(4)));
    const ring = pack.rings['A'].split(' ');
    const told = {
      ...pack,
      rings: { ...pack.rings, A: [...ring.slice(5), ...ring.slice(0, 5)].join(' ') },
      creations: shuffled(pack.creations, quickRandom(9)).map((each) => ({
        recipe: shuffled(each.recipe.split(' '), quickRandom(2)).join(' '),
        categories: each.categories.toReversed(),
      })),
    };
    expect(packs.read(told)).toBe(packs.read(pack));
  });

  test('come back from their text, which an address may contain', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const text = randomPackText(quickRandom(seed));
      expect(text).toMatch(/^[\w-]+$/u);
      expect([SHORT_CODE, LONG_CODE]).toContain(text.length);
      expect(packs.refusal(packs.write(text))).toBe(null);
      expect(packs.read(packs.write(text))).toBe(text);
    }
    expect([SHORT_CODE, LONG_CODE]).toEqual([61, 65]);
  });

  test('are written with the match, and only where they are others', () => {
    const pack = randomPackText(quickRandom(1));
    const text = saveMatch(match(pack));
    expect(text).toContain(`"pack":"${pack}"`);
    expect(loadMatch(text, () => murano).header.options).toMatchObject({ pack });
    expect(saveMatch(match(''))).not.toContain('pack');
  });

  test('are refused as an option where they are none', () => {
    for (const pack of ['x', 'é'.repeat(8), '_'.repeat(SHORT_CODE), '_'.repeat(LONG_CODE), 'A']) {
      expect(() => match(pack), pack).toThrow('not the text of a pack of Murano. [M103]');
    }
    expect(() => match('A'.repeat(LONG_CODE + 1))).toThrow(`at most ${LONG_CODE} letters`);
    expect(factsOf('A')).toBe(null);
  });
});

describe('[L76] the icons of the advantages', () => {
  const icons = (pack: string): string =>
    ADVANTAGE_IDS.map((_, advantage) => iconOf({ options: { pack } }, advantage).charAt(0)).join('');

  test('are those of the box; a card that it does not name has the one from here', () => {
    expect(icons('')).toBe('aammmmmaammmamaaaaaa');
    const pack = packs.read(changed((each) => (each.advantages = { 1: 'modifies', I4: 'modifies' })));
    expect(icons(pack)).toBe('mammmmmaammmamaaaaam');
    expect(packs.write(pack)['advantages']).toMatchObject({ 1: 'modifies', 2: 'additional', I4: 'modifies' });
    expect(factsOf(pack)).toEqual({ ...PRESENT, icons: factsOf(pack)!.icons });
  });

  test('decide nothing: a match is dealt and played alike, whatever they are', () => {
    const pack = packs.read(changed((each) => (each.advantages = { 3: 'additional' })));
    const { options: _own, ...state } = match(pack).state;
    const { options: _none, ...other } = match('').state;
    expect(state).toEqual(other);
  });

  test('a pack that says nothing of them, or what is here, has the text it had before there were any', () => {
    const told = changed((each) => (each.rings.A = 'R B G T Y R T B Y T G R'));
    const { advantages: _icons, ...untold } = told;
    const text = 'HiJJP0uXhyty1980pPE85HhE-rXiy5jqZQfVO7s6CnvV5anumXbPtj2_AxUwH';
    expect(packs.read(untold)).toBe(text);
    expect(packs.read(told)).toBe(text);
    expect(packs.write(text)).toEqual(told);
  });

  test('a text that tells of them what is here is none: the same facts have one text', () => {
    const pack = packs.read(changed((each) => (each.advantages = { 1: 'modifies' })));
    const base = pack.slice(0, SHORT_CODE);
    expect(factsOf(base), 'the facts of this game are the empty text').toBe(null);
    expect(factsOf(`${base}D9GD`), 'the icons of this game are not written').toBe(null);
    expect(factsOf(`${base}D9GC`)).not.toBe(null);
  });
});

test.each<[string, string, (pack: Loose) => void]>([
  ['a ring of eleven', 'pack.ring', (pack) => (pack.rings.B = 'T T Y B R T G Y R B T')],
  ['a ring of other letters', 'pack.ring', (pack) => (pack.rings.A = 'X B G T Y R T B Y T G R')],
  ['a missing ring', 'pack.ring', (pack) => delete pack.rings.A],
  ['a third ring', 'pack.field', (pack) => (pack.rings.C = pack.rings.A)],
  ['a transparent circle', 'pack.circle', (pack) => (pack.circles.I = 'T R G Y G B R Y R G B Y')],
  ['23 creations', 'pack.creations', (pack) => pack.creations.pop()],
  ['a recipe of three', 'pack.recipe', (pack) => (pack.creations[3].recipe = 'B G Y')],
  ['a transparent recipe', 'pack.recipe', (pack) => (pack.creations[3].recipe = 'B G Y T')],
  ['no category', 'pack.categories', (pack) => (pack.creations[3].categories = [])],
  [
    'three categories',
    'pack.categories',
    (pack) => (pack.creations[3].categories = ['art', 'jewellery', 'animals']),
  ],
  ['a category twice', 'pack.categories', (pack) => (pack.creations[3].categories = ['art', 'art'])],
  ['another field of a creation', 'pack.field', (pack) => (pack.creations[3].name = 'Vase')],
  ['a Lira too many', 'pack.liras', (pack) => (pack.liras['3'] = { 12: 2, 6: 2 })],
  ['three Liras on a space', 'pack.liras', (pack) => (pack.liras['3'] = { 12: 3 })],
  ['an hour that is none', 'pack.liras', (pack) => (pack.liras['2'] = { 13: 2 })],
  ['advantages in a row', 'pack.advantages', (pack) => (pack.advantages = [] as never)],
  ['an advantage too many', 'pack.field', (pack) => (pack.advantages = { 17: 'modifies' })],
  ['a third icon', 'pack.icon', (pack) => (pack.advantages = { 16: 'both' })],
  ['an icon that is none', 'pack.icon', (pack) => (pack.advantages = { I2: null as never })],
  ['five players', 'pack.field', (pack) => (pack.liras['5'] = {})],
])('a pack with %s is refused, in every language', (_name, key, change) => {
  const refusal = packs.refusal(changed(change))!;
  expect(refusal.key).toBe(key);
  for (const language of ['en', 'fr', 'de'] as const) {
    const told = speaker(language, murano.texts[language].words, String).say(refusal);
    expect(told).toMatch(/\.$/u);
    expect(told).not.toMatch(/\{\w+\}/u);
  }
});

test('a pack that a hand has changed is refused with a sentence, or can be played', { timeout: 0 }, () => {
  expectPacksChecked(murano, 1000, randomPack);
});
