import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { GAMES } from '#games/index';
import { playRound } from './arena.ts';
import { iterations } from './bot.ts';
import { poolOf } from './pool.ts';
import { randomBot } from './random.ts';

const LONG = { timeout: 60_000 };
const players = GAMES.flatMap((game) => poolOf(game).map((player) => ({ game, name: player.name, player })));

test.each(players)(
  '$name of $game.id plays whole matches by the rules, against chance',
  LONG,
  ({ game, player }) => {
    const contest = {
      game,
      options: defaultOptions<unknown>(game.options),
      seats: 2,
      contestants: [
        { bot: player.bot, milliseconds: Infinity, budget: () => iterations(2) },
        { bot: randomBot(game), milliseconds: Infinity, budget: () => iterations(1) },
      ] as const,
      seed: 'pool',
      now: () => 0,
    };
    expect(playRound(contest, 0).meetings).toHaveLength(2);
  },
);

test('both games have their former levels, and players that think otherwise', () => {
  const formers = ['former-1', 'former-2', 'former-3', 'former-4', 'former-5'];
  for (const id of ['murano', 'muster']) {
    const names = poolOf({ id }).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...formers, 'monte-carlo']));
  }
  expect(poolOf({ id: 'pebbles' })).toEqual([]);
});
