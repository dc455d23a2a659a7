import { type AnyBot, iterations } from '#bots/bot';
import { randomBot } from '#bots/random';
import { quickRandom } from '#core/random';
import { gameOf } from './games.ts';
import type { Thought, Question } from './thinking.ts';

/** Bots think here, so that the page never waits for them. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const game = gameOf(data.game);
  if (game === undefined) return;
  const bot: AnyBot = randomBot(game);
  const random = quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
  const word = game.encode(bot.choose(data.view, data.seat, iterations(1), random));
  postMessage({ id: data.id, word } satisfies Thought);
});
