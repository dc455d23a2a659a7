import { parentPort } from 'node:worker_threads';
import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import { quickRandom } from '#core/random';
import { gameOf } from '#games/index';
import type { Question } from '../course/world.ts';

/** Bots think here, apart from everything else: a worker is given a view and never more. */
parentPort!.on('message', ({ game: id, seat, level: name, view, spent }: Question) => {
  const game = gameOf(id)!;
  const levels = levelsOf(game);
  const level = levels.find(({ number }) => String(number) === name) ?? levels.at(-1)!;
  const random = quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]!);
  const action: unknown = level.bot.choose(
    view,
    seat,
    budgetOf(level, () => performance.now(), spent),
    random,
  );
  parentPort!.postMessage(game.encode(action));
});
parentPort!.postMessage(null);
