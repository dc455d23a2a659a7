import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';
import { disguise } from '#games/murano/testing/disguise';
import { type AnyBot, iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';

const THINKING = iterations(1);
const LONG = { timeout: 120_000 };
const levels = levelsOf(murano);

/** Every so many of the option sets that can be played with so many seats. */
function* tables(seats: number, every: number): Iterable<State> {
  const random = quickRandom(seats);
  const playable = murano.options.samples!(seats).filter(
    (options) => murano.options.refusal(options, seats) === null,
  );
  for (let at = 0; at < playable.length; at += every) {
    yield murano.setup(playable[at], seats, murano.deal(playable[at], seats, random));
  }
}

const chosenBy = (bot: AnyBot, state: State, seat: number): string =>
  murano.encode(bot.choose(murano.view(state, seat), seat, THINKING, quickRandom(1)));

test.each([1, 2, 3, 4])('plays by the rules with %i seats in every module', LONG, (seats) => {
  let played = 0;
  for (const state of tables(seats, 32)) {
    for (let moves = 0; moves < 60 && murano.outcome(state) === null; moves += 1) {
      const [seat] = murano.toAct(state);
      const action = murano.parse(chosenBy(levels[moves % levels.length].bot, state, seat))!;
      expect(murano.refusal(state, seat, action)).toBeNull();
      murano.play(state, seat, action);
      played += 1;
    }
  }
  expect(played).toBeGreaterThan(60);
});

test.each(levels)('level $number chooses the same whatever it may not know', LONG, ({ bot }) => {
  const random = quickRandom(7);
  let differ = 0;
  for (const seats of [1, 2, 3]) {
    for (const state of tables(seats, 60)) {
      for (let moves = 0; moves < 80 && murano.outcome(state) === null; moves += 1) {
        const [seat] = murano.toAct(state);
        const legal = murano.legalActions(state, seat);
        const action = legal[random.below(legal.length)];
        if (moves % 8 === 0) {
          const other = disguise({ state, seat, action }, seat, random);
          if (JSON.stringify(other) !== JSON.stringify(state)) differ += 1;
          expect(chosenBy(bot, other, seat)).toBe(chosenBy(bot, state, seat));
        }
        murano.play(state, seat, action);
      }
    }
  }
  expect(differ).toBeGreaterThan(20);
});

test.each(levels)('level $number does not circle until it is scored for standing still', LONG, ({ bot }) => {
  const [state] = tables(2, 200);
  while (murano.outcome(state) === null) {
    const [seat] = murano.toAct(state);
    murano.play(state, seat, murano.parse(chosenBy(bot, state, seat))!);
  }
  expect(murano.outcome(state)!.reason.key).toBe('outcome.creations');
});
