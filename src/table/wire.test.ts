import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { everySetting, follow } from '#core/testing/walk';
import { GAMES } from '#games/index';

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a view of %s arrives over a wire as it was: for all kinds of options, seats and spectators',
  (_id, game) => {
    const settings = everySetting(game);
    const random = quickRandom(3);
    let seen = 0;
    for (const [seats, sets] of settings.sets) {
      for (let options = 0; options < sets.length; options += Math.ceil(sets.length / 20)) {
        const choices = Array.from({ length: 40 }, () => random.below(1 << 20));
        follow(game, settings, { seats, options, seed: options, choices }, ({ state }) => {
          const viewer = random.below(seats + 1) - 1;
          const view: unknown = game.view(state, viewer < 0 ? null : viewer);
          const arrived: unknown = JSON.parse(JSON.stringify(view));
          seen += 1;
          // Equality of every step is dear: a comparison of texts finds lost fields, a deep one the rest.
          if (seen % 50 === 0) expect(arrived).toStrictEqual(view);
          expect(JSON.stringify(arrived)).toBe(JSON.stringify(view));
          expect(game.toAct(arrived)).toEqual(game.toAct(view));
        });
      }
    }
    expect(seen).toBeGreaterThan(100);
  },
);
