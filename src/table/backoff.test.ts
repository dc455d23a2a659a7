import { expect, test } from 'vitest';
import { backoff, connectTimeout } from './backoff.ts';

test('the pause doubles with every failure, up to fifteen seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((failures) => backoff(failures, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
});

test('jitter spreads an attempt from half of its pause to all of it', () => {
  expect([0, 0.25, 0.5, 1].map((random) => backoff(0, random))).toEqual([250, 312.5, 375, 500]);
  expect([0, 0.5, 1].map((random) => backoff(9, random))).toEqual([7500, 11_250, 15_000]);
});

test('connecting is given eight seconds more after each failure, up to 32', () => {
  expect([0, 1, 2, 3, 4, 50].map(connectTimeout)).toEqual([8000, 16_000, 24_000, 32_000, 32_000, 32_000]);
});
