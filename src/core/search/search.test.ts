import { describe, expect, test } from 'vitest';
import type { RuleEntry, RulebookTexts } from '../rulebook.ts';
import { conceptsOf } from './concepts.ts';
import { isWithin, meant } from './likeness.ts';
import { ruleSearch } from './search.ts';
import { stem, wordsIn } from './stems.ts';

const entries: readonly RuleEntry[] = ['R1', 'R2', 'R3', 'R4'].map((id) => ({ id, part: 'all', from: '' }));
const texts: RulebookTexts = {
  parts: { all: 'Everything' },
  rules: {
    R1: { title: 'Moving', text: 'A boat goes over to another harbour.' },
    R2: { title: 'Too many', text: 'What is over goes back.', reason: 'Boats are counted.' },
    R3: { title: 'A tie', text: 'The fuller harbour wins.' },
    R4: { title: 'Rainbow castles', text: 'They stay.' },
  },
  synonyms: ['boat, ship, vessel', 'too many, no room left'],
  index: { R1: 'home by water, home by land, way in, way out', R3: 'who is first', R4: 'the way home' },
};
const found = (question: string): readonly string[] => ruleSearch(entries, texts, 'en')(question);

describe('rules are found by the words people use', () => {
  test('in whatever form they stand', () => expect(found('Can I MOVE it?')[0]).toBe('R1'));
  test('by what else a thing is called', () => expect(found('ships')[0]).toBe('R1'));
  test('by several words together, with others between', () =>
    expect(found('there is no more room that is left')[0]).toBe('R2'));
  test('by the index, even where no word of the rule is asked for', () =>
    expect(found('first')).toEqual(['R3']));
  test('by an entry of the index in all its words before one in some of them', () =>
    expect(found('what is the way home then?')[0]).toBe('R4'));
  test('by most of an entry before a little of another', () =>
    expect(found('who goes home by a train over land')[0]).toBe('R1'));
  test('by the little words of an entry, which tell nothing by themselves', () => {
    const asked = ruleSearch(entries, { ...texts, index: { R3: 'who boats', R4: 'where boats' } }, 'en');
    expect(asked('who has boats?').find((id) => id === 'R3' || id === 'R4')).toBe('R3');
    expect(asked('who is where?')).toEqual([]);
  });
  test('by another word for one of an entry', () => {
    const index = { R1: 'home', R2: 'home', R3: 'sail boats, home', R4: 'sail home, boats' };
    const asked = ruleSearch(entries, { ...texts, index }, 'en');
    expect(asked('sail a vessel')[0]).toBe('R3');
  });
  test('with a letter wrong, missing, added or swapped', () => {
    for (const slip of ['harbuor', 'harbor', 'harboour', 'hatbour', 'arbour']) {
      expect(found(slip).toSorted(), slip).toEqual(['R1', 'R3']);
    }
  });
  test('by the parts of a compound', () => expect(found('rainbowcastle')[0]).toBe('R4'));
  test('while it is still being typed', () => expect(found('rai')).toEqual(['R4']));
  test('by its number, and then it alone', () => expect(found(' r4 ')).toEqual(['R4']));
  test('what nobody speaks of is not found, nor are words that say nothing', () => {
    expect(found('zeppelin')).toEqual([]);
    expect(found('what is it?')).toEqual([]);
    expect(found('')).toEqual([]);
  });
  test('what stands in the reason of a ruling counts less than what stands in a rule', () =>
    expect(found('boat').indexOf('R1')).toBeLessThan(found('boat').indexOf('R2')));
});

test('the forms of a word have one stem', () => {
  const stems = (language: 'en' | 'fr' | 'de', ...words: string[]): number =>
    new Set(words.map((word) => stem(word, language))).size;
  expect(stems('en', 'move', 'moves', 'moved', 'moving')).toBe(1);
  expect(stems('en', 'swap', 'swapping', 'swapped')).toBe(1);
  expect(stems('fr', 'jouer', 'jouez', 'jouee', 'jouent')).toBe(1);
  expect(stems('de', 'legen', 'legt', 'gelegt', 'lege')).toBe(1);
  expect(stems('de', 'farblos', 'farblose', 'farblosen')).toBe(1);
  expect(stems('en', 'castle', 'card')).toBe(2);
});

test('words are read without accents, letters alone are not', () => {
  expect(wordsIn('Größe: œuvre, l’été à 5 L!', 'fr')).toEqual(['grosse', 'oeuvre', 'ete', '5']);
  expect(wordsIn('Bruecke, Brücke', 'de')).toEqual(['brucke', 'brucke']);
});

test('the words of a concept stand in their order, with at most two others between', () => {
  const [concept] = conceptsOf(['run out, gone'], (text) => wordsIn(text, 'en'));
  const count = (text: string): number => concept.countIn(wordsIn(text, 'en'));
  expect([
    count('run out'),
    count('run all the way out'),
    count('run far too much out'),
    count('out run'),
  ]).toEqual([1, 0, 0, 0]);
  expect(count('run quite out and gone')).toBe(2);
  expect([concept.isSaidIn(wordsIn('gone', 'en')), concept.isSaidIn(wordsIn('run out', 'en'))]).toEqual([
    false,
    true,
  ]);
});

test('letters added, left out, changed or swapped are counted', () => {
  expect(isWithin('wizard', 'wizard', 0)).toBe(true);
  expect(['wizzard', 'wizar', 'wisard', 'wiazrd'].map((slip) => isWithin(slip, 'wizard', 1))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isWithin('wzard', 'lizard', 1), isWithin('wzard', 'lizard', 2)]).toEqual([false, true]);
});

test('what was meant is the nearest known word; in a short word nothing is mended', () => {
  expect(meant('magicain', ['magician', 'market'])).toBe('magician');
  expect(meant('bridg', ['fridge', 'bridge'])).toBe('bridge');
  expect(meant('owk', ['owl'])).toBe('owk');
  expect(meant('castel', ['pastes', 'hassel'])).toBe('castel');
});
