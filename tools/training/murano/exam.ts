import type { Lookahead } from '#bots/murano/lookahead';
import type { ValueFunction } from '#bots/murano/value-network/value-network';
import { quickRandom, type Random } from '#core/random';
import { selfPlay } from './self-play.ts';
import { usualTable } from './tables.ts';

/** Matches against level 2's heuristic once the training is over: how, and in which part of the time. */
export interface Exam {
  readonly name: string;
  readonly seats: number;
  readonly time: number;
  readonly breadth: number;
  readonly lookahead?: Lookahead;
  /** With the weights that the training began with. */
  readonly before?: boolean;
}

export const YARDSTICK_BREADTH = 24;
const lookahead = (
  ends: number,
  determinizations: number,
  turns: number,
  rivalBreadth: number,
): Lookahead => ({
  ends,
  determinizations,
  rivalBreadth,
  ownBreadth: 4,
  turns,
});

export const EXAMS: readonly Exam[] = [
  { name: 'two', seats: 2, time: 0.06, breadth: 24 },
  { name: 'two, before', seats: 2, time: 0.06, breadth: 24, before: true },
  {
    name: 'two, 8 determinizations, rivals 2',
    seats: 2,
    time: 0.14,
    breadth: 24,
    lookahead: lookahead(6, 8, 1, 2),
  },
  {
    name: 'two, 8 determinizations, rivals 24',
    seats: 2,
    time: 0.22,
    breadth: 24,
    lookahead: lookahead(6, 8, 1, 24),
  },
  {
    name: 'two, 8 determinizations, 2 turns',
    seats: 2,
    time: 0.25,
    breadth: 24,
    lookahead: lookahead(6, 8, 2, 24),
  },
  { name: 'four', seats: 4, time: 0.06, breadth: 24 },
  {
    name: 'four, 8 determinizations, rivals 24',
    seats: 4,
    time: 0.19,
    breadth: 24,
    lookahead: lookahead(6, 8, 1, 24),
  },
  { name: 'alone', seats: 1, time: 0.02, breadth: 24 },
];

/** One deal from every seat: the share of first places; alone: won or not, and the Liras. */
export function examine(
  { seats, breadth, lookahead: deeper }: Exam,
  value: ValueFunction,
  random: Random,
): number[] {
  const seed = random.below(2 ** 31);
  const calm = { daring: 0, learns: false };
  let first = 0;
  for (let own = 0; own < seats; own += 1) {
    const players = Array.from({ length: seats }, (_, seat) =>
      seat === own
        ? { ...calm, breadth, value, lookahead: deeper }
        : { ...calm, breadth: YARDSTICK_BREADTH, value: null },
    );
    const { outcome } = selfPlay(usualTable(seats, quickRandom(seed)), players, quickRandom(seed + 1));
    if (seats === 1) return [outcome.won === true ? 1 : 0, outcome.scores[0]];
    if (outcome.ranking[0].includes(own)) first += 1 / outcome.ranking[0].length / seats;
  }
  return [first];
}

export function reportOf(marks: readonly (readonly number[])[]): string {
  const mean = marks.reduce((sum, [first]) => sum + first, 0) / Math.max(1, marks.length);
  const liras = marks.flatMap(([won, score]) => (won === 1 && score !== undefined ? [score] : []));
  const median = liras.sort((a, b) => a - b)[Math.floor(liras.length / 2)];
  const share = `${(100 * mean).toFixed(1)} % of ${marks.length} deals`;
  return median === undefined ? share : `${share}, median ${median} L`;
}
