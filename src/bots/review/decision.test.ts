import { expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { costOf, explained, judgedDecision } from './decision.ts';
import type { AnyEvaluator, Proof } from './evaluator.ts';

// A judge whose opinions a test gives: what is made of them is what is asked here.

const match = newMatch(muster, { start: { seed: 'judged' } });
const words: readonly string[] = muster
  .legalActions(match.state, muster.toAct(match.state)[0])
  .map((action) => muster.encode(action));
const [seat] = muster.toAct(match.state);

interface Judge {
  readonly worths: readonly number[];
  readonly proof?: Proof<unknown>;
}
const judge = ({ worths, proof }: Judge): AnyEvaluator =>
  standIn({
    game: muster,
    worlds: 10,
    judge: (_view: unknown, _seat: number, _played: string | null, worlds: number) =>
      words.map((word, at) => ({
        action: muster.parse(word),
        worth: worths[at] ?? 0,
        shares: Array.from({ length: worlds }, () => worths[at] ?? 0),
      })),
    calibrated: (share: number) => share,
    line: (_view: unknown, _seat: number, action: unknown) => [action],
    ...(proof !== undefined && { proof: () => proof }),
  });

test('the decision tells what was played beside the best, and what it cost', () => {
  expect(words.length).toBeGreaterThan(2);
  const decision = judgedDecision(
    judge({ worths: [0.2, 0.9, 0.5] }),
    match,
    { seat, notation: words[2] },
    7,
    3,
  );
  expect(decision).toMatchObject({
    at: 7,
    seat,
    played: words[2],
    best: words[1],
    share: 0.9,
    playedShare: 0.5,
  });
  expect(decision.cost).toBeCloseTo(0.4);
  expect(decision.grade).toBe('large');
  expect(decision.proven).toBeNull();
  expect(decision.candidates.map(({ word }) => word)).toEqual(
    [words[1], words[2], words[0], ...words.slice(3)].slice(0, 4),
  );
});

test('a warning costs nothing where an action is about equal to the best, or is none', () => {
  const evaluator = judge({ worths: [0.5, 0.51, 0.3] });
  const view = muster.view(match.state, seat);
  expect(costOf(evaluator, view, seat, words[0])).toBe(0);
  expect(costOf(evaluator, view, seat, words[1])).toBe(0);
  expect(costOf(evaluator, view, seat, words[2])).toBeCloseTo(0.21);
  expect(costOf(evaluator, view, seat, 'no action')).toBe(0);
});

test.each([
  ['win', [1, 0.9, 0.4]],
  ['draw', [0.5, 0.5, 0.4]],
] as const)('what is proven to be a %s is worth at least that, and nothing is better', (proven, expected) => {
  const proof: Proof<unknown> = { proven, actions: [muster.parse(words[0])] };
  const evaluator = judge({ worths: [0.1, 0.9, 0.4], proof });
  const decision = judgedDecision(evaluator, match, { seat, notation: words[0] }, 0, 2);
  expect(decision.proven).toBe(proven);
  const shares = words
    .slice(0, 3)
    .map((word) => decision.candidates.find((each) => each.word === word)?.share);
  expect(shares).toEqual(expected);
});

test('what was played is told however far it is behind, and of the others only a few', () => {
  const far = words.map((_, at) => 1 - at / 10);
  const last = words.at(-1)!;
  const decision = judgedDecision(judge({ worths: far }), match, { seat, notation: last }, 0, 1);
  expect(decision.candidates.map(({ word }) => word)).toEqual([...new Set([...words.slice(0, 4), last])]);
});

test('how the best goes on is told with the decision, and why it is better than what was played', () => {
  const plain = judge({ worths: [0.2, 0.9, 0.5] });
  const decision = judgedDecision(plain, match, { seat, notation: words[2] }, 0, 1);
  expect(explained(plain, match, decision, 1)).toMatchObject({ line: [words[1]], reason: null });
  const ends: [string, number][] = [];
  const factor = {
    name: 'all of it',
    place: null,
    exchange: (_into: unknown, from: unknown) => from,
    tell: ({ better, worse }: { better: never; worse: never }) => ({
      message: { key: `${muster.encode(better)} before ${muster.encode(worse)}` },
      rules: [],
    }),
  };
  const reasons = {
    worlds: 40,
    factors: [factor],
    ends: (_view: unknown, _seat: number, action: never, worlds: number) => {
      ends.push([muster.encode(action), worlds]);
      const position = muster.encode(action) === words[1] ? 1 : 0;
      return Array.from({ length: worlds }, () => ({ position, replies: [] }));
    },
    value: (position: number) => position,
  };
  const { reason } = explained({ ...plain, reasons } as never, match, decision, 5);
  expect(reason?.message.key).toBe(`${words[1]} before ${words[2]}`);
  // Whoever thinks half as much about decisions thinks half as much about reasons.
  expect(new Set(ends.map(([, worlds]) => worlds))).toEqual(new Set([20]));
});
