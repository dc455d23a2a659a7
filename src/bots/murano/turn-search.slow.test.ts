import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';
import { table } from '#games/murano/testing/table';
import { iterations } from '../bot.ts';
import { bestOf, endsByHeuristic, evaluatedEnds } from './evaluated-ends.ts';
import { value as formerValue } from './former-value.ts';
import { type Lookahead, sequentialHalving } from './lookahead.ts';
import { levels, value } from './levels.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue } from './heuristic.ts';

const strong = levels.slice(2);
const THINKING = 8;

/** The beginning of a turn in the middle of a match. */
const middle = (): State =>
  table({
    hands: ['C17 C01 C12', 'C18'],
    completed: ['C02'],
    benches: ['GGR', 'YY'],
    markets: { NE: 'B', SE: 'YR' },
    round: 4,
    lastMade: 3,
    money: [9, 11],
  }).state;

test.each(strong)('level $number tells the first actions of a turn apart', ({ bot }) => {
  const view = murano.view(middle(), 0);
  const opinions = bot.weigh(view, 0, iterations(THINKING), quickRandom(1));
  const [best, next] = opinions;
  expect(opinions).toHaveLength(murano.legalActions(view, 0).length);
  expect(best.worth - next.worth).toBeGreaterThan(0.005);
  expect(new Set(opinions.map(({ worth }) => worth.toFixed(2))).size).toBeGreaterThan(2);
  for (const { worth } of opinions) expect(worth).toSatisfy(() => worth >= 0 && worth <= 1);
});

test('what is remembered within a turn changes no worth', () => {
  const lookahead: Lookahead = {
    ends: 6,
    determinizations: 4,
    rivalBreadth: 4,
    ownBreadth: 4,
  };
  const memory = new Map<string, number>();
  const forgetful = new (class extends Map<string, number> {
    override get(): undefined {}
  })();
  const state = middle();
  for (let step = 0; step < 4; step += 1) {
    const view = murano.view(state, 0);
    const ends = evaluatedEnds(view, 0, 24, value);
    const worths = [memory, forgetful].map((kept) =>
      sequentialHalving(view, ends, 0, value, lookahead, iterations(24), kept).map(({ worth }) => worth),
    );
    expect(worths[0]).toEqual(worths[1]);
    murano.play(state, 0, murano.legalActions(view, 0)[ends[0].root]);
  }
  expect(memory.size).toBeGreaterThan(0);
});

test.each(strong)('level $number answers by the rules when no time is left at all', ({ bot }) => {
  const state = middle();
  for (let step = 0; step < 6; step += 1) {
    const [seat] = murano.toAct(state);
    const budget = { iterations: 100, expired: () => true };
    const action = bot.choose(murano.view(state, seat), seat, budget, quickRandom(step));
    expect(murano.refusal(state, seat, action)).toBeNull();
    murano.play(state, seat, action);
  }
});

test.each(strong)('level $number ends a match that is as good as won', ({ bot }) => {
  const { state } = table({
    at: 'sold',
    hands: ['C12', 'C18'],
    aside: ['C01 C02 C03 C05 C06'],
    benches: ['GGYY'],
    round: 9,
    lastMade: 8,
    money: [50, 0],
  });
  const chosen = bot.choose(murano.view(state, 0), 0, iterations(THINKING), quickRandom(1));
  expect(murano.encode(chosen)).toBe('create-GGYY');
});

test.each(strong)(
  'level $number sees the end coming that stands at the door when nobody creates',
  ({ bot }) => {
    // M76: this is the last round unless something is made.
    const { state } = table({
      first: 1,
      at: 'sold',
      hands: ['C12', 'C18'],
      benches: ['GGYY'],
      round: 13,
      lastMade: 1,
      money: [10, 15],
    });
    const chosen = bot.choose(murano.view(state, 0), 0, iterations(THINKING), quickRandom(1));
    expect(murano.encode(chosen)).toBe('create-GGYY');
  },
);

test.each(strong)(
  'level $number keeps to its plan: within a turn its determinizations stay the same',
  ({ bot }) => {
    const view = murano.view(middle(), 0);
    const opinions = [1, 2].map((seed) => bot.weigh(view, 0, iterations(THINKING), quickRandom(seed)));
    expect(opinions[0]).toEqual(opinions[1]);
  },
);

test('a value network for ends is asked about the best that the heuristic finds', () => {
  const view = murano.view(middle(), 0);
  const found = endsByHeuristic(view, 0, 60, iterations(60));
  const asked = evaluatedEnds(view, 0, 60, formerValue);
  expect(found.length).toBeGreaterThan(asked.length);
  expect(asked).toHaveLength(20);
  const byHeuristic = found.map(({ worth }) => worth).toSorted((a, b) => b - a);
  const seen = asked.map((end) => heuristicValue(end.view, 0, YARDSTICK)).toSorted((a, b) => b - a);
  expect(seen).toEqual(byHeuristic.slice(0, 20));
});

test('what values any step finds in a narrow beam what it would choose in a broad one', () => {
  const view = murano.view(middle(), 0);
  const [narrow, broad] = [8, 80].map((breadth) => bestOf(evaluatedEnds(view, 0, breadth, value)).worth);
  expect(narrow).toBeGreaterThan(broad - 0.01);
  const [unguided] = endsByHeuristic(view, 0, 8, iterations(8))
    .toSorted((a, b) => b.worth - a.worth)
    .map((end) => value(end.view, 0));
  expect(narrow).toBeGreaterThan(unguided);
});
