import type { Level } from '#bots/level';
import { keyOf, ponder } from '#bots/ponder';
import type { AnyGame, Seat } from '#core/game';
import type { Random } from '#core/random';

/** Milliseconds of thinking at a time, and of rest in between: somebody may ask, and a fan need not start. */
const SLICE = 40;
const REST = 20;

const answers = new Map<string, string>();
/** Raised by every question: what was thought about before it is over. */
let question = 0;

/** The answer to a position that was thought about while somebody else decided. Whoever asks ends that. */
export function foreseen(view: unknown): string | undefined {
  question += 1;
  const word = answers.get(keyOf(view));
  answers.clear();
  return word;
}

/** A slice may have to end before an answer is begun: it comes no later for it. */
export const sooner = (level: Level): Level => ({ ...level, milliseconds: level.milliseconds - SLICE });

/** Thinks about what may be asked next, in the turns of the others. */
export function thinkAhead(
  game: AnyGame,
  level: Level,
  view: unknown,
  seat: Seat,
  word: string,
  random: Random,
): Promise<void> {
  const number = question;
  const after: unknown = game.preview(view, seat, game.parse(word));
  if (game.toAct(after).includes(seat)) return Promise.resolve();
  return ponder(
    game,
    level,
    after,
    seat,
    random,
    {
      slice: () => {
        const end = performance.now() + SLICE;
        return { iterations: level.iterations, expired: () => performance.now() >= end };
      },
      goesOn: () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(number === question), REST);
        }),
    },
    answers,
  );
}
