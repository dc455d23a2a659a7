import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { randomStates, recordedStates, touchAll } from '../../../interaction/testing/touches.ts';
import { MURANO_TOUCHES } from './testing/touches.ts';

test('no touch without an effect or the right reason, in every sixth position of the recorded matches', () => {
  expect(touchAll(MURANO_TOUCHES, recordedStates(murano, 6))).toBeGreaterThan(900);
});

test('no touch without an effect or the right reason, in random matches with every set of options', () => {
  expect(touchAll(MURANO_TOUCHES, randomStates(murano, 500))).toBe(500);
});
