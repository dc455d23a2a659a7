import { budgetOf } from '#bots/level';
// The bots of the games that have a room, and no others: the catalogue would bring every game's.
import { levels } from '#bots/muster/levels';
import { quickRandom } from '#core/random';
import { gameOf } from './games.ts';
import type { Question, Thought } from './thinking.ts';

/** Bots think here, so that the page never waits for them. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const game = gameOf(data.game);
  const level = levels.find(({ number }) => String(number) === data.level) ?? levels[0];
  if (game === undefined) return;
  const random = quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
  const budget = budgetOf(level, () => performance.now());
  const word = game.encode(level.bot.choose(data.view, data.seat, budget, random));
  postMessage({ id: data.id, word } satisfies Thought);
});
