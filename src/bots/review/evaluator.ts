import type { AnyGame, Message, Seat } from '#core/game';
import type { ReasonTable } from './reasons.ts';
import type { ChanceEvent, Matter, Proven } from './review.ts';

/** An action and what came of it in imagined worlds. */
export interface Judged<Action> {
  readonly action: Action;
  /** The share that the seat may expect of it. */
  readonly worth: number;
  /** What came of it in each world; the n-th world is the same for all actions. Empty: it was only glanced at. */
  readonly shares: readonly number[];
}

/** What could have come instead of what came, each as likely as its weight says. */
export interface ChanceOutcomes<State> {
  readonly kind: ChanceEvent['kind'];
  readonly what: Message | null;
  readonly outcomes: readonly { readonly weight: number; readonly state: State }[];
}

/** What is certain whatever is hidden, and after which actions. */
export interface Proof<Action> {
  readonly proven: Proven;
  readonly actions: readonly Action[];
}

/** What a review asks about one game. Views only, but for what concerns luck. */
export interface ReviewEvaluator<View, State extends View, Action> {
  readonly game: AnyGame;
  /** How many worlds are imagined for a decision. */
  readonly worlds: number;
  /** Every legal action on the same imagined worlds, of which there are at most so many. What was played, by its word, is always played on. */
  judge(view: View, seat: Seat, played: string | null, worlds: number): readonly Judged<Action>[];
  /** Further actions where the judge thinks of few, the best at a glance first: a hint has something to compare. */
  alternatives?(view: View, seat: Seat, known: readonly string[]): readonly Action[];
  /** What can be solved under all hidden cards; null: nothing, or not within so many positions as this is worth. */
  proof?(view: View, seat: Seat): Proof<Action> | null;
  /** What is fitted together to what came of it: kinds of matches, phases of them. */
  kindOf(view: View): string;
  /** Whom what is shown was fitted to (`fingerprintOf`); missing: nothing was fitted. */
  readonly fittedTo?: string;
  /** The share that is shown for what the judge says. Monotone. */
  calibrated(share: number, view: View): number;
  /** With open cards, but not the order of what lies face down: shares of all seats with a mean of ½. */
  openShares(state: State): readonly number[];
  /** Shares of all seats for each legal action of a seat, in their order: half by what it knows, half with open cards. */
  actionShares?(state: State, seat: Seat): readonly (readonly number[])[];
  /** What chance decided when this action was played; null: nothing. */
  chance(before: State, seat: Seat, action: Action): ChanceOutcomes<State> | null;
  /** How many deals stand for all of them, where the mean over deals is asked for. */
  readonly deals: number;
  /** How the action goes on until the turn is over or something hidden is turned up. */
  line(view: View, seat: Seat, action: Action): readonly Action[];
  /** The parts of a position that a reason may name; missing: no reasons are given. */
  readonly reasons?: ReasonTable<View, View, Action>;
  /** What there is to look at, before anything is told. */
  matters?(view: View, seat: Seat): Matter | null;
}

/** Of a game of the catalogue: only the game and its evaluator look inside views, states and actions. */
// oxlint-disable-next-line typescript/no-explicit-any -- the three types belong together, and only inside one game
export type AnyEvaluator = ReviewEvaluator<any, any, any>;
