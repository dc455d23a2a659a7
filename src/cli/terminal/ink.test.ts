import { expect, test } from 'vitest';
import { block, flow, harmless, inkFor, padEnd, spread, widthOf, wrap } from './ink.ts';

const COLOURED = '\u001b[31mred\u001b[39m';
const terminal = { isTTY: true, hasColors: () => true };

test.each([
  [terminal, {}, true],
  [{ isTTY: true, hasColors: () => false }, {}, false],
  [{ isTTY: true }, {}, false],
  [{ isTTY: false, hasColors: () => true }, {}, false],
  [terminal, { NO_COLOR: '1' }, false],
  [terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  [terminal, { NO_COLOR: '' }, true],
  [{}, { FORCE_COLOR: '1' }, true],
  [terminal, { FORCE_COLOR: '0' }, false],
  [{}, { FORCE_COLOR: '' }, false],
])(
  'colours are for terminals that have them, and as whoever runs it wants them: %o %o',
  (paper, env, isColoured) => {
    expect(inkFor(paper, env)('red', 'red')).toBe(isColoured ? COLOURED : 'red');
  },
);

test('a text is as wide as it is seen: without its colours, with wide letters as two', () => {
  expect([widthOf(COLOURED), widthOf('cafe\u0301'), widthOf('日本'), widthOf('🂡 ok')]).toEqual([3, 4, 4, 4]);
  expect(padEnd(COLOURED, 5)).toBe(`${COLOURED}  `);
  expect(padEnd('long', 2)).toBe('long');
  expect(spread('a', 'bc', 6)).toBe('a   bc');
});

test('lines are broken between words, and those after the first are set in', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  // What is wider than a line stands alone.
  expect(wrap('a incomprehensible b', 5)).toEqual(['a', 'incomprehensible', 'b']);
  expect(flow(['a b', 'c', 'd'], ', ', 7)).toEqual(['a b, c', 'd']);
  expect(block('one two three', 9, '> ')).toEqual(['> one two', '> three']);
});

test('what comes from a file cannot speak to the terminal', () => {
  expect(harmless(`${COLOURED}\u0007\tname`)).toBe('red··name');
});
