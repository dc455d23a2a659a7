import { levelsOf } from '../../src/bots/levels.ts';
import { iterations } from '../../src/bots/bot.ts';
import type { AnyEvaluator } from '../../src/bots/review/evaluator.ts';
import { loadEvaluator } from '../../src/bots/review/load.ts';
import { shareOf } from '../../src/bots/share.ts';
import { type Match, newMatch, outcomeOf, playNotation } from '../../src/core/match.ts';
import { quickRandom, randomFromText } from '../../src/core/random.ts';
import { ENTRIES } from '../../src/games/catalogue.ts';
import { gameOf } from '../../src/games/index.ts';

/** One judged decision: which match, what the judge said before calibration, and what came of it. */
export type Sample = readonly [match: number, worth: number, result: number];

export interface Recipe {
  readonly game: string;
  readonly seats: number;
  /** Who plays: a level for each seat, in turn. */
  readonly levels: readonly number[];
  readonly seed: string;
}

/** A match between bots, by iterations alone. */
export function botMatch({ game: id, seats, levels, seed }: Recipe, number: number): Match {
  const game = gameOf(id)!;
  const text = `${seed} ${number}`;
  const chance = quickRandom(randomFromText(`${text} chance`).below(2 ** 32));
  let match = newMatch(game, { seats, start: { seed: text } });
  while (outcomeOf(match) === null) {
    const [seat] = game.toAct(match.state);
    const level = levelsOf(game)[levels[(seat + number) % levels.length] - 1];
    const action: unknown = level.bot.choose(
      game.view(match.state, seat),
      seat,
      iterations(level.iterations),
      chance,
    );
    match = playNotation(match, seat, game.encode(action));
  }
  return match;
}

export const evaluatorOf = (id: string): Promise<AnyEvaluator> =>
  loadEvaluator(
    ENTRIES.find((entry) => entry.id === id)!,
    null,
  );

/** Every so-many-th decision of a match that is one, judged. */
export function* samplesOf(
  evaluator: AnyEvaluator,
  match: Match,
  number: number,
  every: number,
): Generator<Sample> {
  const { game } = match;
  const outcome = outcomeOf(match)!;
  let count = number;
  for (let { last } = match; last !== null; last = last.before.last) {
    const { move, before } = last;
    const view: unknown = game.view(before.state, move.seat);
    if (game.legalActions(view, move.seat).length < 2) continue;
    count += 1;
    if (count % every !== 0) continue;
    const judged = evaluator.judge(view, move.seat, move.notation, evaluator.worlds);
    const worth = judged.reduce((most, each) => Math.max(most, each.worth), 0);
    yield [number, worth, shareOf(outcome, move.seat, match.header.seats)];
  }
}
