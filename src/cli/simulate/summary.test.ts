import { expect, test } from 'vitest';
import type { Outcome } from '#core/game';
import { pebbles } from '#core/testing/pebbles';
import { sayIn } from '../language.ts';
import type { Played } from './matches.ts';
import { reportLines } from './report.ts';
import { type SimulationSummary, tally } from './summary.ts';

/** Matches that ended like this, the first seat having begun. */
function summed(seats: number, ...ends: Pick<Outcome, 'ranking' | 'won'>[]): SimulationSummary {
  const count = tally(pebbles, seats, {});
  for (const end of ends) {
    const outcome = {
      scores: Array.from({ length: seats }, () => 2),
      reason: { key: 'outcome.heap' },
      ...end,
    };
    count.add({ actions: 5, choices: 15, mostChoices: 4, first: 0, outcome, end: null } satisfies Played);
  }
  return count.sum();
}
const report = (summary: SimulationSummary): string => reportLines(sayIn('en'), {}, summary).join('\n');

const DRAW = { ranking: [[0, 1]] };

test('a first place that is shared is a draw', () => {
  const summary = summed(2, DRAW, { ranking: [[0], [1]] }, { ranking: [[1], [0]] }, DRAW);
  expect(summary).toMatchObject({
    draws: 2,
    together: 0,
    decided: 2,
    wins: [1, 1],
    wonByFirst: 1,
    firstShare: 0.5,
  });
  expect(report(summary)).toMatch(/Draws +50 % \(2\)/u);
});

test('a match won or lost together is no draw', () => {
  const all = [[0, 1, 2]];
  const summary = summed(
    3,
    { ranking: all, won: true },
    { ranking: all, won: false },
    { ranking: all, won: true },
  );
  expect(summary).toMatchObject({ draws: 0, together: 3, decided: 3, won: 2, wins: [2, 2, 2] });
  expect(report(summary)).toMatch(/Won +66.67 % \(2\)/u);
  expect(report(summary)).not.toMatch(/Draws|Won by/u);
});

test('of two sides, each wins for all who are on it', () => {
  const [even, odd] = [
    [0, 2],
    [1, 3],
  ];
  const summary = summed(4, { ranking: [even, odd], won: true }, { ranking: [odd, even], won: true });
  expect(summary).toMatchObject({
    draws: 0,
    together: 2,
    wins: [1, 1, 1, 1],
    wonByFirst: 1,
    firstShare: 0.5,
  });
  expect(report(summary)).toMatch(/Won by seat 3 +50 % \(1\)/u);
});

test('alone at the table a match is won or lost', () => {
  const summary = summed(1, { ranking: [[0]], won: true }, { ranking: [[0]], won: false });
  expect(summary).toMatchObject({ draws: 0, together: 0, won: 1, wins: [1], firstShare: null });
  expect(report(summary)).toMatch(/Won +50 % \(1\)/u);
});
