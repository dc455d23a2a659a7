import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import type { State, View } from '#games/muster/state';
import { table } from '#games/muster/testing/table';
import { iterations } from './bot.ts';
import { backup, type Edge, puct } from './puct.ts';
import { type Evaluator, searchBot } from './search.ts';

/** Knows nothing: every action looks alike and every state is even. */
const blank: Evaluator<View, State, Action> = {
  prior: (_view, _seat, actions, logits) => {
    logits.length = actions.length;
    logits.fill(0);
  },
  value: (_state, shares) => {
    shares[0] = 0.5;
    shares[1] = 0.5;
  },
};
const bot = searchBot(muster, blank, { rolloutDepth: 0, cPuct: 1, temperature: 1 });

const lastCard = table({
  own: { water: 'water5', leaf: 'leaf5', cloud: 'cloud5' },
  rival: { feather: 'feather1' },
  hand: 'leaf1 leaf1 leaf2 flame1',
  phase: 'refill',
  last: 'flame2',
});

test('even without any knowledge it finds the draw that wins now', () => {
  const view = muster.view(lastCard.state, 0);
  expect(bot.choose(view, 0, iterations(50), quickRandom(1))).toEqual({ kind: 'draw', from: 5 });
  const [best] = bot.weigh(view, 0, iterations(50), quickRandom(1));
  expect(best.worth).toBe(1);
});

test('it answers as soon as time is up, however few states it has sampled', () => {
  const view = muster.view(table({ hand: 'leaf1 leaf2 cloud1 flame1 flame2' }).state, 0);
  for (const inTime of [0, 1, 2]) {
    let [asked, sampled] = [0, 0];
    const sampleState: typeof blank.sampleState = (seen, seat) => (chance) => {
      sampled += 1;
      return muster.imagine(seen, seat, chance);
    };
    const hurried = searchBot(
      muster,
      { ...blank, sampleState },
      { rolloutDepth: 0, cPuct: 1, temperature: 1 },
    );
    const budget = { iterations: 1e9, expired: () => (asked += 1) > inTime };
    const action = hurried.choose(view, 0, budget, quickRandom(1));
    expect(muster.refusal(view, 0, action)).toBe(null);
    expect(sampled).toBe(inTime + 1);
  }
});

test('what is the only action is not thought about', () => {
  const alone = table({ hand: 'leaf1 leaf1 leaf2 flame1', phase: 'refill' });
  const budget = {
    iterations: 1e9,
    expired: () => {
      throw new Error('it thinks');
    },
  };
  expect(bot.choose(muster.view(alone.state, 0), 0, budget, quickRandom(1))).toEqual({
    kind: 'draw',
    from: 5,
  });
});

test('only another is taken for an ordinary player, and always so at a rate of 1', () => {
  const asked: number[] = [];
  const modelling = searchBot(
    muster,
    { ...blank, opponentModel: (_state, seat, legal) => (asked.push(seat), legal.length - 1) },
    { rolloutDepth: 0, cPuct: 1, temperature: 1, opponentModelRate: 1 },
  );
  const view = muster.view(table({ hand: 'leaf1 leaf2 cloud1 flame1 flame2' }).state, 0);
  const action = modelling.choose(view, 0, iterations(400), quickRandom(1));
  expect(muster.refusal(view, 0, action)).toBe(null);
  expect(asked.length).toBeGreaterThan(100);
  expect(new Set(asked)).toEqual(new Set([1]));
});

const edge = (seat: number, visits: number, mean: number, priorWeight = 1): Edge<string> => ({
  action: `${seat}`,
  seat,
  priorWeight,
  visits,
  availability: visits,
  total: visits * mean,
  children: new Map(),
});

test('every seat backs up its own share: rivals do not cooperate', () => {
  const path = [edge(0, 1, 0.5), edge(1, 1, 0.5)];
  backup(path, [0.9, 0.1]);
  expect(path.map(({ visits, total }) => [visits, total])).toEqual([
    [2, 1.4],
    [2, 0.6],
  ]);
});

test('exploration grows with the root of availability and shrinks with visits', () => {
  const [known, rare] = [edge(0, 99, 0.5), edge(0, 8, 0.4)];
  // 0.5 × 10 / 100 against 0.5 × 3 / 9, above means of 0.5 and 0.4.
  expect(puct([known, rare], 1)).toBe(rare);
  expect(puct([edge(0, 99, 0.5), edge(0, 8, 0.4)], 0.5)).not.toBe(rare);
  expect([known.availability, rare.availability]).toEqual([100, 9]);
});

test('an edge not yet visited counts as a little worse than the mean, and no prior rules an action out', () => {
  const untried = edge(0, 0, 0);
  expect(puct([edge(0, 100, 0.5), untried], 0)).not.toBe(untried);
  expect(puct([edge(0, 100, 0.5), untried], 0.5)).toBe(untried);
  const unlikely = edge(0, 0, 0, 1e-12);
  expect(puct([edge(0, 1000, 0.5), unlikely], 3)).toBe(unlikely);
});
