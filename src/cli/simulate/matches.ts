import { iterations } from '#bots/bot';
import type { Level } from '#bots/level';
import type { AnyGame, Outcome, Seat } from '#core/game';
import { quickRandom, randomFromText } from '#core/random';

/** What one match was like. */
export interface Played {
  readonly actions: number;
  /** The legal actions at all decisions together, and at the one with most. */
  readonly choices: number;
  readonly mostChoices: number;
  /** Who acted first; where several choose at once, one of them. */
  readonly first: Seat;
  readonly outcome: Outcome;
  readonly end: unknown;
}

/**
 * Plays to the end: a level on every seat, or random actions. The seed of the match gives its deal, as in
 * `tavola play --seed`, and its actions; so a level thinks by iterations here, and not by the clock.
 */
export function playAlone(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  level?: Pick<Level, 'bot' | 'iterations'>,
): Played {
  const random = randomFromText(seed);
  const state: unknown = game.setup(options, seats, game.deal(options, seats, random));
  const quick = quickRandom(random.below(2 ** 32));
  const first = game.toAct(state)[0] ?? 0;
  let [actions, choices, mostChoices] = [0, 0, 0];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[acting.length === 1 ? 0 : quick.below(acting.length)]!;
    const legal = game.legalActions(state, seat);
    game.play(
      state,
      seat,
      level === undefined
        ? legal[quick.below(legal.length)]
        : level.bot.choose(game.view(state, seat), seat, iterations(level.iterations), quick),
    );
    actions += 1;
    choices += legal.length;
    mostChoices = Math.max(mostChoices, legal.length);
  }
  return { actions, choices, mostChoices, first, outcome: game.outcome(state)!, end: state };
}
