import { describe, expect, test } from 'vitest';
import { inEnglish, LANGUAGES, type Language, listed, speaker, wordAt } from './words.ts';

const WORDS = {
  plain: 'Nothing to fill.',
  greet: '{who} greets {whom}.',
  counted: { one: '{count} card', other: '{count} cards' },
  card: { leaf1: 'Leaf 1', red: { one: 'one red', other: '{count} red' } },
  told: '{who} plays {card} at {place}.',
  twice: '{card} and {card}',
  deep: { deeper: { deepest: 'Down here.' } },
};

const NAMES = ['Ada', 'Bo'];
const said = (key: string, values?: Record<string, string | number>, language: Language = 'en'): string =>
  speaker(language, WORDS, (seat) => NAMES[seat]).say(values === undefined ? { key } : { key, with: values });

test('three languages, and a speaker knows its own', () => {
  expect(LANGUAGES).toEqual(['en', 'fr', 'de']);
  for (const language of LANGUAGES) expect(speaker(language, WORDS, String).language).toBe(language);
});

describe('a sentence', () => {
  test('without values', () => {
    expect(said('plain')).toBe('Nothing to fill.');
    expect(said('deep.deeper.deepest')).toBe('Down here.');
  });

  test('names the seats', () => {
    expect(said('greet', { who: 0, whom: 1 })).toBe('Ada greets Bo.');
    expect(said('greet', { who: 'somebody', whom: 'nobody' })).toBe('somebody greets nobody.');
  });

  test('only who and whom are seats', () => {
    expect(said('told', { who: 1, card: 0, place: 1 })).toBe('Bo plays 0 at 1.');
  });

  test('follows a reference to another text', () => {
    expect(said('told', { who: 0, card: '@card.leaf1', place: 'the wall' })).toBe(
      'Ada plays Leaf 1 at the wall.',
    );
    expect(said('twice', { card: '@card.leaf1' })).toBe('Leaf 1 and Leaf 1');
  });

  test('follows one that counts', () => {
    expect(said('twice', { card: '@card.red=1' })).toBe('one red and one red');
    expect(said('twice', { card: '@card.red=3' })).toBe('3 red and 3 red');
  });

  test.each([
    ['en', 'Leaf 1 and 2 red'],
    ['fr', 'Leaf 1 et 2 red'],
    ['de', 'Leaf 1 und 2 red'],
  ] as const)('tells several references as a list in %s', (language, list) => {
    expect(said('twice', { card: '@card.leaf1 @card.red=2' }, language)).toBe(`${list} and ${list}`);
  });

  test('shows what is missing instead of hiding it', () => {
    expect(said('told', { who: 0 })).toBe('Ada plays {card} at {place}.');
    expect(said('nowhere.at.all')).toBe('nowhere.at.all');
    expect(said('told', { who: 0, card: '@card.leaf9', place: 3 })).toBe('Ada plays card.leaf9 at 3.');
  });

  test('takes a value as it is, dollar signs and braces included', () => {
    expect(said('told', { who: 0, card: '$&', place: '{who}' })).toBe('Ada plays $& at {who}.');
  });
});

describe('plurals', () => {
  test.each([
    ['en', 0, 'cards'],
    ['en', 1, 'card'],
    ['en', 2, 'cards'],
    ['fr', 0, 'card'],
    ['fr', 1, 'card'],
    ['fr', 2, 'cards'],
    ['fr', 1_000_000, 'cards'],
    ['de', 0, 'cards'],
    ['de', 1, 'card'],
    ['de', 2, 'cards'],
  ] as const)('in %s, %i takes %s', (language, count, form) => {
    expect(said('counted', { count }, language)).toBe(`${count} ${form}`);
  });

  test('without a number the common form', () => {
    expect(said('counted')).toBe('{count} cards');
  });
});

describe('looking a text up', () => {
  test('gives a sentence or its two forms', () => {
    expect(wordAt(WORDS, 'card.leaf1')).toBe('Leaf 1');
    expect(wordAt(WORDS, 'counted')).toBe(WORDS.counted);
  });

  test.each([
    '',
    'deep',
    'deep.deeper',
    'plain.length',
    'card.leaf1.0',
    'toString',
    'constructor.name',
    '__proto__',
    'nowhere',
    'card.leaf2',
  ])('%j is no text', (key) => {
    expect(wordAt(WORDS, key)).toBeUndefined();
  });
});

test('for programmers everything is in English, and seats have numbers', () => {
  expect(inEnglish({ texts: { en: { words: WORDS } } }, { key: 'greet', with: { who: 0, whom: 1 } })).toBe(
    'seat 0 greets seat 1.',
  );
});

describe('French drops a vowel before another', () => {
  const words = {
    turn: 'Au tour de {who}.',
    awaited: 'On n’attend que {names}.',
    given: 'Odette, femme de {name}, {name}',
    side: 'Monde {name}, il manque {name}',
  };
  const inFrench = speaker('fr', words, (seat) => ['Odile', 'Maren', 'Hélène', 'Yasmine'][seat] ?? null);
  test.each([
    ['Odile', 'd’Odile'],
    ['élise', 'd’élise'],
    ['Œdipe', 'd’Œdipe'],
    ['E\u0301tienne', 'd’E\u0301tienne'],
    ['Yves', 'd’Yves'],
    ['Hélène', 'd’Hélène'],
    ['Henri', 'd’Henri'],
    ['Hugo', 'd’Hugo'],
    ['Honoré', 'd’Honoré'],
    ['Yasmine', 'de Yasmine'],
    ['Hans', 'de Hans'],
    ['Heidi', 'de Heidi'],
    ['Holger', 'de Holger'],
    ['Maren', 'de Maren'],
    ['Y', 'de Y'],
    ['8', 'de 8'],
    ['Αγνή', 'de Αγνή'],
    ['', 'de '],
  ])('%s: %s', (name, told) => {
    expect(inFrench.say({ key: 'given', with: { name } })).toBe(`Odette, femme ${told}, ${name}`);
  });

  test('of seats, of lists, after que, and only where a word ends', () => {
    expect([0, 1, 2, 3].map((who) => inFrench.say({ key: 'turn', with: { who } }))).toEqual([
      'Au tour d’Odile.',
      'Au tour de Maren.',
      'Au tour d’Hélène.',
      'Au tour de Yasmine.',
    ]);
    expect(inFrench.say({ key: 'awaited', with: { names: '#0 #1' } })).toBe('On n’attend qu’Odile et Maren.');
    expect(inFrench.say({ key: 'side', with: { name: 'Odile' } })).toBe('Monde Odile, il manque Odile');
  });

  test.each(['@turn', '#0', '#0=@turn', '@'])('somebody may be called %s', (name) => {
    expect(inFrench.say({ key: 'side', with: { name } })).toBe(`Monde ${name}, il manque ${name}`);
  });

  test('no other language does', () => {
    for (const language of ['en', 'de'] as const) {
      const other = speaker(language, { of: 'de {name}' }, String);
      expect(other.say({ key: 'of', with: { name: 'Odile' } })).toBe('de Odile');
    }
  });
});

test.each(LANGUAGES)('a list in %s reads as the language has it', (language) => {
  const items = ['one', 'two', 'three', 'four'];
  for (let count = 0; count <= items.length; count += 1) {
    const some = items.slice(0, count);
    expect(listed(language, some)).toBe(new Intl.ListFormat(language).format(some));
  }
});
