import type { AnyGame } from '#core/game';
import { beginnerOf, type Figure, figuresOf, turnsOf } from './figures.ts';
import type { Played } from './matches.ts';

/** How numbers are spread: nine in ten lie from `low` to `high`. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
}

export interface SimulationSummary {
  readonly actions: Spread;
  readonly turns: Spread;
  /** The legal actions at a decision. */
  readonly branching: { readonly mean: number; readonly most: number };
  /** Matches in which several seats share the first place, and did not play for it together. */
  readonly draws: number;
  /** Matches that several seats won or lost together. */
  readonly together: number;
  readonly decided: number;
  readonly wonByFirst: number;
  /** Of the decided ones; null when there are none, or nobody to win against. */
  readonly firstShare: number | null;
  /** Alone at the table, or together: matches won. */
  readonly won: number;
  /** The mean of each seat. */
  readonly scores: readonly number[];
  /** The decided matches that each seat has won. */
  readonly wins: readonly number[];
  readonly figures: Readonly<Record<string, number | Spread>>;
}

export interface SimulationTally {
  add(played: Played): void;
  sum(): SimulationSummary;
}

/** Keeps what a summary needs of every match: a few numbers each. */
export function tally(game: AnyGame, seats: number, options: object): SimulationTally {
  const figures = Object.entries(figuresOf(game, seats, options));
  const values = figures.map((): number[] => []);
  const wins = Array.from({ length: seats }, () => 0);
  const scores = Array.from({ length: seats }, () => 0);
  const actions: number[] = [];
  const turns: number[] = [];
  let [choices, mostChoices, draws, together, wonByFirst, won] = [0, 0, 0, 0, 0, 0];
  return {
    add(played) {
      const { outcome } = played;
      const [best = []] = outcome.ranking;
      actions.push(played.actions);
      turns.push(turnsOf(game, played));
      choices += played.choices;
      mostChoices = Math.max(mostChoices, played.mostChoices);
      const isDraw = best.length > 1 && outcome.won === undefined;
      const winners = isDraw || outcome.won === false ? [] : best;
      if (isDraw) draws += 1;
      else if (best.length > 1) together += 1;
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
      if (winners.includes(beginnerOf(game, played))) wonByFirst += 1;
      if (outcome.won === true) won += 1;
      outcome.scores.forEach((score, seat) => (scores[seat] = (scores[seat] ?? 0) + score));
      figures.forEach(([, figure], at) => {
        const value = figure.of(played);
        if (value !== null) values[at]?.push(value);
      });
    },
    sum() {
      const games = actions.length;
      const decided = games - draws;
      const named = figures.map(([name, figure], at) => [name, sumUp(figure, values[at] ?? [])] as const);
      return {
        actions: spreadOf(actions),
        turns: spreadOf(turns),
        branching: { mean: choices / actions.reduce((total, each) => total + each, 0), most: mostChoices },
        draws,
        together,
        decided,
        wonByFirst,
        firstShare: seats === 1 || decided === 0 ? null : wonByFirst / decided,
        won,
        scores: scores.map((total) => total / games),
        wins,
        figures: Object.fromEntries(named),
      };
    },
  };
}

function sumUp({ kind }: Figure, values: readonly number[]): number | Spread {
  if (kind === 'spread') return spreadOf(values);
  const total = values.reduce((sum, each) => sum + each, 0);
  return kind === 'mean' ? total / values.length : total;
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const mean = sorted.reduce((total, each) => total + each, 0) / Math.max(1, sorted.length);
  return { mean, median: at(0.5), low: at(0.05), high: at(0.95), least: at(0), most: at(1) };
}
