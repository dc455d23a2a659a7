import { iterations } from '../../src/bots/bot.ts';
import { levelsOf } from '../../src/bots/levels.ts';
import { judgedActions } from '../../src/bots/review/decision.ts';
import { errorOf } from '../../src/bots/review/grades.ts';
import type { AnyEvaluator } from '../../src/bots/review/evaluator.ts';
import { loadEvaluator } from '../../src/bots/review/load.ts';
import { shareOf } from '../../src/bots/share.ts';
import { type Match, newMatch, outcomeOf, playNotation } from '../../src/core/match.ts';
import { readOptions } from '../../src/core/options.ts';
import { quickRandom, randomFromText } from '../../src/core/random.ts';
import { ENTRIES } from '../../src/games/catalogue.ts';
import { gameOf } from '../../src/games/index.ts';
import type { Recipe } from './recipe.ts';

/** A match between bots, by iterations alone: the same every time. */
export function botMatch(recipe: Recipe, match: number): Match {
  const { game: id, seats, options, name } = recipe;
  const game = gameOf(id)!;
  const text = `review ${name} ${match}`;
  const chance = quickRandom(randomFromText(`${text} chance`).below(2 ** 32));
  const level = levelsOf(game)[recipe.level - 1];
  const budget = iterations(recipe.iterations ?? level.iterations);
  let now = newMatch(game, { seats, options: readOptions(game, options, seats), start: { seed: text } });
  while (outcomeOf(now) === null) {
    const [seat] = game.toAct(now.state);
    const action: unknown = level.bot.choose(game.view(now.state, seat), seat, budget, chance);
    now = playNotation(now, seat, game.encode(action));
  }
  return now;
}

export const evaluatorOf = (id: string): Promise<AnyEvaluator> =>
  loadEvaluator(
    ENTRIES.find((entry) => entry.id === id)!,
    null,
  );

/** A decision as the judge saw it, before calibration. */
export interface JudgedRow {
  readonly kind: string;
  readonly seat: number;
  /** The stage at which it was made. */
  readonly at: number;
  readonly best: number;
  readonly played: number;
  readonly worst: number;
  /** The standard error of best − played. */
  readonly error: number;
  readonly isProven: boolean;
}

export interface JudgedMatch {
  readonly number: number;
  /** Actions of the match. */
  readonly actions: number;
  readonly shares: readonly number[];
  readonly rows: readonly JudgedRow[];
}

/** Every so-many-th decision of a match that is one. */
export function judgedMatch(
  evaluator: AnyEvaluator,
  match: Match,
  number: number,
  every: number,
): JudgedMatch {
  const { game } = match;
  const { seats } = match.header;
  const outcome = outcomeOf(match)!;
  const rows: JudgedRow[] = [];
  let [count, actions] = [number, 0];
  for (let { last } = match; last !== null; last = last.before.last) {
    actions += 1;
    const { move, before } = last;
    const view: unknown = game.view(before.state, move.seat);
    if (game.legalActions(view, move.seat).length < 2) continue;
    count += 1;
    if (count % every === 0) rows.push(judgedRow(evaluator, view, move.seat, move.notation, actions));
  }
  return {
    number,
    actions,
    shares: Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat, seats)),
    rows: rows.map((row) => ({ ...row, at: actions - row.at })).toReversed(),
  };
}

function judgedRow(
  evaluator: AnyEvaluator,
  view: unknown,
  seat: number,
  notation: string,
  at: number,
): JudgedRow {
  const { judged, proof } = judgedActions(evaluator, view, seat, notation, evaluator.worlds);
  const best = judged.reduce((most, each) => (each.worth > most.worth ? each : most));
  const played = judged.find(({ action }) => evaluator.game.encode(action) === notation)!;
  return {
    kind: evaluator.kindOf(view),
    seat,
    at,
    best: best.worth,
    played: played.worth,
    worst: Math.min(...judged.map(({ worth }) => worth)),
    error: errorOf(best.shares, played.shares),
    isProven: proof !== null,
  };
}
