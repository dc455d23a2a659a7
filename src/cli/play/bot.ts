import { type AnyBot, iterations } from '#bots/bot';
import { randomBot } from '#bots/random';
import type { AnyGame, Seat } from '#core/game';
import { type Match, playWord, stagesOf } from '#core/match';
import { randomFromText } from '#core/random';

/** Who sits on the seats that no person has taken. */
export const botOf = (game: AnyGame): AnyBot => randomBot(game);

/** Plays one action for a seat. The same position of the same match is always answered in the same way. */
export function playBot(match: Match, seat: Seat, bot: AnyBot): Match {
  const { game, header, state } = match;
  const random = randomFromText(JSON.stringify([header.start, seat, stagesOf(match).length]));
  const action: unknown = bot.choose(game.view(state, seat), seat, iterations(1), random);
  return playWord(match, seat, game.encode(action));
}
