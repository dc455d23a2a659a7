import { expect, it } from 'vitest';
import { exp } from './exp.ts';

it('is as near to the truth as a number can be', () => {
  for (let x = -40; x <= 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
  expect(exp(0)).toBe(1);
  expect([exp(-1e6), exp(1e6)].every(Number.isFinite)).toBe(true);
});
