import { budgetOf, type Level } from '#bots/level';
import { levelsOf } from '#bots/levels';
import type { FindGame } from '#core/catalogue';
import { quickRandom } from '#core/random';
import type { BotQuestion } from '../table/env.ts';

/** The level of this name, the weakest come first; a game that has not got so many is played by its strongest. */
export const levelNamed = (levels: readonly Level[], name: string): Level =>
  levels.find(({ number }) => String(number) === name) ?? levels.at(-1)!;

/** The word of a bot, by the rules that its match is played by. */
export function answerTo(
  { game: id, version, seat, level: name, view, spent }: BotQuestion,
  gameOf: FindGame,
): string {
  const game = gameOf(id, version)!;
  const level = levelNamed(levelsOf(game), name);
  const random = quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]!);
  const budget = budgetOf(level, () => performance.now(), spent);
  return game.encode(level.bot.choose(view, seat, budget, random));
}
