import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { usePage } from '../../testing/page.ts';

const page = usePage();
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
});

test('a link that could not be copied lies before whoever copies it by hand, selected, until it is closed', async () => {
  const { LinkByHand } = await import('./link-by-hand.tsx');
  let closed = 0;
  page.show(h(LinkByHand, { link: 'https://tavola.test/replay#1', close: () => (closed += 1) }));
  await page.until(() => page.one('dialog').getAttribute('open') !== null);
  const field = page.one('dialog input');
  expect(field.value).toBe('https://tavola.test/replay#1');
  expect(field.isSelected).toBe(true);
  // Whoever comes back to the field has all of it again.
  field.isSelected = false;
  field.focus();
  expect(field.isSelected).toBe(true);
  page.press('dialog button');
  expect(page.one('dialog').getAttribute('open')).toBeNull();
  expect(closed).toBe(1);
});
