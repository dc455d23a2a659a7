import { expect, test } from 'vitest';
import { keyLeadsTo } from './keys.ts';
import { turnsOf } from './waymarks.ts';

const turns = turnsOf([0, 0, 1, 1, 0, 1]);

test('keys lead by steps, turns and rounds, to the ends, or let it play', () => {
  const to = (key: string, shiftKey = false): unknown => keyLeadsTo({ key, shiftKey }, 3, 6, turns);
  expect([to('ArrowLeft'), to('ArrowRight')]).toEqual([2, 4]);
  expect([to('ArrowLeft', true), to('ArrowRight', true)]).toEqual([2, 4]);
  expect([to('PageUp'), to('PageDown')]).toEqual([2, 4]);
  expect([to('PageUp', true), to('PageDown', true)]).toEqual([0, 4]);
  expect([to('Home'), to('End'), to(' '), to('x')]).toEqual([0, 6, 'play', null]);
});
