import { h } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();
beforeEach(() => page.storage.clear());

test('matches that were looked back at are offered as puzzles until nothing of them is left to try', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const [{ Puzzles }, { keepMoments, ownMoments }] = await Promise.all([
    import('./puzzles-screen.tsx'),
    import('./own-moments.ts'),
  ]);
  page.show(h(Puzzles, { game: '', number: '' }));
  await page.until(() => page.text().includes('Your rating'));
  expect(page.text()).not.toContain('From my matches');
  keepMoments({ id: 'one', game: 'muster', left: 3 });
  keepMoments({ id: 'two', game: 'murano', left: 1 });
  keepMoments({ id: 'one', game: 'muster', left: 2 });
  expect(ownMoments().map(({ id, left }) => [id, left])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
  page.show(h('div', {}));
  page.show(h(Puzzles, { game: '', number: '' }));
  await page.until(() => page.text().includes('From my matches'));
  expect(page.all('.own-moments a').map((each) => each.getAttribute('href'))).toEqual([
    '/look/one',
    '/look/two',
  ]);
  expect(page.text('.own-moments')).toContain('Muster: 2 moments to try again');
  keepMoments({ id: 'one', game: 'muster', left: 0 });
  expect(ownMoments().map(({ id }) => id)).toEqual(['two']);
});
