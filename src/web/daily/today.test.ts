import { expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import { dayOf, ofDay } from './daily.ts';

usePage();

test.each([
  [0, true],
  [1, true],
  [2, true],
  [3, false],
])('a puzzle of the day with %i hints was found by oneself: %s', async (help, isFound) => {
  const [{ dailiesOf }, { keep }, { gameIn }] = await Promise.all([
    import('./today.ts'),
    import('../puzzles/record.ts'),
    import('../catalogue.ts'),
  ]);
  // A day each: the first result of a puzzle is the one that counts.
  const today = dayOf(new Date(2026, 5, 1 + help, 12));
  const number = ofDay(today, gameIn('muster')!.ui.dailyPuzzles!);
  keep('muster', number, 3, { tries: 2, help, day: today });
  const found = dailiesOf(today, []).find(({ kind, game }) => kind === 'puzzle' && game === 'muster');
  expect(found).toEqual({
    kind: 'puzzle',
    game: 'muster',
    number,
    state: 'done',
    result: { tries: 2, isFound },
  });
});
