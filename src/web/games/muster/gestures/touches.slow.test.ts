import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { randomStates, recordedStates, touchAll } from '../../../interaction/testing/touches.ts';
import { MUSTER_TOUCHES } from './testing/touches.ts';

test('no touch without an effect or the right reason, in every second position of the recorded matches', () => {
  expect(touchAll(MUSTER_TOUCHES, recordedStates(muster, 2))).toBeGreaterThan(800);
});

test('no touch without an effect or the right reason, in random matches with every set of options', () => {
  expect(touchAll(MUSTER_TOUCHES, randomStates(muster, 500))).toBe(500);
});
