import { expect, test } from 'vitest';
import { type Match, mayUndo, playNotation, undo } from '#core/match';
import { wordAt } from '#core/words';
import { creationOffers } from '#games/murano/view/preview';
import { murano } from '#games/murano/index';
import { shardsWord } from '#games/murano/rules/shards';
import type { State } from '#games/murano/rules/state';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { lessonMatch, STEPS, type LessonKey } from './lesson.ts';

/** The lesson as one plays it, and the table as it stands when each text is read. */
function played(choose: (words: readonly string[]) => string = ([word]) => word): Map<LessonKey, Match> {
  const seen = new Map<LessonKey, Match>();
  let match = lessonMatch();
  for (const { text, words, rival = [] } of STEPS) {
    seen.set(text, match);
    if (words === 'undo') {
      expect(mayUndo(match, 0)).toBe(true);
      match = undo(match);
    } else if (words !== undefined) match = playNotation(match, 0, choose(words));
    for (const answer of rival) match = playNotation(match, 1, answer);
  }
  return seen;
}

const tables = played();
const at = (text: LessonKey): State => tables.get(text)!.state;
const bench = (text: LessonKey): string => shardsWord(at(text).benches[0]);

test('every step can be played on the fixed deal, and the last one finds the learner in front', () => {
  expect(tables.size).toBe(STEPS.length);
  expect(at('done').turn).toBe(0);
  expect(at('done').money).toEqual([17, 12]);
});

test('every word a learner may choose leads to the same end', () => {
  const choices = STEPS.map(({ words }) => (Array.isArray(words) ? words.length : 1));
  expect(Math.max(...choices)).toBe(8);
  for (let choice = 0; choice < 8; choice += 1) {
    const done = played((words) => words[choice % words.length]).get('done')!;
    expect(done.state).toEqual(tables.get('done')!.state);
  }
});

test('a learner who is led has no other choice than the words of the step', () => {
  for (const { text, words } of STEPS) {
    if (words === undefined || words === 'undo') continue;
    const match = tables.get(text)!;
    const legal = murano.legalActions(match.state, 0).map(murano.encode);
    expect(words.filter((word) => !legal.includes(word))).toEqual([]);
  }
});

test('what the lesson tells is so', () => {
  expect(bench('try')).toBe('YR');
  expect(bench('end')).toBe('GYY');
  expect(shardsWord(at('buy').markets[1])).toBe('BY');
  expect(bench('wait')).toBe('BGYYYRT');
  expect(creationOffers(at('wait'), 0)).toEqual([]);
  expect(at('third').money[1]).toBe(12);
  expect(bench('surplus')).toHaveLength(9);
  expect(at('surplus').owed.map(({ kind }) => kind)).toEqual(['return']);
  expect(creationOffers(at('create'), 0).map(({ pay }) => pay)).toContain(5);
  expect(bench('activate')).toBe('YYY');
  expect(creationOffers(at('second'), 0).map(({ pay }) => pay)).toEqual([8]);
  expect(at('count').money[0] - at('second').money[0]).toBe(10);
  expect(at('count').money[0]).toBe(17);
});

test.each([
  ['en', en],
  ['fr', fr],
  ['de', de],
] as const)('every text stands in %s, by the names of the game', (language, words) => {
  const { texts } = murano;
  const name = (key: string): unknown => wordAt(texts[language].words, key);
  for (const { text } of STEPS) expect(words[text]).not.toBe('');
  expect(Object.keys(words)).toEqual([...STEPS.map(({ text }) => text), 'watch']);
  expect(words.hand).toContain(name('creation.C23'));
  expect(words.second).toContain(name('creation.C19'));
  expect(words.activate).toContain(name('advantage.gift.name'));
  expect(words.exchange).toContain(name('market.NE'));
  expect(Object.values(words).filter((text) => /['"]|\d L/u.test(text))).toEqual([]);
});

test('French has its spaces', () => {
  expect(Object.values(fr).filter((text) => /[^\u202f][;:!?](?:\s|$)/u.test(text))).toEqual([]);
});
