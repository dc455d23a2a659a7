import { expect, test } from 'vitest';
import { PageElement, PageText } from '../document.ts';
import { stylesOf } from './sheets.ts';
import { wardrobeOf } from './wardrobe.ts';

/** An element with its classes, and what is in it: `li.on`. */
function drawn(name: string, ...inside: readonly (PageElement | string)[]): PageElement {
  const [tag = '', ...classes] = name.split('.');
  const element = new PageElement(tag);
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  element.append(...inside.map((each) => (typeof each === 'string' ? new PageText(each) : each)));
  return element;
}

const lookOf = (element: PageElement, sheets: string | Readonly<Record<string, string>>): string =>
  wardrobeOf(stylesOf(typeof sheets === 'string' ? { 'a.css': sheets } : sheets))()(element);

const first = drawn('li.on');
const second = drawn('li', drawn('b', 'two'));
const third = drawn('li.off', drawn('i'));
const list = drawn('ul.list', first, second, third);
const outer = drawn('section.outer', drawn('div.limit', list));
const html = drawn('html', drawn('body', outer));

test.each([
  ['li { a: 1 } ', first, 'a: 1'],
  ['.on { a: 1 } li { a: 2; b: 2 }', first, 'a: 1; b: 2'],
  ['li { a: 1 } li { a: 2 }', first, 'a: 2'],
  ['li { a-b: 1; c: 1 } li { a: 2 }', first, 'a-b: 1; a: 2; c: 1'],
  ['.list > li { a: 1 } .outer > li { a: 2 }', first, 'a: 1'],
  ['li + li { a: 1 } li ~ .off { b: 1 }', third, 'a: 1; b: 1'],
  ['li:first-child { a: 1 } li:last-of-type { a: 2 }', third, 'a: 2'],
  ['li:nth-child(odd) { a: 1 } li:nth-child(2n) { a: 2 } li:nth-last-child(3) { a: 3 }', first, 'a: 3'],
  ['li:has(b) { a: 1 } li:has(> i) { a: 2 } li:has(+ .off) { b: 3 }', second, 'a: 1; b: 3'],
  ['li:not(.on, .off) { a: 1 }', second, 'a: 1'],
  ['li:not(.on, .off) { a: 1 }', third, ''],
  [':is(.on, .off) { a: 1 } :where(.list) li { a: 2 } li { a: 3 }', first, 'a: 1'],
  ['i:empty { a: 1 } li:empty { a: 2 }', first, 'a: 2'],
  [':root { --x: 1 }', html, '--x: 1'],
  // What an element cannot tell is told with it.
  ['li { a: 1; &:hover { a: 2 } &::before { a: 3 } }', first, 'a: 1; ::before a: 3; :hover a: 2'],
  [":root[data-text='large'] li { a: 1 }", first, ":root[data-text='large'] a: 1"],
  ['@media (max-width: 9px) { li { a: 1 } } li { a: 2 }', first, '@media (max-width: 9px) a: 1; a: 2'],
  ['li { a: 2; @media print { a: 1 } }', first, 'a: 2; @media print a: 1'],
  // A scope is meant with its root, and ends at its limit.
  ['@scope (.list) { :scope { a: 1 } li { a: 2 } } @scope (.limit) { :scope { b: 1 } }', list, 'a: 1'],
  ['@scope (.outer) to (.limit) { li { a: 1 } } @scope (.outer) { li { a: 2 } }', first, 'a: 2'],
  ['.outer { a: 1 } @scope (.list) { .outer :scope .on { a: 2 } }', first, 'a: 2'],
  // A movement is what its steps are.
  ['@keyframes go { to { a: 0; } } li { animation: go 1s }', first, 'animation: { to { a: 0; } } 1s'],
] as const)('%s', (css, element, look) => {
  expect(lookOf(element, css)).toBe(look);
});

test('a later layer has the say over an earlier one, and what is in none over all', () => {
  const sheets = {
    'a.css': '.list li.on { a: 1; b: 1; c: 1 }',
    'b.css': 'li { a: 2; b: 2 }',
    'c.css': 'li { a: 3 }',
    'index.css': "@import './a.css' layer(base); @import './b.css' layer(room);",
  };
  expect(lookOf(first, sheets)).toBe('a: 3; b: 2; c: 1');
});

test('every stylesheet of the page is read', () => {
  const look = wardrobeOf()();
  expect(look(html)).toContain('--bg:');
  expect(look(drawn('button.button'))).toContain('border-radius:');
});
