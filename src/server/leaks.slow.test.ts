import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { both, compared, DISGUISED } from './testing/leaks.ts';
import { twinsOf } from './testing/twins.ts';

/** `npm run leaks` compares many more pairs. */
const PAIRS = 2000;
const SEED = 1;

test.each(DISGUISED.map((each) => [each.game.id, each] as const))(
  'what a viewer of %s may not know changes no byte of what is sent: not its content, order, number or time',
  async (_id, disguised) => {
    const count = await compared(disguised, PAIRS / DISGUISED.length, SEED, (twin, one, other) => {
      expect(other, JSON.stringify(twin)).toEqual(one);
    });
    // A test that compares nothing must fail.
    expect(count.different).toBeGreaterThan(PAIRS / 8);
    expect(count.played).toBeGreaterThan(PAIRS / 4);
    expect(count.spectators).toBeGreaterThan(PAIRS / 20);
    expect(count.refused).toBeGreaterThan(PAIRS / 20);
    expect(count.bots).toBeGreaterThan(PAIRS / 20);
    if (disguised.game === murano) expect(count.sealed).toBeGreaterThan(PAIRS / 400);
  },
);

/** Small leaks, each of which the same comparison must find. */
const leaks: Readonly<Record<string, (game: typeof muster) => Pick<typeof muster, 'view'>>> = {
  'the number of a hidden card': (game) => ({
    view: (state, seat) => Object.assign(game.view(state, seat), { next: state.pile.at(-1) }),
  }),
  'the order of a hidden hand': (game) => ({
    view(state, seat) {
      const lengths = state.hands.map((hand) => hand.findIndex((card) => card === Math.max(...hand)));
      return Object.assign(game.view(state, seat), { lengths });
    },
  }),
  'a figure that follows from hidden cards': (game) => ({
    view: (state, seat) =>
      Object.assign(game.view(state, seat), {
        strong: state.hands.flat().filter((card) => card > 20).length,
      }),
  }),
};

test.each(Object.keys(leaks))('a planted leak is found: %s', async (name) => {
  const leaky = { ...muster, ...leaks[name](muster) };
  let found = 0;
  for (const twin of twinsOf(DISGUISED[0], 60, 5)) {
    const [one, other] = await both(twin, () => leaky);
    if (one.join('\n') !== other.join('\n')) found += 1;
  }
  expect(found).toBeGreaterThan(0);
});

test('a planted leak is found: a bot that answers as soon as it has thought', async () => {
  let found = 0;
  for (const twin of twinsOf(DISGUISED[0], 60, 5)) {
    const [one, other] = await both(twin, undefined, 0);
    if (one.join('\n') !== other.join('\n')) found += 1;
  }
  expect(found).toBeGreaterThan(0);
});
