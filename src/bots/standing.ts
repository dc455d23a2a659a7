import type { Round, Times } from './arena.ts';

/** Where a contest stands, from the side of the first contestant. */
export interface ContestStanding {
  readonly rounds: number;
  readonly matches: number;
  /** The mean share of the win, and how far the truth may lie to either side in 95 of 100 cases. */
  readonly score: number;
  readonly margin: number;
  /** The same with luck taken out, and how many matches as they are one so adjusted is worth. */
  readonly adjusted: { readonly score: number; readonly margin: number; readonly worth: number } | null;
  /** The share of first places, and its margin: with more than two seats another thing than the score. */
  readonly wins: { readonly share: number; readonly margin: number };
  readonly elo: { readonly value: number; readonly low: number; readonly high: number };
  /** Rounds by their score: 0, ¼, ½, ¾, 1. With two seats these are the five outcomes of a pair. */
  readonly pairs: readonly number[];
  readonly draws: number;
  readonly stalled: number;
  /** The share of whoever began; null where several seats begin at once. */
  readonly firstShare: number | null;
  /** For both contestants. */
  readonly times: readonly ThinkingTimes[];
}

/** Milliseconds of a decision, and of the longest turn; how many answers came late. */
export interface ThinkingTimes {
  readonly decisions: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
  readonly turn: number;
  readonly late: number;
}

const NINETEEN_OF_TWENTY = 1.96;
/** Beyond this, a score says no more than "always": 800 points. */
const MOST = 0.99;

export interface Tally {
  add(round: Round): void;
  stand(): ContestStanding;
}

export function tally(): Tally {
  const scores: number[] = [];
  const adjusted: number[] = [];
  const wins: number[] = [];
  const rounds: (readonly [Times, Times])[] = [];
  const firsts: number[] = [];
  let [matches, draws, stalled] = [0, 0, 0];
  return {
    add({ meetings, times: taken }) {
      scores.push(meanOf(meetings.map(({ score }) => score)));
      if (meetings.every(({ luck }) => luck !== null)) {
        adjusted.push(meanOf(meetings.map(({ score, luck }) => score - luck!)));
      }
      wins.push(meanOf(meetings.map(({ win }) => win)));
      for (const meeting of meetings) {
        matches += 1;
        if (meeting.draw) draws += 1;
        if (meeting.stalled) stalled += 1;
        if (meeting.firstScore !== null) firsts.push(meeting.firstScore);
      }
      rounds.push(taken);
    },
    stand() {
      const score = meanOf(scores);
      const margin = marginOf(scores);
      const pairs = [0, 0, 0, 0, 0];
      for (const each of scores) pairs[Math.round(4 * each)] += 1;
      return {
        rounds: scores.length,
        matches,
        score,
        margin,
        adjusted: adjusted.length === 0 ? null : adjustedBy(adjusted, margin),
        wins: { share: meanOf(wins), margin: marginOf(wins) },
        elo: { value: eloOf(score), low: eloOf(score - margin), high: eloOf(score + margin) },
        pairs,
        draws,
        stalled,
        firstShare: firsts.length === 0 ? null : meanOf(firsts),
        times: [paceOf(rounds.map(([first]) => first)), paceOf(rounds.map(([, second]) => second))],
      };
    },
  };
}

function adjustedBy(scores: readonly number[], unadjusted: number): ContestStanding['adjusted'] {
  const margin = marginOf(scores);
  return { score: meanOf(scores), margin, worth: (unadjusted / margin) ** 2 };
}

function paceOf(all: readonly Times[]): ThinkingTimes {
  const sorted = all.flatMap(({ decisions }) => decisions).toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    decisions: sorted.length,
    median: at(0.5),
    high: at(0.99),
    most: at(1),
    turn: all.flatMap(({ turns }) => turns).reduce((most, each) => Math.max(most, each), 0),
    late: all.reduce((sum, { late }) => sum + late, 0),
  };
}

/** The difference in Elo points that this score stands for. */
export function eloOf(score: number): number {
  const clamped = Math.min(MOST, Math.max(1 - MOST, score));
  return -400 * Math.log10(1 / clamped - 1);
}

/** A sequential test: is the true score rather `high` than `low`? Each answer is wrong once in twenty times. */
export interface Trial {
  readonly low: number;
  readonly high: number;
}
export type Verdict = 'high' | 'low' | 'open';

const ENOUGH = Math.log(19);

/** The log of how much better `high` explains the rounds than `low`: the generalised test with a normal score. */
export function evidence({ rounds, score, margin }: ContestStanding, { low, high }: Trial): number {
  if (rounds === 0) return 0;
  // A few rounds may all end alike: then a little doubt is added, as if one more had ended otherwise.
  const variance = (margin / NINETEEN_OF_TWENTY) ** 2 * rounds + 0.25 / rounds;
  return (rounds * (high - low) * (2 * score - low - high)) / (2 * variance);
}

export function verdictOf(standing: ContestStanding, trial: Trial): Verdict {
  const ratio = evidence(standing, trial);
  if (ratio >= ENOUGH) return 'high';
  return ratio <= -ENOUGH ? 'low' : 'open';
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((total, each) => total + each, 0) / Math.max(1, list.length);

const marginOf = (list: readonly number[]): number =>
  NINETEEN_OF_TWENTY * Math.sqrt(varianceOf(list) / list.length);

function varianceOf(list: readonly number[]): number {
  const mean = meanOf(list);
  return meanOf(list.map((each) => (each - mean) ** 2));
}
