import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { swipeBetween, swiping } from './swipe.ts';

const at = (x: number, y: number, pointerType = 'touch'): PointerEvent =>
  standIn<PointerEvent>({ clientX: x, clientY: y, pointerType });

test('a finger leafs sideways; a press, a scroll and a mouse do not', () => {
  const from = { x: 200, y: 300 };
  expect(swipeBetween(from, { x: 140, y: 310 })).toBe(1);
  expect(swipeBetween(from, { x: 260, y: 290 })).toBe(-1);
  expect(swipeBetween(from, { x: 160, y: 300 })).toBeNull();
  expect(swipeBetween(from, { x: 130, y: 350 })).toBeNull();
});

test('from where it was put down to where it is lifted, unless the page has taken it', () => {
  const leafed: number[] = [];
  const { onPointerDown, onPointerUp, onPointerCancel } = swiping((by) => leafed.push(by));
  onPointerDown(at(200, 300));
  onPointerUp(at(100, 300));
  onPointerUp(at(0, 300));
  onPointerDown(at(100, 300));
  onPointerCancel();
  onPointerUp(at(200, 300));
  onPointerDown(at(100, 300, 'mouse'));
  onPointerUp(at(200, 300));
  onPointerDown(at(100, 300));
  onPointerUp(at(200, 305));
  expect(leafed).toEqual([1, -1]);
});
