import { expect, test } from 'vitest';
import { playNotation } from '#core/match';
import type { Castle } from '#games/muster/cards';
import { strengthAt } from '#games/muster/scoring';
import { lessonMatch, STEPS } from './lesson.ts';

test('every step of the lesson can be played on its fixed deal', () => {
  let match = lessonMatch();
  for (const { words = [], rival = [] } of STEPS) {
    for (const word of words) match = playNotation(match, 0, word);
    for (const answer of rival) match = playNotation(match, 1, answer);
  }
  expect(match.state.turn).toBe(0);
  expect(match.state.phase).toBe('action');
});

test('no two steps say the same', () => {
  const texts = STEPS.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('what the lesson tells is so', () => {
  let match = lessonMatch();
  const play = (seat: number, ...words: string[]): void => {
    for (const word of words) match = playNotation(match, seat, word);
  };
  play(0, 'banner-leaf1-leaf', 'draw-pile');
  play(1, 'banner-leaf3-leaf', 'draw-pile');
  play(0, 'banner-leaf2-leaf', 'draw-pile');
  expect(match.state.hands[0]).toContain(25);
  play(1, 'banner-water4-water', 'draw-pile');
  play(0, 'wizard-water', 'draw-pile');
  play(1, 'lay-cloud2-cloud', 'draw-pile');
  play(0, 'banner-cloud1-cloud', 'draw-cloud');
  play(1, 'swap-0-water-0-water5');
  // Five against four: the castle is still held.
  expect(match.state.columns[0]).toEqual([4]);
  expect(match.state.columns[5]).toEqual([3]);
});

test('the last turns are told as they are: what is swapped, what a wizard leaves, and where it goes', () => {
  let match = lessonMatch();
  const standing: string[] = [];
  const at = (castle: Castle): string =>
    [0, 1].map((seat) => strengthAt(match.state, seat, castle)).join(':');
  for (const { text, words = [], rival = [] } of STEPS) {
    standing.push(`${text} ${at(1)} ${at(4)}`);
    for (const word of words) match = playNotation(match, 0, word);
    for (const answer of rival) match = playNotation(match, 1, answer);
  }
  expect(standing.slice(-7)).toEqual([
    'last 0:2 2:1',
    'swapOwn 0:8 2:1',
    'wizardAgain 0:5 2:3',
    'drawAgain 6:5 2:3',
    'move 6:9 2:3',
    'moved 0:9 8:3',
    'done 0:9 8:3',
  ]);
});
