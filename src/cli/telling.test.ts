import { expect, test } from 'vitest';
import type { Outcome } from '#core/game';
import { LANGUAGES, speaker, type Language } from '#core/words';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { muranoBoard } from './games/murano/board.ts';
import { sayIn } from './language.ts';
import type { Ink } from './terminal/ink.ts';
import { outcomeLines } from './telling.ts';

const NAMES = ['Ada', 'Bob', 'Cy', 'Di'];
const plain: Ink = (_style, text) => text;

function told(ranking: Outcome['ranking'], language: Language = 'en'): string {
  const nameOf = (seat: number): string => NAMES[seat] ?? '';
  const words = speaker(language, murano.texts[language].words, nameOf);
  const { state } = table({ seats: 4 });
  const scene = {
    game: murano,
    view: state,
    seat: 0,
    nameOf,
    speaker: words,
    say: sayIn(language),
    ink: plain,
    width: 200,
  };
  const outcome: Outcome = { scores: [20, 20, 20, 15], ranking, reason: { key: 'outcome.liras' } };
  return outcomeLines(outcome, scene, muranoBoard)[0] ?? '';
}

test('[M64] who shares the first place with others has won with them, if somebody has lost', () => {
  expect(told([[0], [1, 2], [3]])).toMatch(/^Ada wins\. /u);
  expect(told([[0, 1], [2], [3]])).toMatch(/^Ada and Bob share first place\. /u);
  expect(told([[0, 1, 2], [3]])).toMatch(/^Ada, Bob, and Cy share first place\. /u);
  expect(told([[0, 1, 2, 3]])).toMatch(/^Ada, Bob, Cy, and Di share first place\. /u);
});

test.each(LANGUAGES)('[M64] a shared victory has names in %s', (language) => {
  const [sentence] = told([[0, 1, 2], [3]], language).split('.');
  for (const name of ['Ada', 'Bob', 'Cy']) expect(sentence).toContain(name);
  expect(sentence).not.toContain('Di');
});
