import type { AnyBot, Budget } from '#bots/bot';
import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import type { AnyGame, Seat } from '#core/game';
import { isMidTurn, type Match, playNotation, stagesOf } from '#core/match';
import { type Random, randomFromText } from '#core/random';

/** Who sits on the seats that no person has taken, and how long it may think. */
export interface SeatedBot {
  readonly bot: AnyBot;
  /** For a decision at the start of a turn or in the middle. */
  budget(midTurn: boolean): Budget;
}

/** The level that plays when none is asked for: it makes sense and can be beaten. */
export const USUAL_LEVEL = 2;

export function seatedBot(game: AnyGame, number: number): SeatedBot {
  const levels = levelsOf(game);
  const level = levels.find((each) => each.number === number) ?? levels[0]!;
  const now = (): number => performance.now();
  // Decisions follow each other at once here: what has passed since the first one was spent on the turn.
  let begun = now();
  return {
    bot: level.bot,
    budget(midTurn) {
      if (!midTurn) begun = now();
      return budgetOf(level, now, now() - begun);
    },
  };
}

/** Chance for one decision: the same at the same position of the same match. */
export function chanceFor(match: Match, seat: Seat): Random {
  return randomFromText(JSON.stringify([match.header.start, seat, stagesOf(match).length]));
}

/** Plays one action for a seat. Where time does not cut it short, the same position is always answered in the same way. */
export function playBot(match: Match, seat: Seat, { bot, budget }: SeatedBot): Match {
  const { game, state } = match;
  const time = budget(isMidTurn(match, seat));
  const action: unknown = bot.choose(game.view(state, seat), seat, time, chanceFor(match, seat));
  return playNotation(match, seat, game.encode(action));
}
