import { expect, test } from 'vitest';
import { keyCommand, nearestOf } from './key-commands.ts';

const press = (key: string, held: 'alt' | 'ctrl' | 'meta' | '' = '') =>
  keyCommand(
    { key, altKey: held === 'alt', ctrlKey: held === 'ctrl', metaKey: held === 'meta' },
    { letters: { m: '.market', c: '.card' }, presses: { p: '.pile' } },
  );

test.each([
  ['Escape', { type: 'clear' }],
  ['u', { type: 'undo' }],
  ['U', { type: 'undo' }],
  ['r', { type: 'read' }],
  ['R', { type: 'read' }],
  ['1', { type: 'digit', index: 0 }],
  ['9', { type: 'digit', index: 8 }],
  ['m', { type: 'next', kind: '.market' }],
  ['c', { type: 'next', kind: '.card' }],
  ['p', { type: 'press', thing: '.pile' }],
  ['P', { type: 'press', thing: '.pile' }],
  ['ArrowLeft', { type: 'step', direction: [-1, 0] }],
  ['ArrowRight', { type: 'step', direction: [1, 0] }],
  ['ArrowUp', { type: 'step', direction: [0, -1] }],
  ['ArrowDown', { type: 'step', direction: [0, 1] }],
])('the key %s', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('with the control key only taking back and arrows are the room’s', () => {
  expect(press('z', 'ctrl')).toEqual({ type: 'undo' });
  expect(press('ArrowUp', 'ctrl')).toEqual({ type: 'step', direction: [0, -1] });
  // Reloading, the first tab, a new window.
  for (const key of ['r', '1', 'm', 'c']) expect(press(key, 'ctrl')).toBeNull();
});

test('keys of the browser stay the browser’s', () => {
  for (const key of ['0', '10', 'z', 'x', 'M', 'Enter', ' ', 'Tab', 'F5']) expect(press(key)).toBeNull();
  for (const key of ['u', 'r', '1', 'm', 'ArrowLeft', 'Escape']) {
    expect(press(key, 'alt')).toBeNull();
    expect(press(key, 'meta')).toBeNull();
  }
});

test('a game without letters of its own', () => {
  expect(keyCommand({ key: 'm', altKey: false, ctrlKey: false, metaKey: false })).toBeNull();
});

test('an arrow goes to the nearest thing in its direction', () => {
  const points = [
    [0, 0],
    [100, 0],
    [40, 0],
    [-40, 0],
    [0, 50],
    [0, -50],
  ] satisfies [number, number][];
  expect(nearestOf(points, [0, 0], [1, 0])).toBe(2);
  expect(nearestOf(points, [40, 0], [1, 0])).toBe(1);
  expect(nearestOf(points, [0, 0], [-1, 0])).toBe(3);
  expect(nearestOf(points, [0, 0], [0, 1])).toBe(4);
  expect(nearestOf(points, [0, 0], [0, -1])).toBe(5);
  expect(nearestOf(points, [100, 0], [1, 0])).toBe(-1);
  expect(nearestOf([], [0, 0], [1, 0])).toBe(-1);
});

test('what lies aside counts as farther away: two and a half times', () => {
  // 30 along and 20 aside is 80; 79 straight on is nearer, 81 is not.
  const at = (x: number) =>
    nearestOf(
      [
        [30, 20],
        [x, 0],
      ],
      [0, 0],
      [1, 0],
    );
  expect(at(79)).toBe(1);
  expect(at(81)).toBe(0);
  expect(
    nearestOf(
      [
        [20, 30],
        [0, 79],
      ],
      [0, 0],
      [0, 1],
    ),
  ).toBe(1);
  expect(
    nearestOf(
      [
        [-20, -30],
        [0, -81],
      ],
      [0, 0],
      [0, -1],
    ),
  ).toBe(0);
});

test('what stands in the same row is not above or below', () => {
  expect(nearestOf([[50, 3]], [0, 0], [0, 1])).toBe(-1);
  expect(nearestOf([[50, 4]], [0, 0], [0, 1])).toBe(0);
});
