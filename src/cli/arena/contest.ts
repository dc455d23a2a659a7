import { type Contest, type Contestant, playRound } from '#bots/arena';
import { iterations } from '#bots/bot';
import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import { randomBot } from '#bots/random';
import { type Standing, tally, type Trial, type Verdict, verdictOf } from '#bots/standing';
import type { AnyGame } from '#core/game';
import { misuse } from '../flags.ts';
import type { Say } from '../language.ts';
import { progressBar } from '../simulate/progress.ts';

/** How much the contestants may think: so long, whatever their level gives them, and at most so many iterations. */
export interface Limits {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** Plays rounds; with a trial only until it has an answer. */
export function contend(
  contest: Contest,
  pairs: number,
  trial: Trial | null,
): { standing: Standing; verdict: Verdict } {
  const count = tally();
  const bar = progressBar(pairs);
  let verdict: Verdict = 'open';
  for (let round = 0; round < pairs && verdict === 'open'; round += 1) {
    count.add(playRound(contest, round));
    bar.show(round);
    if (trial !== null) verdict = verdictOf(count.stand(), trial);
  }
  bar.end();
  return { standing: count.stand(), verdict };
}

/** A level by its number, or `random`. */
export function contestantOf(
  say: Say,
  game: AnyGame,
  given: string | undefined,
  limits: Limits,
  now: () => number,
): Contestant {
  const levels = levelsOf(game.id);
  const level = levels.find(({ number }) => String(number) === given);
  if (level !== undefined) {
    const effort = {
      milliseconds: limits.milliseconds ?? level.milliseconds,
      iterations: Math.min(level.iterations, limits.iterations ?? Infinity),
    };
    return { bot: level.bot, budget: () => budgetOf(effort, now) };
  }
  const names = ['random', ...levels.map(({ number }) => number)].join(', ');
  if (given !== 'random') throw misuse(say('error.bot', { given: given ?? '', names }));
  return { bot: randomBot(game), budget: () => iterations(1) };
}
