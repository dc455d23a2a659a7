import { expect, it } from 'vitest';
import { exp, logistic, tanh } from './exp.ts';

it('is as near to the truth as a number can be', () => {
  for (let x = -40; x <= 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
  expect(exp(0)).toBe(1);
  expect([exp(-1e6), exp(1e6)].every(Number.isFinite)).toBe(true);
});

it('makes shares and tangents of it', () => {
  expect(logistic(0)).toBe(0.5);
  for (let x = -30; x <= 30; x += 0.41) {
    expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 14);
    expect(tanh(x)).toBeCloseTo(Math.tanh(x), 14);
  }
});

it('gives these very bits on every machine', () => {
  const bits = new BigUint64Array(Float64Array.of(exp(1), exp(-0.3), exp(12.7), tanh(0.41)).buffer);
  expect([...bits].map((each) => each.toString(16))).toMatchInlineSnapshot(`
    [
      "4005bf0a8b14576a",
      "3fe7b4c869c37c05",
      "4114010f9b84cef8",
      "3fd8dcbc843ab778",
    ]
  `);
});
