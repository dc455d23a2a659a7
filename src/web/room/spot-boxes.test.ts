import { h } from 'preact';
import { expect, test, vi } from 'vitest';
import { domElement, PageElement } from '../testing/document.ts';
import { usePage } from '../testing/page.ts';
import { spotBoxes } from './spot-boxes.ts';

const page = usePage();

test('a card is found whichever way up it lies, and an action without its button is marked on no other one', () => {
  const names = ['action-sell', 'market-3', 'card-4'];
  page.show(
    h(
      'main',
      {},
      names.map((name) => h('button', { key: name, 'data-spot': name })),
    ),
  );
  vi.spyOn(PageElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: PageElement) {
    const left = 100 * names.indexOf(this.dataset['spot'] ?? '');
    return { left, top: 0, right: left + 90, bottom: 90, width: 90, height: 90 };
  });
  const lefts = (...keys: string[]): number[] =>
    spotBoxes(domElement(page.document), keys).map(({ left }) => left);
  expect(lefts('card-4-wizard')).toEqual([200]);
  expect(lefts('market-3', 'action-buy')).toEqual([100]);
});
