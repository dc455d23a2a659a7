import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { iterations } from '../../bot.ts';
import { rolloutBot } from './rollouts.ts';
import type { ActionValues } from './values.ts';

const settings = { margin: 0.2, candidates: 3, ownTurns: 1, priorWorlds: 1, behind: 2.6, fewWorlds: 8 };
const { state } = table({ hand: 'leaf1 leaf3 rainbow cloud1 flame4' });
const view = muster.view(state, 0);
const legal = muster.legalActions(view, 0);
const words = legal.map((action) => muster.encode(action));

/** Values of a player that likes nothing but what is told, at the first decision; later the first action. */
function liking(told: Readonly<Record<string, number>>): { values: ActionValues; asked: () => number } {
  let count = 0;
  const values: ActionValues = (seen, _seat, actions, out) => {
    count += 1;
    out.length = actions.length;
    actions.forEach((action, at) => {
      out[at] = (seen.turns === state.turns ? told[muster.encode(action)] : undefined) ?? 0.1;
    });
  };
  return { values, asked: () => count };
}

test('one action far above the others needs no thought', () => {
  const { values, asked } = liking({ [words[2]]: 0.9 });
  expect(muster.encode(rolloutBot(values, settings).choose(view, 0, iterations(50), quickRandom(1)))).toBe(
    words[2],
  );
  expect(asked()).toBe(1);
});

test('the clock is asked after every world, and one world is played however late it is', () => {
  const { values } = liking({ [words[0]]: 0.5, [words[1]]: 0.45 });
  let asked = 0;
  const late = { iterations: 1000, expired: () => ((asked += 1), true) };
  const [best, ...others] = rolloutBot(values, settings).weigh(view, 0, late, quickRandom(1));
  expect(asked).toBe(1);
  expect(words).toContain(muster.encode(best.action));
  expect(others).toHaveLength(legal.length - 1);
  expect(others.every(({ worth }) => worth <= best.worth)).toBe(true);
});

test('actions that lead to the same in every world stay in the race, and what is far below never enters it', () => {
  const { values } = liking({ [words[0]]: 0.5, [words[1]]: 0.45, [words[2]]: 0.2 });
  const opinions = rolloutBot(values, settings).weigh(view, 0, iterations(20), quickRandom(1));
  const worthOf = (word: string): number =>
    opinions.find(({ action }) => muster.encode(action) === word)!.worth;
  // The network's own value counts like one world, all others came to 0.1.
  expect(worthOf(words[0])).toBeCloseTo((20 * 0.1 + 0.5) / 21, 6);
  expect(worthOf(words[1])).toBeCloseTo((20 * 0.1 + 0.45) / 21, 6);
  expect(worthOf(words[2])).toBeLessThan(worthOf(words[0]));
});
