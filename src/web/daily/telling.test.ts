import { beforeAll, expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import type { Daily } from './today.ts';

usePage();
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

const puzzle: Daily = { kind: 'puzzle', game: 'muster', number: 7, state: 'open', result: null };
const deal: Daily = { ...puzzle, kind: 'deal', game: 'murano' };

test('where one stands with a puzzle or a deal of a day, and what can be done with it', async () => {
  const { buttonText, stateText } = await import('./telling.ts');
  const texts = (
    [
      puzzle,
      { ...puzzle, state: 'done', result: { tries: 0, isFound: true } },
      { ...puzzle, state: 'done', result: { tries: 1, isFound: true } },
      { ...puzzle, state: 'done', result: { tries: 3, isFound: true } },
      { ...puzzle, state: 'done', result: { tries: 2, isFound: false } },
      deal,
      { ...deal, state: 'running' },
      { ...deal, state: 'done', result: { score: 41 } },
      { ...deal, state: 'done', result: { isFound: false } },
    ] as const
  ).map((each) => `${stateText(each, 46)} | ${buttonText(each)}`);
  expect(texts).toMatchInlineSnapshot(`
    [
      "Not yet tried. | Solve",
      "Solved at once. | Look again",
      "Solved after 1 wrong try. | Look again",
      "Solved after 3 wrong tries. | Look again",
      "The solution was shown. | Look again",
      "Par: 46, what the strongest bot reaches. | Play",
      "Begun. | Continue",
      "41, par 46. | Look again",
      "Given up. | Look again",
    ]
  `);
});

test('it opens the puzzle, the match that is running, or the replay of what was played', async () => {
  const { openDaily } = await import('./telling.ts');
  const at = (daily: Daily): string => {
    openDaily(daily, '2026-11-17');
    return location.pathname;
  };
  expect(at(puzzle)).toBe('/puzzles/muster/7');
  expect(at({ ...deal, state: 'running' })).toBe('/match/daily-murano-2026-11-17');
  expect(at({ ...deal, state: 'done', result: { score: 41 } })).toBe('/replay/daily-murano-2026-11-17');
});

test('the best that is reached with a deal is found by its number', async () => {
  const { parOf } = await import('./telling.ts');
  const pars = new Map([['murano', [40, 46, 51]]]);
  expect(parOf({ game: 'murano', number: 2 }, pars)).toBe(46);
  expect(parOf({ game: 'murano', number: 9 }, pars)).toBe(0);
  expect(parOf({ game: 'muster', number: 1 }, pars)).toBe(0);
});
