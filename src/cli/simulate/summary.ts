import type { AnyGame } from '#core/game';
import { figuresOf } from './figures.ts';
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

export interface Summary {
  readonly actions: Spread;
  readonly turns: Spread;
  /** The legal actions at a decision. */
  readonly branching: { readonly mean: number; readonly most: number };
  /** Matches in which several seats share the first place. */
  readonly draws: number;
  readonly decided: number;
  readonly wonByFirst: number;
  /** Of the decided ones; null when there are none, or nobody to win against. */
  readonly firstShare: number | null;
  /** Alone at the table: matches won. */
  readonly won: number;
  /** The mean of each seat. */
  readonly scores: readonly number[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface Tally {
  add(played: Played): void;
  sum(): Summary;
}

/** Keeps what a summary needs of every match: a few numbers each. */
export function tally(game: AnyGame, seats: number): Tally {
  const figures = Object.entries(figuresOf(game));
  const totals = figures.map(() => 0);
  const scores = Array.from({ length: seats }, () => 0);
  const actions: number[] = [];
  const turns: number[] = [];
  let [choices, mostChoices, draws, wonByFirst, won] = [0, 0, 0, 0, 0];
  return {
    add(played) {
      const { outcome } = played;
      const [best = []] = outcome.ranking;
      actions.push(played.actions);
      turns.push(played.turns);
      choices += played.choices;
      mostChoices = Math.max(mostChoices, played.mostChoices);
      if (best.length > 1) draws += 1;
      else if (best[0] === played.first) wonByFirst += 1;
      if (outcome.won === true) won += 1;
      outcome.scores.forEach((score, seat) => (scores[seat] = (scores[seat] ?? 0) + score));
      figures.forEach(([, figure], at) => (totals[at] = (totals[at] ?? 0) + figure.of(played)));
    },
    sum() {
      const games = actions.length;
      const decided = games - draws;
      const named = figures.map(([name, { kind }], at) => [
        name,
        (totals[at] ?? 0) / (kind === 'mean' ? games : 1),
      ]);
      return {
        actions: spreadOf(actions),
        turns: spreadOf(turns),
        branching: { mean: choices / actions.reduce((total, each) => total + each, 0), most: mostChoices },
        draws,
        decided,
        wonByFirst,
        firstShare: seats === 1 || decided === 0 ? null : wonByFirst / decided,
        won,
        scores: scores.map((total) => total / games),
        figures: Object.fromEntries(named) as Record<string, number>,
      };
    },
  };
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const mean = sorted.reduce((total, each) => total + each, 0) / sorted.length;
  return { mean, median: at(0.5), low: at(0.05), high: at(0.95), least: at(0), most: at(1) };
}
