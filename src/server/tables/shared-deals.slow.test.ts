import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { dealtLeaks } from '../testing/dealt-twins.ts';

test.each([
  ['muster', muster],
  ['murano', murano],
] as const)(
  'whatever is done with the same deal of %s at another table changes no byte of what anybody else is sent',
  async (_id, game) => {
    const pairs = 4;
    const count = await dealtLeaks(game, pairs, 1, (one, other) => expect(other).toEqual(one));
    // A test that compares nothing must fail: those who sit there are told what is done.
    expect(count).toEqual({ pairs, different: pairs, leaks: 0 });
  },
  60_000,
);
