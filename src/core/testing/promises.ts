import { describe, expect, test } from 'vitest';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import type { Kit } from './kit.ts';
import { same } from './non-interference.ts';
import { sayEverySetting } from './spoken.ts';
import { expectOver, stepPromises } from './step-promises.ts';
import { asMatch, begin, checkWalks, choicesFrom, everySetting, follow } from './walk.ts';

const RUNS = Number(process.env['TAVOLA_GAMES'] ?? 120);
/** The costly ones look at one decision in so many of very many matches. */
const STRIDE = RUNS > 5000 ? 16 : 1;
/** The rare ones look at fewer matches, and at fewer decisions of each. */
const RARER = 5;

/** The promises that every game keeps with every set of options. */
export function keepsItsPromises(kit: Kit): void {
  const { game, pieces, eager, longest, last = longest } = kit;
  const settings = everySetting(game, eager);
  const json = (view: unknown): string => JSON.stringify(game.json.position(view));

  describe(`the promises of ${kit.name ?? game.id}, over ${RUNS} walks`, () => {
    test.each(stepPromises(kit))('$name', { timeout: 0 }, ({ check, cost, after }) => {
      const isRare = cost === 'rare';
      const runs = isRare ? Math.ceil(RUNS / RARER) : RUNS;
      const stride = isRare ? RARER * STRIDE : cost === 'costly' ? STRIDE : 1;
      let steps = 0;
      checkWalks(game, settings, runs, longest, (walk) => {
        follow(game, settings, walk, (step) => {
          steps += 1;
          if (steps % stride === 0) check(step, walk, steps / stride);
        });
      });
      expect(steps, 'decisions seen').toBeGreaterThan(runs);
      after?.();
    });

    test.each(pieces === undefined ? [] : [pieces])(
      'every piece is somewhere exactly once',
      { timeout: 0 },
      (piecesOf) => {
        checkWalks(game, settings, RUNS, longest, (walk) => {
          const all = piecesOf(begin(game, settings, walk).state);
          const end = follow(game, settings, walk, ({ state }) => same(piecesOf(state), all));
          same(piecesOf(end), all);
        });
      },
    );

    test('a replay gives the same bytes', { timeout: 0 }, () => {
      checkWalks(game, settings, Math.ceil(RUNS / 10), longest, (walk) => {
        const match = asMatch(game, settings, walk);
        const text = saveMatch(match);
        const again = loadMatch(text, () => game);
        same(saveMatch(again), text);
        same(json(again.state), json(match.state));
      });
    });

    test('every setting, its values and every preset have a name in every language', () => {
      sayEverySetting(game);
    });

    test('every match ends', { timeout: 0 }, () => {
      checkWalks(game, settings, RUNS, 0, (walk) => {
        const choices = choicesFrom(walk.seed, last);
        const end = follow(game, settings, { ...walk, choices }, () => undefined);
        expectOver(kit, walk, end, last);
      });
    });
  });
}
