import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { randomStates, recordedStates, touchAll } from '../table/testing/touches.ts';
import { MUSTER_TOUCHES } from './testing/touches.ts';

test('no touch without an effect or the right reason, in every position of the recorded matches', () => {
  expect(touchAll(MUSTER_TOUCHES, recordedStates(muster, 1))).toBeGreaterThan(1500);
});

test('no touch without an effect or the right reason, in random matches with every set of options', () => {
  expect(touchAll(MUSTER_TOUCHES, randomStates(muster, 1500))).toBe(1500);
});
