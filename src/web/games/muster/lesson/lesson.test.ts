import { expect, test } from 'vitest';
import { playNotation } from '#core/match';
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
