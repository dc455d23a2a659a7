import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';
import { LANGUAGES } from './words.ts';

const names = ['Ada', 'Bob', 'Cy'];
const nameOf = (seat: number): string | null => names[seat] ?? null;
const asBob = (seat: number): string | null => (seat === 1 ? null : nameOf(seat));
const english = (ranking: readonly (readonly number[])[], as = nameOf, won?: boolean): string =>
  verdict({ ranking, ...(won !== undefined && { won }) }, 'en', as);

test('the winner is named, and told so', () => {
  expect(english([[1], [0]])).toBe('Bob wins.');
  expect(english([[1], [0]], asBob)).toBe('You win.');
  expect(english([[0], [1, 2]], asBob)).toBe('Ada wins.');
});

test('two who are equal have drawn; those in front of others, and three who are equal, share the victory', () => {
  expect(english([[0, 1]], asBob)).toBe('A draw.');
  expect(english([[0, 1], [2]])).toBe('Ada and Bob share first place.');
  expect(english([[0, 1], [2]], asBob)).toBe('You share first place with Ada.');
  expect(english([[0, 1, 2]])).toBe('Ada, Bob, and Cy share first place.');
});

test('alone at the table one wins or loses', () => {
  expect(english([[0]], nameOf, true)).toBe('Ada wins.');
  expect(english([[0]], nameOf, false)).toBe('Ada loses.');
  expect(english([[1]], asBob, false)).toBe('You lose.');
});

test('a team that has won is in front of the others, and they are told who it is', () => {
  expect(english([[0, 2], [1]], asBob, true)).toBe('Ada and Cy win together.');
  expect(english([[0, 1], [2]], asBob, true)).toBe('You win together.');
});

test('those who play together win or lose together', () => {
  expect(english([[0, 1]], nameOf, true)).toBe('Ada and Bob win together.');
  expect(english([[0, 1, 2]], asBob, true)).toBe('You win together.');
  expect(english([[0, 1, 2]], nameOf, false)).toBe('Ada, Bob, and Cy lose together.');
  expect(english([[0, 1]], asBob, false)).toBe('You lose together.');
});

test.each(LANGUAGES)('nothing is left open in %s', (language) => {
  for (const ranking of [[[0], [1]], [[1], [0]], [[0, 1]], [[0, 1], [2]], [[0, 2], [1]]]) {
    for (const as of [nameOf, asBob]) {
      for (const won of [{}, { won: true }, { won: false }]) {
        expect(verdict({ ranking, ...won }, language, as)).toMatch(/^[^{}@#]{5,}\.$/u);
      }
    }
  }
});
