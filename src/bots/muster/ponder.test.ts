import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { iterations } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { greedyValue } from './greedy.ts';
import { keyOf, ponder } from '../ponder.ts';

const random = quickRandom(4);
const options = defaultOptions(muster.options);
const bot = greedyBot(muster, greedyValue);
const SLICE = { slice: () => iterations(1) };
const forEver = { ...SLICE, goesOn: () => Promise.resolve(true) };

/** Seat 0 has ended its turn: the other is asked. */
function waiting() {
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  while (state.turn === 0 || state.turns < 2) {
    const seat = state.turn;
    muster.play(state, seat, bot.choose(muster.view(state, seat), seat, iterations(1), random));
  }
  return state;
}

test('what will be asked is foreseen, and answered by a legal word; what the other does is guessed from a view', async () => {
  let hits = 0;
  for (let match = 0; match < 6; match += 1) {
    const state = waiting();
    const answers = new Map<string, string>();
    await ponder(muster, { bot }, muster.view(state, 0), 0, random, forEver, answers);
    expect(answers.size).toBeGreaterThan(0);
    expect(answers.size).toBeLessThanOrEqual(4);
    while (state.turn === 1 && muster.outcome(state) === null) {
      muster.play(state, 1, bot.choose(muster.view(state, 1), 1, iterations(1), random));
    }
    const word = answers.get(keyOf(muster.view(state, 0)));
    if (word === undefined) continue;
    hits += 1;
    expect(muster.refusal(state, 0, muster.parse(word)!)).toBeNull();
  }
  // The same player as is imagined, but with a hand that nobody sees.
  expect(hits).toBeGreaterThan(0);
});

test('it stops when it is not wanted any more, and half a thought is no answer', async () => {
  const answers = new Map<string, string>();
  let slices = 0;
  const few = { ...SLICE, goesOn: () => Promise.resolve((slices += 1) < 40) };
  await ponder(muster, { bot }, muster.view(waiting(), 0), 0, random, few, answers);
  expect(slices).toBe(40);
  expect([...answers]).toEqual([]);
});
