import { expect, test } from 'vitest';
import type { Outcome } from '#core/game';
import { defaultOptions } from '#core/options';
import { muster } from '#games/muster/index';
import { type Contest, playRound } from './arena.ts';
import { iterations } from './bot.ts';
import { randomBot } from './random.ts';
import { genericEvaluator } from './review/generic.ts';
import { shareOf } from './share.ts';
import { eloOf, evidence, tally, verdictOf } from './standing.ts';

const chance = { bot: randomBot(muster), milliseconds: Infinity, budget: () => iterations(1) };
let clock = 0;
const contest: Contest = {
  game: muster,
  options: defaultOptions(muster.options),
  seats: 2,
  contestants: [chance, chance],
  seed: 'arena',
  now: () => (clock += 1),
};

test('a round is the same deal from every seat, and the same seed gives the same round', () => {
  const round = playRound(contest, 3);
  expect(round.meetings).toHaveLength(2);
  expect(playRound(contest, 3).meetings).toEqual(round.meetings);
  for (const { decisions, turns, late } of round.times) {
    expect(decisions.every((time) => time === 1)).toBe(true);
    expect(turns.reduce((sum, each) => sum + each, 0)).toBe(decisions.length);
    expect(turns.length).toBeLessThan(decisions.length);
    expect(late).toBe(0);
  }
});

test('whoever wins or loses together has not drawn', () => {
  const endingAs = (won: boolean | undefined): boolean[] => {
    const outcome = (state: never): Outcome | null => {
      const end = muster.outcome(state);
      const shared = { scores: [1, 1], ranking: [[0, 1]], reason: { key: 'outcome.pile' } };
      return end === null ? null : won === undefined ? shared : { ...shared, won };
    };
    return playRound({ ...contest, game: { ...muster, outcome } }, 3).meetings.map(({ draw }) => draw);
  };
  expect(endingAs(undefined)).toEqual([true, true]);
  expect(endingAs(true)).toEqual([false, false]);
  expect(endingAs(false)).toEqual([false, false]);
});

test('an answer long after its time is late', () => {
  const slow = { ...contest, now: () => (clock += 102) };
  const hurried = { ...chance, milliseconds: 1 };
  const [first, second] = playRound(
    { ...slow, contestants: [hurried, { ...chance, milliseconds: 400 }] },
    3,
  ).times;
  expect(first.late).toBe(first.decisions.length);
  expect(second.late).toBe(0);
});

test('an illegal action is told, not played', () => {
  const cheat = {
    bot: { ...chance.bot, choose: () => ({ kind: 'place', castle: 0 }) },
    milliseconds: chance.milliseconds,
    budget: chance.budget,
  };
  expect(() => playRound({ ...contest, contestants: [cheat, chance] }, 0)).toThrow('place-water is illegal');
});

test('what a player chose by chance is luck, as far as it is more than the mean of what it might have chosen', () => {
  const even = (view: never, seat: number): number[] => {
    const legal = muster.legalActions(view, seat);
    return legal.map(() => 1 / legal.length);
  };
  // Whoever takes the first of several actions has the better of it, by this judge.
  const evaluator = {
    ...genericEvaluator(muster),
    actionShares: (state: never, seat: number) =>
      muster
        .legalActions(state, seat)
        .map((_, at) => [0, 1].map((other) => ((at === 0) === (other === seat) ? 1 : 0))),
  };
  const luckOf = (odds: typeof even | undefined, round: number): number[] => {
    const bot = { ...chance.bot, ...(odds && { odds }) };
    const contestants = [
      { ...chance, bot },
      { ...chance, bot },
    ] as const;
    return playRound({ ...contest, contestants, evaluator }, round).meetings.map(({ luck }) => luck!);
  };
  expect(luckOf(undefined, 3)).toEqual([0, 0]);
  const luck = Array.from({ length: 60 }, (_, round) => luckOf(even, round)).flat();
  const mean = luck.reduce((sum, each) => sum + each, 0) / luck.length;
  const spread = Math.sqrt(luck.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / luck.length;
  expect(spread).toBeGreaterThan(0.1);
  expect(Math.abs(mean)).toBeLessThan(2 * spread);
});

const reason = { key: 'outcome.pile' };
test.each<[string, Outcome, number[]]>([
  ['a win', { scores: [3, 2], ranking: [[0], [1]], reason }, [1, 0]],
  ['a draw', { scores: [2, 2], ranking: [[0, 1]], reason }, [0.5, 0.5]],
  ['four seats', { scores: [5, 9, 5, 1], ranking: [[1], [0, 2], [3]], reason }, [0.5, 1, 0.5, 0]],
  ['won alone', { scores: [40], ranking: [[0]], won: true, reason }, [1]],
  ['won together', { scores: [4, 9, 2], ranking: [[0, 1, 2]], won: true, reason }, [1, 1, 1]],
  ['lost together', { scores: [4, 9], ranking: [[0, 1]], won: false, reason }, [0, 0]],
  [
    'won by a team',
    {
      scores: [4, 9, 4, 9],
      ranking: [
        [1, 3],
        [0, 2],
      ],
      won: true,
      reason,
    },
    [0, 1, 0, 1],
  ],
  [
    'teams of one and two',
    { scores: [4, 9, 4, 2], ranking: [[1], [0, 2], [3]], won: true, reason },
    [0.5, 1, 0.5, 0],
  ],
  ['lost alone', { scores: [40], ranking: [[0]], won: false, reason }, [0]],
])('%s is shared out', (_name, outcome, shares) => {
  expect(shares.map((_, seat) => shareOf(outcome, seat, shares.length))).toEqual(shares);
});

const roundOf = (...scores: number[]) => ({
  meetings: scores.map((score) => ({
    score,
    win: Math.floor(score),
    firstScore: 0.5,
    draw: score === 0.5,
    stalled: false,
    luck: null,
  })),
  times: [
    { decisions: [1, 2, 3], turns: [3, 3], late: 1 },
    { decisions: [4], turns: [4], late: 0 },
  ] as const,
});

test('the standing counts pairs, draws and times', () => {
  const count = tally();
  for (const round of [roundOf(1, 1), roundOf(1, 0), roundOf(0.5, 1), roundOf(0, 0)]) count.add(round);
  expect(count.stand()).toMatchObject({
    rounds: 4,
    matches: 8,
    score: 0.5625,
    wins: { share: 0.5 },
    pairs: [1, 0, 1, 1, 1],
    draws: 1,
    stalled: 0,
    firstShare: 0.5,
    times: [
      { decisions: 12, median: 2, high: 3, most: 3, turn: 3, late: 4 },
      { decisions: 4, median: 4, high: 4, most: 4, turn: 4, late: 0 },
    ],
  });
});

test('a score is told in Elo points', () => {
  expect(eloOf(0.5)).toBeCloseTo(0);
  expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
  expect(eloOf(1)).toBeCloseTo(-eloOf(0));
});

test('the sequential test ends when one answer is nineteen times as likely', () => {
  const trial = { low: 0.5, high: 0.6 };
  const played = (...rounds: ReturnType<typeof roundOf>[]) => {
    const count = tally();
    for (const round of rounds) count.add(round);
    return count.stand();
  };
  const many = (count: number, ...scores: number[]) =>
    Array.from({ length: count }, () => roundOf(...scores));
  expect(verdictOf(played(), trial)).toBe('open');
  expect(verdictOf(played(...many(2, 1, 1)), trial)).toBe('open');
  expect(verdictOf(played(...many(60, 1, 1), ...many(40, 1, 0)), trial)).toBe('high');
  expect(verdictOf(played(...many(100, 1, 0), ...many(10, 0, 0)), trial)).toBe('low');
  expect(evidence(played(...many(11, 1, 0), ...many(9, 1, 1)), trial)).toBeGreaterThan(0);
});
