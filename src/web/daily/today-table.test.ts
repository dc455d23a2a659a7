import { h } from 'preact';
import { expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import { dayOf, ofDay } from './daily.ts';

const page = usePage();

test('the entrance shows what is laid out today, and where one stands with it', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const [{ TodayTable }, { keep }, { gameIn }] = await Promise.all([
    import('./today-table.tsx'),
    import('../puzzles/record.ts'),
    import('../catalogue.ts'),
  ]);
  page.show(h(TodayTable, { matches: [] }));
  await page.until(() => /Par \d+/u.test(page.text()));
  expect(page.text()).toContain('Muster puzzle');
  expect(page.text()).toContain('Murano: the deal');
  expect(page.text()).toContain('Not yet tried.');
  const today = dayOf(new Date());
  keep('muster', ofDay(today, gameIn('muster')!.ui.dailyPuzzles!), 3, { tries: 1, help: 0, day: today });
  await page.until(() => page.text().includes('Solved after 1 wrong try.'));
  expect(page.all('.today-tile.done')).toHaveLength(1);
});
