import { expect, test, vi } from 'vitest';
import { murano } from '#games/murano/index';
import { disguise as inMurano } from '#games/murano/testing/disguise';
import { muster } from '#games/muster/index';
import { disguise as inMuster } from '#games/muster/testing/disguise';
import type { World } from './course/world.ts';
import { type Disguised, traffic, type Twins, twinsOf } from './testing/twins.ts';

/** `npm run leaks` compares many more pairs. */
const PAIRS = Number(process.env['TAVOLA_PAIRS'] ?? 2000);
const SEED = Number(process.env['TAVOLA_SEED'] ?? 1);
vi.setConfig({ testTimeout: 6 * 3_600_000 });

const GAMES: readonly Disguised[] = [
  { game: muster, disguise: inMuster },
  { game: murano, disguise: inMurano },
];

const both = async (twin: Twins, rules?: World['rules']): Promise<(readonly string[])[]> => [
  await traffic(twin, 0, rules),
  await traffic(twin, 1, rules),
];

test.each(GAMES.map((each) => [each.game.id, each] as const))(
  'what a viewer of %s may not know changes no byte of what is sent: not its content, order, number or time',
  async (_id, disguised) => {
    const count = { different: 0, sealed: 0, spectators: 0, played: 0, refused: 0 };
    for (const twin of twinsOf(disguised, PAIRS / GAMES.length, SEED)) {
      const [one, other] = await both(twin);
      if (one.join('\n') !== other.join('\n')) expect(other, JSON.stringify(twin)).toEqual(one);
      const [a, b] = twin.worlds;
      if (JSON.stringify(a.position) !== JSON.stringify(b.position)) count.different += 1;
      if (a.word !== b.word) count.sealed += 1;
      if (twin.viewer === null) count.spectators += 1;
      if (one.some((text) => text.includes('"kind":"played"'))) count.played += 1;
      if (one.some((text) => text.includes('"reason":"illegal"'))) count.refused += 1;
    }
    // A test that compares nothing must fail.
    expect(count.different).toBeGreaterThan(PAIRS / 8);
    expect(count.played).toBeGreaterThan(PAIRS / 4);
    expect(count.spectators).toBeGreaterThan(PAIRS / 20);
    expect(count.refused).toBeGreaterThan(PAIRS / 20);
    if (disguised.game === murano) expect(count.sealed).toBeGreaterThan(PAIRS / 400);
  },
);

/** Small leaks, each of which the same comparison must find. */
const leaks: Readonly<Record<string, (game: typeof muster) => object>> = {
  'the number of a hidden card': (game) => ({
    view: (state: never, seat: never) => ({
      ...game.view(state, seat),
      next: (state as { pile: number[] }).pile.at(-1),
    }),
  }),
  'the order of a hidden hand': (game) => ({
    view(state: { hands: number[][] }, seat: never) {
      const lengths = state.hands.map((hand) => hand.findIndex((card) => card === Math.max(...hand)));
      return { ...game.view(state as never, seat), lengths };
    },
  }),
  'a figure that follows from hidden cards': (game) => ({
    view: (state: { hands: number[][] }, seat: never) => ({
      ...game.view(state as never, seat),
      strong: state.hands.flat().filter((card) => card > 20).length,
    }),
  }),
};

test.each(Object.keys(leaks))('a planted leak is found: %s', async (name) => {
  const leaky = { ...muster, ...leaks[name](muster) } as never;
  let found = 0;
  for (const twin of twinsOf(GAMES[0], 60, 5)) {
    const [one, other] = await both(twin, () => leaky);
    if (one.join('\n') !== other.join('\n')) found += 1;
  }
  expect(found).toBeGreaterThan(0);
});
