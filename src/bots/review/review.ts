import type { Message, Seat } from '#core/game';

/**
 * What is said about a match that is over. Plain data: it can be kept with the match as JSON. The same match gives the
 * same review everywhere, because thoughts are counted and never timed.
 */
export interface Review {
  /** Raised when an old review would read differently: it is then computed anew. */
  readonly format: typeof REVIEW_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** How many actions stand; stage `n` of the match is the one before action `n`. */
  readonly actions: number;
  /** What was thought about each decision, at most so many worlds. */
  readonly worlds: number;
  /** One for each seat. */
  readonly players: readonly PlayerReview[];
  /** Of all seats, in the order in which they were made. */
  readonly decisions: readonly JudgedDecision[];
  readonly chances: readonly ChanceEvent[];
  /** With open cards: the share of each seat at each stage, the start first. Its mean over the seats is ½. */
  readonly open: readonly (readonly number[])[];
}

export const REVIEW_FORMAT = 2;

/** One seat. Result − ½ = luck + play, to the last bit. */
export interface PlayerReview {
  readonly seat: Seat;
  /** The share of the win that came of it, less an even one: from −½ to ½. */
  readonly result: number;
  readonly luck: number;
  /** The standard error of the luck, where some of it was sampled. */
  readonly luckError: number;
  readonly play: number;
  /** From 0 to 100; null where no decision counted. */
  readonly accuracy: number | null;
  /** The costs of all counted decisions that are not about equal. */
  readonly givenAway: number;
  readonly counted: number;
  /** The costliest decisions, the worst first, by their place in `decisions`: at most three. */
  readonly moments: readonly number[];
}

/**
 * forced: one legal action; alike: all within 1 %; neither is counted. equal: under 2 %, or inside the error. Then 2–5 %,
 * 5–10 %, and 10 % or more.
 */
export const GRADES = ['forced', 'alike', 'equal', 'small', 'medium', 'large'] as const;
export type Grade = (typeof GRADES)[number];

/** One decision, judged by what its seat could know. */
export interface JudgedDecision {
  /** Actions before it: the stage of the match at which it was made. */
  readonly at: number;
  readonly seat: Seat;
  /** The words of what was played and of what was best. */
  readonly played: string;
  readonly best: string;
  /** What the seat could expect of the best action: the height of the curve. */
  readonly share: number;
  /** The same of the one played: where the curve goes on. */
  readonly playedShare: number;
  /** The difference of the two on the same imagined states, and its standard error. */
  readonly cost: number;
  readonly error: number;
  readonly grade: Grade;
  /** Solved under all hidden cards: the best action wins for certain, or cannot be lost by. */
  readonly proven: Proven | null;
  /** What is worth comparing, the best first: all that is about equal, the next few, and what was played. */
  readonly candidates: readonly Candidate[];
  /** How the better action goes on, as far as nothing hidden is turned up: words of this seat, the best action first. */
  readonly line: readonly string[];
  /** Why the best is better; null: no single reason, or nothing to explain. */
  readonly reason: ReviewReason | null;
}

export type Proven = 'win' | 'draw';

export interface Candidate {
  readonly word: string;
  readonly share: number;
  readonly cost: number;
  readonly error: number;
  /** Under 2 %, or inside the error: counts as found when somebody tries again. */
  readonly isEqual: boolean;
}

/** What carries the difference of two actions, checked on other imagined states than those it was found on. */
export interface ReviewReason {
  /** A text of the review's words, see `loadReviewWords`. */
  readonly message: Message;
  /** Rules that it rests on. */
  readonly rules: readonly string[];
  /** What kind of thing it is, and which one: for marking it on the board. */
  readonly factor: string;
  readonly place: string | null;
  /** How much of the difference it carries, from ½ upwards. */
  readonly carries: number;
}

/** Where to look: for the first press of a hint. */
export interface Matter {
  readonly message: Message;
  readonly rules: readonly string[];
  /** What to light up, as the reasons name their places. */
  readonly places: readonly { readonly factor: string; readonly place: string | null }[];
}

/** What a hint tells, press by press. All of it follows from what the seat may know. */
export interface Hint {
  /** First: what matters; null: nothing stands out. */
  readonly matters: Matter | null;
  /** Second: words of at most three actions, the best among them, in an order that says nothing. */
  readonly candidates: readonly string[];
  /** Third: the best, why it is better than the best of the others, and what each candidate is worth. */
  readonly best: string;
  readonly shares: readonly Candidate[];
  readonly reason: ReviewReason | null;
  readonly line: readonly string[];
}

/** Something that chance decided. */
export interface ChanceEvent {
  /** The action that turned it up, by its place in the match; −1: before the first one. */
  readonly at: number;
  /** Whose action that was; null: nobody's. */
  readonly seat: Seat | null;
  readonly kind: 'deal' | 'draw' | 'turned' | 'challenge';
  /** What came, in the words of the game; null: too much to tell. */
  readonly what: Message | null;
  /** For each seat: open share after it, less its mean over what could have come. Together 0. */
  readonly luck: readonly number[];
  /** How many could have come, or were sampled. */
  readonly outcomes: number;
  /** The standard error of a sampled mean; 0 where all were tried. */
  readonly error: number;
}

/** Told now and then while a review is made. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  /** What is known so far: decisions that are not yet judged are missing, luck is there from the first time on. */
  current(): Review;
}
