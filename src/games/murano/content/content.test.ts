import { expect, test } from 'vitest';
import { murano } from '../index.ts';
import { ADVANTAGES } from './advantages.ts';
import { CATEGORY_IDS } from './categories.ts';
import { CHALLENGE_CARDS, CHALLENGES_IN_PILE } from './challenges.ts';
import { CREATIONS } from './creations.ts';
import { LIRAS } from './liras.ts';
import { CIRCLES, RINGS } from './rings.ts';

const count = (letters: string, letter: string): number =>
  letters.split('').filter((found) => found === letter).length;
const creations = Object.values(CREATIONS);

test('[L1] 24 creations with a recipe of four colours each', () => {
  expect(creations).toHaveLength(24);
  for (const { recipe } of creations) expect(recipe).toMatch(/^[BGYR] [BGYR] [BGYR] [BGYR]$/u);
});

test('[L1] every colour is needed 24 times, and eight times in each category', () => {
  for (const colour of 'BGYR'.split('')) {
    expect(count(creations.map(({ recipe }) => recipe).join(''), colour)).toBe(24);
    for (const category of CATEGORY_IDS) {
      const own = creations.filter(({ categories }) => categories.some((each) => each === category));
      expect(own).toHaveLength(8);
      expect(count(own.map(({ recipe }) => recipe).join(''), colour)).toBe(8);
    }
  }
});

test('[L1] [L30] sixteen creations have one category and eight have two', () => {
  expect(creations.filter(({ categories }) => categories.length === 1)).toHaveLength(16);
  expect(creations.filter(({ categories }) => categories.length === 2)).toHaveLength(8);
});

test('[L1] both sides of the ring have four transparent shards and two of each colour', () => {
  for (const ring of Object.values(RINGS)) {
    expect(count(ring, 'T')).toBe(4);
    for (const colour of 'BGYR'.split('')) expect(count(ring, colour)).toBe(2);
  }
});

test('[L1] both circles have three of each colour and nothing transparent', () => {
  for (const circle of Object.values(CIRCLES)) {
    expect(count(circle, 'T')).toBe(0);
    for (const colour of 'BGYR'.split('')) expect(count(circle, colour)).toBe(3);
  }
});

test('[L1] sixteen advantages and four interactive ones, each with a name and a text', () => {
  const numbers = Object.values(ADVANTAGES).map(({ number }) => number);
  expect(numbers).toEqual([...Array.from({ length: 16 }, (_, i) => String(i + 1)), 'I1', 'I2', 'I3', 'I4']);
  for (const { words } of Object.values(murano.texts)) {
    expect(Object.keys(words['advantage'])).toEqual(Object.keys(ADVANTAGES));
    expect(Object.keys(words['creation'])).toEqual(Object.keys(CREATIONS));
  }
});

test('[L49] [M45] ten challenge cards, of which six lie in the pile', () => {
  expect(Object.values(CHALLENGE_CARDS).reduce<number>((sum, cards) => sum + cards, 0)).toBe(10);
  expect(CHALLENGES_IN_PILE).toBe(6);
});

test('[L69] [M53] as many Liras on the board as there are players', () => {
  expect(LIRAS).toEqual({ 2: [1, 1], 3: [1, 2], 4: [2, 2] });
});
