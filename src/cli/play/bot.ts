import type { Seat } from '#core/game';
import { type Match, playWord, stagesOf } from '#core/match';
import { type Random, randomFromText } from '#core/random';

/** Chooses among the legal actions; it is given a view, so it cannot peek. */
export type Bot = <Action>(view: unknown, legal: readonly Action[], random: Random) => Action | undefined;

const randomBot: Bot = (_view, legal, random) => legal[random.below(legal.length)];

/** Plays one action for a seat. The same position of the same match is always answered in the same way. */
export function playBot(match: Match, seat: Seat, bot: Bot = randomBot): Match {
  const { game, header, state } = match;
  const view: unknown = game.view(state, seat);
  const random = randomFromText(JSON.stringify([header.start, seat, stagesOf(match).length]));
  const action: unknown = bot(view, game.legalActions(view, seat), random);
  return playWord(match, seat, game.encode(action));
}
