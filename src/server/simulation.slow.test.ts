import { expect, test } from 'vitest';
import type { FindGame } from '#core/catalogue';
import { muster } from '#games/muster/index';
import { DISGUISED } from './testing/leaks.ts';
import { simulate } from './testing/simulation/index.ts';
import { relayedLeaks } from './testing/simulation/twins.ts';
import { twinsOf } from './testing/twins.ts';

/** `npm run simulate:server` plays as many as one likes; `--planted` plants mistakes that it has to find. */
test('processes die, freeze and lose their database in many ways, and every promise is kept', async () => {
  const wrong: string[] = [];
  const { count } = await simulate(40, 7, (seed, what) => wrong.push(`episode ${seed}: ${what.join('; ')}`));
  expect(wrong).toEqual([]);
  expect(count.claims).toBeGreaterThan(5);
  expect(count.acknowledged).toBeGreaterThan(1000);
});

test('the same seed gives the same world', async () => {
  const [one, other] = [await simulate(2, 3, () => undefined), await simulate(2, 3, () => undefined)];
  expect(other).toEqual(one);
});

test.each(DISGUISED.map((each) => [each.game.id, each] as const))(
  'what a viewer of %s may not know changes no byte of what is sent at three processes, one of which dies',
  async (_id, disguised) => {
    const leaks: unknown[] = [];
    const count = await relayedLeaks(twinsOf(disguised, 25, 11), 1, (twin) => leaks.push(twin));
    expect(leaks).toEqual([]);
    expect(count.passedOn).toBeGreaterThan(5);
    expect(count.played).toBeGreaterThan(20);
  },
);

test('a planted leak is found at three processes', async () => {
  const leaky: typeof muster = {
    ...muster,
    view: (state, seat) => Object.assign(muster.view(state, seat), { next: state.pile.at(-1) }),
  };
  const find: FindGame = () => leaky;
  const { leaks } = await relayedLeaks(twinsOf(DISGUISED[0], 5, 5), 1, () => undefined, find);
  expect(leaks).toBeGreaterThan(0);
});
