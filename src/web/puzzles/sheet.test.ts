import { h } from 'preact';
import { expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();

async function sheet(game: string, number: string): Promise<string> {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const { Puzzles } = await import('./puzzles-screen.tsx');
  page.show(h(Puzzles, { game, number }));
  await page.until(() => page.all('.print-sheet').length === 1);
  return page.text('.print-sheet');
}

test('a puzzle of Muster is laid out with the whole box, its solution below the fold', async () => {
  const text = await sheet('muster', 'puzzle-3');
  expect(text).toContain('Win for certain, at the latest in your next turn.');
  expect(text).toContain('Water 1, Water 2, Water 3, Water 4');
  expect(text).toContain('4 go face down to your rival and 2 are the pile');
  expect(page.text('.upside-down')).toContain('Solution.');
  expect(page.text('.upside-down')).toContain('Flame 1');
});

test('the deal of a day says what lies where, and hides the order of the challenges', async () => {
  const text = await sheet('murano', 'deal-3');
  expect(text).toContain('Deal of the day 3');
  expect(text).toContain('Workbench');
  expect(page.text('.upside-down')).toContain('1. Nothing happens. 2. The market with the most shards');
});
