import { h } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { domElement } from '../testing/document.ts';
import { usePage } from '../testing/page.ts';
import { pressKey } from './keys.ts';
import type { Keys } from './listen-to-keys.ts';

const page = usePage();

/** Nine things in three rows, the middle one to begin with. */
const GRID = ['nw', 'n', 'ne', 'w', 'mid', 'e', 'sw', 's', 'se'];

const calls: string[] = [];
const keys: Keys = {
  things: '.thing',
  start: '.first',
  digits: '.card',
  places: '.place',
  clear: () => void calls.push('clear'),
  undo: () => void calls.push('undo'),
};

beforeEach(() => {
  calls.length = 0;
  page.show(null);
  page.show(
    h(
      'div',
      null,
      h('section', { class: 'reading', tabIndex: 0 }),
      GRID.map((name) =>
        h('button', { key: name, class: `thing${name === 'mid' ? ' first' : ''}`, 'aria-label': name }),
      ),
      h('button', { class: 'card', 'aria-label': 'card 1', onClick: () => calls.push('card 1') }),
      h('button', { class: 'card', 'aria-label': 'card 2', onClick: () => calls.push('card 2') }),
    ),
  );
  for (const [at, element] of page.all('.thing').entries()) {
    const [left, top] = [(at % 3) * 100, Math.floor(at / 3) * 100];
    element.getBoundingClientRect = () => ({
      left,
      top,
      width: 40,
      height: 20,
      right: left + 40,
      bottom: top + 20,
    });
  }
});

/** Presses a key where the focus is; whether the browser is kept from doing something with it. */
function press(key: string): boolean {
  let isPrevented = false;
  const event = Object.assign(standIn<KeyboardEvent>({ target: null }), {
    key,
    target: domElement(page.document.activeElement),
    defaultPrevented: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    preventDefault: () => void (isPrevented = true),
  });
  pressKey(keys, event);
  return isPrevented;
}
const focused = (): string => page.name(page.document.activeElement);

test('arrows begin where the table says, and go to the nearest thing in their direction', () => {
  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('mid');
  const way: string[] = [];
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) {
    press(key);
    way.push(focused());
  }
  expect(way).toEqual(['e', 'ne', 'n', 'nw', 'w', 'sw']);
});

test('digits take cards up while there is no place, and Escape, U and R do what they say', () => {
  press('2');
  expect([focused(), calls]).toEqual(['card 2', ['card 2']]);
  press('u');
  expect(calls).toEqual(['card 2', 'undo']);
  expect(press('r')).toBe(true);
  expect(page.document.activeElement.getAttribute('class')).toBe('reading');
  // The browser closes an open menu with the same key.
  expect(press('Escape')).toBe(false);
  expect(calls.at(-1)).toBe('clear');
});

test('where a question is open, and while somebody types, keys are not for the table', () => {
  page.show(h('div', null, h('dialog', { open: true }), h('button', { class: 'card' })));
  expect(press('1')).toBe(false);
  page.show(h('div', null, h('input', { type: 'text' }), h('button', { class: 'card' })));
  page.one('input').focus();
  expect(press('1')).toBe(false);
  expect(calls).toEqual([]);
});
