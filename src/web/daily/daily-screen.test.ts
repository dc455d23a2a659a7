import { h } from 'preact';
import { expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import { dayOf, ofDay } from './daily.ts';

const page = usePage();

test('today’s puzzle is offered, and what became of it is told without spoiling it', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const today = dayOf(new Date());
  const [{ DailyScreen }, { keep }] = await Promise.all([
    import('./daily-screen.tsx'),
    import('../puzzles/record.ts'),
  ]);
  page.show(h(DailyScreen, {}));
  await page.until(() => page.all('.way').length > 0);
  expect(page.text()).toContain('Muster: puzzle of the day');
  expect(page.text()).toContain('Not yet tried.');
  expect(page.all('.daily-share')).toEqual([]);
  const { gameIn } = await import('../catalogue.ts');
  const number = ofDay(today, gameIn('muster')!.ui.dailyPuzzles!);
  keep('muster', number, 3, { tries: 2, help: 0, day: today });
  await page.until(() => page.all('.daily-share').length === 1);
  expect(page.text()).toContain('Solved after 2 wrong tries.');
  expect(page.text()).toContain('1 day in a row');
  expect(page.text('.daily-share')).toContain('Muster x x O');
  expect(page.all('.daily-month .today.done, .daily-month .today.both')).toHaveLength(1);
});
