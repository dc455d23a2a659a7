import { expect, test } from 'vitest';
import { weightsFrom } from './weights.ts';

const textOf = (steps: number[]): string => Buffer.from(Int16Array.from(steps).buffer).toString('base64');

test.each([[[1]], [[-1, 4096]], [[32_767, -32_768, 0]], [[5, -6, 7, -8, 9]]])(
  '%j steps come back as weights',
  (steps) => {
    expect([...weightsFrom(textOf(steps), steps.length)]).toEqual(steps.map((step) => step / 4096));
  },
);

test('a text of another length is refused', () => {
  expect(() => weightsFrom(textOf([1, 2]), 3)).toThrow('2 weights, expected 3');
});
