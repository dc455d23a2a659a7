import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { randomStates, recordedStates, touchAll } from '../table/testing/touches.ts';
import { MURANO_TOUCHES } from './testing/touches.ts';

test('no touch without an effect or the right reason, in a third of the positions of the recorded matches', () => {
  expect(touchAll(MURANO_TOUCHES, recordedStates(murano, 3))).toBeGreaterThan(1500);
});

test('no touch without an effect or the right reason, in random matches with every set of options', () => {
  expect(touchAll(MURANO_TOUCHES, randomStates(murano, 1500))).toBe(1500);
});
