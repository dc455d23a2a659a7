import { expect, test } from 'vitest';
import { everyOptionSet } from '#core/option-sets';
import { quickRandom } from '#core/random';
import { GAMES } from '#games/index';
import { type Observation, roomFor } from './observation.ts';
import * as observations from './observations.ts';

const SETS = 6;
const MOVES = 30;

const observed = GAMES.filter(({ id }) => Object.hasOwn(observations, id));

test.each(observed)('$id: whatever is played, every seat sees so many numbers of a like size', (game) => {
  const byGame: Readonly<Record<string, Observation>> = observations;
  const observation = byGame[game.id];
  const random = quickRandom(4);
  let greatest = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    const sets: readonly unknown[] = everyOptionSet(game.options, seats);
    for (let at = 0; at < Math.min(SETS, sets.length); at += 1) {
      const options = sets[Math.floor((at * sets.length) / SETS) % sets.length];
      const state: unknown = game.setup(options, seats, game.deal(options, seats, random));
      const numbers = roomFor(observation, seats);
      for (let move = 0; move < MOVES && game.outcome(state) === null; move += 1) {
        for (let seat = 0; seat < seats; seat += 1) {
          observation.write(game.view(state, seat), seat, numbers, seat * observation.names.length);
        }
        for (const each of numbers) greatest = Math.max(greatest, Math.abs(each));
        const [actor] = game.toAct(state);
        const legal = game.legalActions(state, actor);
        game.play(state, actor, legal[random.below(legal.length)]);
      }
      expect(numbers).toHaveLength(seats * observation.names.length);
    }
  }
  // Neither NaN nor anything that a network would stumble over.
  expect(greatest).toBeGreaterThan(0.9);
  expect(greatest).toBeLessThan(10);
});
