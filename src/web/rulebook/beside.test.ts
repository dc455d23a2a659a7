import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});
const back = vi.fn<() => void>();
beforeEach(async () => {
  back.mockClear();
  history.back = back;
  const { BesideTheTable } = await import('./beside.tsx');
  page.show(null);
  page.show(h('div', null, h('button', { class: 'table' }, 'Table'), h('div', { class: 'place' })));
  page.one('.table').focus();
  page.show(
    h(
      'div',
      null,
      h('button', { class: 'table' }, 'Table'),
      h('div', { class: 'place' }, h(BesideTheTable, { game: 'muster', rule: 'U26' })),
    ),
  );
  await page.until(() => page.all('.beside .book').length === 1);
});

test('the book beside the table takes the keys of whoever reads, and gives the focus back', async () => {
  expect(page.document.activeElement).toBe(page.one('.beside'));
  const heard: string[] = [];
  page.document.addEventListener('keydown', ({ key }) => heard.push(String(key)));
  page.key('u');
  expect([heard, back.mock.calls.length]).toEqual([[], 0]);
  page.key('Escape');
  expect(back).toHaveBeenCalledTimes(1);
  page.press('.beside header button');
  expect(back).toHaveBeenCalledTimes(2);
  page.show(h('div', null, h('button', { class: 'table' }, 'Table'), h('div', { class: 'place' })));
  await page.until(() => page.name(page.document.activeElement) === 'Table');
});

test('the whole book opens at the same rule, which is the one that is marked', () => {
  expect(page.one('.beside header a').getAttribute('href')).toBe('/rules/muster/U26');
  const [chosen, ...others] = page.all('.beside .chosen');
  expect(chosen.getAttribute('id')).toBe('U26');
  expect(others).toEqual([]);
});

test('the contents lead to each part of the book, told by its first and last rule', async () => {
  const items = page.all('.contents li');
  expect(page.name(items[1])).toMatch(/U\d+ – [A-Z]\d+$/u);
  const parts = page.all('section.part');
  // The page with pictures comes first.
  expect(items).toHaveLength(parts.length + 1);
  items[2].querySelectorAll('button')[0].click();
  expect(page.document.activeElement).toBe(parts[1].querySelectorAll('h2')[0]);
  expect(page.name(items[2])).toContain(page.name(parts[1].querySelectorAll('h2')[0]));
});
