import type { AnyGame, Seat } from '#core/game';
import type { Random } from '#core/random';
import { bestFirst, type Budget, iterations } from './bot.ts';
import type { Level } from './level.ts';

/** Worlds in which the others are let play on, to see what will be asked. */
const WORLDS = 32;
/** Decisions of the others in one of them, at most. */
const LONGEST = 60;
/** So many of the likeliest positions are thought about. */
const FORESEEN = 4;
/** Each for so many slices; what had fewer than are needed is not used. */
const SLICES = 40;
const NEEDED = 12;

/** What pondering needs from outside. */
export interface PonderEnv {
  /** The budget of one slice: the longest that a request for a real decision waits. */
  slice(): Budget;
  /** Yields to other work after each slice; false: cancelled. */
  goesOn(): Promise<boolean>;
}

/**
 * Thinks ahead while others decide (pondering): lets them play on in imagined worlds, and thinks about the positions that come
 * up most often, longer than there will be time for then. By the end, or when it is stopped, `answers` holds a word for
 * some of them. It is told what the seat may know, and nothing else.
 */
export async function ponder(
  game: AnyGame,
  { bot }: Pick<Level, 'bot'>,
  view: unknown,
  seat: Seat,
  random: Random,
  env: PonderEnv,
  answers: Map<string, string>,
): Promise<void> {
  const counts = new Map<string, { times: number; readonly later: unknown }>();
  for (let world = 0; world < WORLDS; world += 1) {
    const state: unknown = game.imagine(view, seat, random);
    if (!untilAsked(game, bot, state, seat, random)) continue;
    const later: unknown = game.view(state, seat);
    const count = counts.get(keyOf(later)) ?? { times: 0, later };
    count.times += 1;
    counts.set(keyOf(later), count);
    if (!(await env.goesOn())) return;
  }
  const likeliest = [...counts].toSorted(([, a], [, b]) => b.times - a.times).slice(0, FORESEEN);
  for (const [key, { later }] of likeliest) {
    const sums = new Map<string, number>();
    for (let slice = 1; slice <= SLICES; slice += 1) {
      for (const { action, worth } of bot.weigh(later, seat, env.slice(), random)) {
        const word = game.encode(action);
        sums.set(word, (sums.get(word) ?? 0) + worth);
      }
      if (slice >= NEEDED) answers.set(key, bestWord(sums));
      if (!(await env.goesOn())) return;
    }
  }
}

/** How a position that was foreseen is known again. */
export const keyOf = (view: unknown): string => JSON.stringify(view);

const bestWord = (sums: ReadonlyMap<string, number>): string =>
  bestFirst([...sums].map(([action, worth]) => ({ action, worth })))[0].action;

/** Lets the others play, by a quick thought each, until this seat is asked; false where it is not. */
function untilAsked(game: AnyGame, bot: Level['bot'], state: unknown, seat: Seat, random: Random): boolean {
  for (let step = 0; step < LONGEST; step += 1) {
    const toAct = game.toAct(state);
    if (toAct.includes(seat)) return true;
    const [acting] = toAct;
    if (acting === undefined) return false;
    game.play(state, acting, bot.choose(game.view(state, acting), acting, iterations(1), random));
  }
  return false;
}
