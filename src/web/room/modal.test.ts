import { h } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();
let closed = 0;
let pressed = 0;
beforeEach(async () => {
  const { Modal } = await import('./modal.tsx');
  [closed, pressed] = [0, 0];
  page.show(null);
  const children = h('button', { onClick: () => (pressed += 1) }, 'Buy');
  page.show(h(Modal, { class: 'sheet', label: 'A market', close: () => (closed += 1), children }));
});
const dialog = () => page.one('dialog.sheet');
/** A pointer goes down and up again, and clicks. */
function touch(
  target: ReturnType<typeof dialog>,
  { down = 100, up = 100, pointerType = 'touch' } = {},
): void {
  target.fire('pointerdown', { clientY: down, pointerType });
  target.fire('pointerup', { clientY: up, pointerType });
}

test('it opens before everything else, under its name, and the browser’s own way out closes it', () => {
  expect(dialog().getAttribute('open')).not.toBeNull();
  expect(dialog().getAttribute('aria-label')).toBe('A market');
  const { defaultPrevented } = dialog().fire('cancel');
  expect([closed, defaultPrevented]).toEqual([1, true]);
});

test('a swipe down by a finger puts it away; a short one, one upwards and a mouse do not', () => {
  touch(dialog(), { up: 103 });
  touch(dialog(), { down: 400, up: 100 });
  touch(dialog(), { up: 400, pointerType: 'mouse' });
  expect(closed).toBe(0);
  touch(dialog(), { up: 400 });
  expect(closed).toBe(1);
});

test('a touch beside it puts it away, one inside does what it says', () => {
  const button = page.one('dialog button');
  touch(button);
  button.fire('click', { detail: 1 });
  expect([closed, pressed]).toEqual([0, 1]);
  touch(dialog());
  dialog().fire('click', { detail: 1 });
  expect(closed).toBe(1);
  // Whoever lets go beside it has not touched there.
  touch(button);
  dialog().fire('click', { detail: 1 });
  expect(closed).toBe(1);
});
