import { value as present } from '#bots/murano/former-value';
import { quickRandom, type Random } from '#core/random';
import { type Player, selfPlay } from './self-play.ts';
import { usualTable } from './tables.ts';
import { valueOf, type Weights } from './weights.ts';

/** Matches once the training is over, each deal from every seat: how, against whom, and in which part of the time. */
export interface Exam {
  readonly name: string;
  readonly seats: number;
  readonly time: number;
  /** How much of a worth is the heuristic's. */
  readonly share: number;
  /** Former level 2's heuristic, or the networks that the bots play with, with the same search. */
  readonly against: 'heuristic' | 'present';
}

const BREADTH = 24;

const exam = (time: number, seats: number, against: Exam['against'], share: number): Exam => ({
  name: `${seats} seats against ${against}, heuristic ${share}`,
  time,
  seats,
  share,
  against,
});

export const EXAMS: readonly Exam[] = [
  exam(0.1, 2, 'heuristic', 0),
  exam(0.2, 2, 'present', 0),
  exam(0.2, 2, 'present', 0.15),
  exam(0.2, 2, 'present', 0.3),
  exam(0.1, 4, 'heuristic', 0),
  exam(0.1, 4, 'heuristic', 0.15),
  exam(0.05, 1, 'heuristic', 0),
  exam(0.05, 1, 'heuristic', 0.3),
];

/** One deal from every seat: the share of first places; alone: won or not, and the Liras. */
export function examine({ seats, share, against }: Exam, weights: Weights, random: Random): number[] {
  const seed = random.below(2 ** 31);
  const calm = { daring: 0, learns: false, breadth: BREADTH };
  const own: Player = { ...calm, value: valueOf(weights, share) };
  const other: Player = { ...calm, value: against === 'present' ? present : null };
  let first = 0;
  for (let place = 0; place < seats; place += 1) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? own : other));
    const { outcome } = selfPlay(usualTable(seats, quickRandom(seed)), players, quickRandom(seed + 1));
    if (seats === 1) return [outcome.won === true ? 1 : 0, outcome.scores[0]];
    if (outcome.ranking[0].includes(place)) first += 1 / outcome.ranking[0].length / seats;
  }
  return [first];
}

/** The mean of the marks with its 95 % interval; alone the median of the Liras as well. */
export function reportOf(marks: readonly (readonly number[])[]): string {
  const count = Math.max(1, marks.length);
  const mean = marks.reduce((sum, [first]) => sum + first, 0) / count;
  const variance = marks.reduce((sum, [first]) => sum + (first - mean) ** 2, 0) / count;
  const liras = marks.flatMap(([won, score]) => (won === 1 && score !== undefined ? [score] : []));
  const median = liras.sort((a, b) => a - b)[Math.floor(liras.length / 2)];
  const half = 1.96 * Math.sqrt(variance / count);
  const share = `${(100 * mean).toFixed(1)} ± ${(100 * half).toFixed(1)} % of ${marks.length} deals`;
  return median === undefined ? share : `${share}, median ${median} L`;
}
