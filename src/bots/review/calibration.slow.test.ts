import { expect, it } from 'vitest';
import * as catalogue from '../catalogue.ts';
import { fingerprintOf } from './fingerprint.ts';
import { KNOTS, shownBy } from './calibration.ts';

it.each(Object.entries(catalogue))(
  'what is shown in %s was fitted to whoever judges',
  async (_, { review }) => {
    const { evaluator } = await review!();
    // Another judge? `npm run review:gather` and `npm run calibrate`, docs/review.md says how.
    expect(evaluator.fittedTo).toBe(fingerprintOf(evaluator));
  },
);

it('shows what lies between two knots on a straight line, and what nobody has fitted as it is', () => {
  const knots = Array.from({ length: KNOTS + 1 }, (_, at) => (at < 10 ? 0 : (at - 10) / 10));
  expect([0, 0.4, 0.525, 0.75, 1].map((share) => shownBy(knots, share))).toEqual([0, 0, 0.05, 0.5, 1]);
  expect([-0.1, 0.3, 1.2].map((share) => shownBy(undefined, share))).toEqual([0, 0.3, 1]);
});
