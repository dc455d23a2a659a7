import { expect, test } from 'vitest';
import { pebbles, type PebblesState } from './testing/pebbles.ts';
import { inLine, type PositionField, positionText } from './position.ts';
import { defaultOptions } from './options.ts';

const names = (seat: number): string => ['Ada', 'Bob'][seat] ?? '';
const state: PebblesState = {
  ...pebbles.setup(defaultOptions(pebbles.options), 2, [1, 2]),
  pebbles: [2, 0],
  hands: [[3], []],
  turn: 1,
};
const read = (viewer: number | null, game: typeof pebbles = pebbles) => {
  const told = positionText(game, game.view(state, viewer), 'en', game.texts.en.words, names);
  const lines = (fields: readonly PositionField[]): string[] =>
    fields.map(({ name, value }) => `${name}: ${inLine(value)}`);
  return { common: lines(told.common), seats: told.seats.map(lines) };
};

test('a position is read with the names of the game, and what is hidden is only counted', () => {
  expect(read(0)).toEqual({
    common: [
      'Turn: Bob',
      'Have acted in this round: nobody',
      'Pebbles in the heap: 6',
      'Stones in the bag: 2 hidden',
    ],
    seats: [
      ['Pebbles: 2', 'Stones: a large stone (3)'],
      ['Pebbles: 0', 'Stones: none'],
    ],
  });
  expect(read(1).seats[0]).toEqual(['Pebbles: 2', 'Stones: 1 hidden']);
});

test.each([
  ['en', '2 hidden', 'nobody', 'none'],
  ['fr', '2 face cachée', 'personne', 'rien'],
  ['de', '2 verdeckt', 'niemand', 'nichts'],
] as const)(
  'pieces are hidden or missing whatever they are called, and so are seats, in %s',
  (language, ...texts) => {
    const { common, seats } = positionText(
      pebbles,
      pebbles.view(state, 0),
      language,
      pebbles.texts[language].words,
      names,
    );
    const [, done, , bag] = common;
    expect([bag, done, seats[1]?.[1]].map((field) => inLine(field.value))).toEqual(texts);
  },
);

test('a game that gives no names is read as it stands', () => {
  const { names: _, ...nameless } = pebbles;
  const words = { ...pebbles.texts.en.words, field: {} };
  const texts = { ...pebbles.texts, en: { ...pebbles.texts.en, words } };
  expect(read(0, { ...nameless, texts })).toEqual({
    common: ['Turn: 1', 'Done: none', 'Heap: 6', 'Pebbles: 2, 0', 'Hands: 3 | none', 'Bag: 2 hidden'],
    seats: [[], []],
  });
});
