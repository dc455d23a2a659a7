import type { Contest, Contestant } from '#bots/arena';
import { iterations } from '#bots/bot';
import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import { poolOf } from '#bots/pool';
import { randomBot } from '#bots/random';
import type { AnyGame } from '#core/game';
import { gameOf } from '#games/index';
import { misuse } from '../flags.ts';
import type { Say } from '../language.ts';

/** How much the contestants may think: so long, whatever their level gives them, and at most so many iterations. */
export interface Limits {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** A contest in plain data, so that another thread can be told of it. */
export interface Fixture {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly [string, string];
  readonly limits: Limits;
  /** The luck of what is drawn is told, too. */
  readonly adjust: boolean;
  /** Time is what the thread works, not what the clock shows. */
  readonly cpu: boolean;
}

export function contestOf({ game: id, options, seats, seed, bots, limits, cpu }: Fixture): Contest {
  const game = gameOf(id)!;
  const now = cpu ? cpuTime : () => performance.now();
  const contestants = [
    contestantOf(game, bots[0], limits, now),
    contestantOf(game, bots[1], limits, now),
  ] as const;
  return { game, options, seats, contestants, seed, now };
}

/** The name of a bot: a level by its number, `random`, or a player of the pool. */
export function readBot(say: Say, game: AnyGame, text: string | undefined): string {
  const names = [...botNames(game), ...poolOf(game).map(({ name }) => name)];
  if (text !== undefined && names.includes(text)) return text;
  throw misuse(say('error.bot', { given: text ?? '', names: names.join(', ') }));
}

/** Chance and the levels of a game, the weakest first. */
export const botNames = (game: AnyGame): string[] => [
  'random',
  ...levelsOf(game).map(({ number }) => String(number)),
];

function contestantOf(game: AnyGame, name: string, limits: Limits, now: () => number): Contestant {
  const level =
    levelsOf(game).find(({ number }) => String(number) === name) ??
    poolOf(game).find((player) => player.name === name);
  if (level === undefined) {
    return { bot: randomBot(game), milliseconds: Infinity, budget: () => iterations(1) };
  }
  const effort = {
    milliseconds: limits.milliseconds ?? level.milliseconds,
    iterations: Math.min(level.iterations, limits.iterations ?? Infinity),
  };
  return {
    bot: level.bot,
    milliseconds: effort.milliseconds,
    budget: (spent) => budgetOf(effort, now, spent),
  };
}

/** Milliseconds that this thread has worked: on a busy machine others' work does not count as thinking. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
