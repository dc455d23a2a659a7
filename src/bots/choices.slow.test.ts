import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMatch } from '#core/loaded';
import { stagesOf } from '#core/match';
import { quickRandom } from '#core/random';
import { GAMES, gameOf } from '#games/index';
import { iterations } from './bot.ts';
import { levelsOf } from './levels.ts';
import { poolOf } from './pool.ts';

// What every level and every player of the pool chooses in recorded positions, and what it thinks of that: whoever changes
// what a bot knows sees here that it plays otherwise. `npx vitest run --project slow src/bots/choices --update` writes it anew.

const folderOf = (game: string): string => join(import.meta.dirname, '..', 'games', game, 'matches');
const PLACES = [0.1, 0.45, 0.8, 0.96];
const THINKING = 3;

test.each(GAMES.map(({ id }) => id))('what the bots of %s choose in recorded positions', async (id) => {
  const game = gameOf(id)!;
  const players = [
    ...levelsOf(game).map(({ number, bot }) => ({ name: `level ${number}`, bot })),
    ...poolOf(game),
  ];
  const lines: string[] = [];
  for (const [turn, file] of readdirSync(folderOf(id))
    .filter((each) => each.endsWith('.match'))
    .entries()) {
    const stages = stagesOf(loadMatch(readFileSync(join(folderOf(id), file), 'utf8'), gameOf));
    const { state } = stages[Math.floor((stages.length - 1) * PLACES[turn % PLACES.length])];
    const [seat] = game.toAct(state);
    if (seat === undefined) continue;
    const view: unknown = game.view(state, seat);
    lines.push(`${file.replace('.match', '')}, seat ${seat}`);
    for (const { name, bot } of players) {
      const random = quickRandom(turn);
      const [best] = bot.weigh(view, seat, iterations(THINKING), random);
      const chosen = game.encode(bot.choose(view, seat, iterations(THINKING), random));
      lines.push(`  ${name}: ${chosen}; ${game.encode(best.action)} ${best.worth.toFixed(4)}`);
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`testing/choices-${id}.txt`);
});
