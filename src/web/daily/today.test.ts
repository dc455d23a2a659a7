import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { SavedMatch } from '../device/matches.ts';
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

test('a deal of the day that was given up is done, tells so, and counts as nothing reached', async () => {
  const [{ dailiesOf, dealId }, { resultOf }, { signsOf }, { stateText }] = await Promise.all([
    import('./today.ts'),
    import('./distribution.ts'),
    import('./daily.ts'),
    import('./telling.ts'),
  ]);
  const day = '2026-06-09';
  const match = standIn<SavedMatch>({
    id: dealId('murano', day),
    over: true,
    resigned: 0,
    text: 'tavola 1\n',
  });
  const deal = dailiesOf(day, [match]).find(({ kind }) => kind === 'deal')!;
  expect(deal).toMatchObject({ state: 'done', result: { isFound: false } });
  expect(stateText(deal, 47)).toBe('Given up.');
  expect([resultOf(deal), signsOf({ ...deal.result, title: '' })]).toEqual([0, '-']);
});
