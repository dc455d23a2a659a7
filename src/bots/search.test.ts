import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import type { State, View } from '#games/muster/state';
import { table } from '#games/muster/testing/table';
import { iterations } from './bot.ts';
import { type Insight, searchBot } from './search.ts';

/** Knows nothing: every action looks alike and every state is even. */
const blank: Insight<View, State, Action> = {
  judge: (_view, _seat, actions, judged) => {
    judged.length = actions.length;
    judged.fill(0);
  },
  value: (_state, shares) => {
    shares[0] = 0.5;
    shares[1] = 0.5;
  },
};
const bot = searchBot(muster, blank, { depth: 0, curiosity: 1, heat: 1 });

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

test('it answers as soon as time is up, however few worlds it has seen', () => {
  const view = muster.view(table({ hand: 'leaf1 leaf2 cloud1 flame1 flame2' }).state, 0);
  for (const inTime of [0, 1, 2]) {
    let [asked, imagined] = [0, 0];
    const worlds: typeof blank.worlds = (seen, seat) => (chance) => {
      imagined += 1;
      return muster.imagine(seen, seat, chance);
    };
    const hurried = searchBot(muster, { ...blank, worlds }, { depth: 0, curiosity: 1, heat: 1 });
    const budget = { iterations: 1e9, expired: () => (asked += 1) > inTime };
    const action = hurried.choose(view, 0, budget, quickRandom(1));
    expect(muster.refusal(view, 0, action)).toBe(null);
    expect(imagined).toBe(inTime + 1);
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

test('only another is taken for an ordinary player, and always so with a plainness of 1', () => {
  const asked: number[] = [];
  const foreseeing = searchBot(
    muster,
    { ...blank, plainly: (_state, seat, legal) => (asked.push(seat), legal.length - 1) },
    { depth: 0, curiosity: 1, heat: 1, plainness: 1 },
  );
  const view = muster.view(table({ hand: 'leaf1 leaf2 cloud1 flame1 flame2' }).state, 0);
  const action = foreseeing.choose(view, 0, iterations(400), quickRandom(1));
  expect(muster.refusal(view, 0, action)).toBe(null);
  expect(asked.length).toBeGreaterThan(100);
  expect(new Set(asked)).toEqual(new Set([1]));
});
