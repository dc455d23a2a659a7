import type { AnyGame, Refusal, Seat } from '#core/game';

/** Why a touched spot is dead. */
export interface WhyNot<Spot> {
  readonly spot: Spot;
  /** None where the rules allow it and a lesson leads elsewhere. */
  readonly refusal?: Refusal;
}

/** Why a touch is dead, in the terms of one game. */
export interface Reasons<View, Action, Spot> {
  /** The action that touching a dead spot would have been, for the rules to refuse; null where none has such a shape. */
  attempt(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): Action | null;
  /** Why it is dead where nothing the rules could refuse has such a shape. */
  noSuchAction(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): Refusal;
}

/** How far the selected spots meet what an open action mentions. */
export interface Fit {
  /** How many of its mentions were not touched. */
  readonly unmet: number;
  /** No other action is open. */
  readonly alone: boolean;
}

/** All that a game says about touching: what a spot is, which actions are about it, and why it may be dead. */
export interface GestureModel<View, Action, Spot extends { readonly at: string }> {
  readonly game: AnyGame;
  /** The name of a spot, unique in the document (`data-spot`). */
  nameOf(spot: Spot): string;
  /** The key by which actions mention it: equal pieces share one. */
  keyOf(spot: Spot): string;
  /** The keys an action is about, in the order in which one would touch them; a key counts as often as it stands there. */
  mentions(view: View, seat: Seat, action: Action): readonly string[];
  /** Whether an open action is played with what was selected. Without it: when it is alone and wholly met. */
  isEnough?(action: Action, selected: readonly Spot[], fit: Fit): boolean;
  /** A touched thing may stand for another one: the first tier with a live spot counts, if it has only one. */
  aliases(view: View, seat: Seat | null, spot: Spot): readonly (readonly Spot[])[];
  /** What a selected thing becomes when it is touched again, if it has another side; without one it is let go. */
  turnedOver?(spot: Spot): Spot | null;
  /** What stays selected when this spot is taken up instead; the first that makes it live. */
  replacements(selected: readonly Spot[], spot: Spot): readonly (readonly Spot[])[];
  /** Why touches are dead comes as a file of its own: a first move does not need it. */
  reasons(): Promise<Reasons<View, Action, Spot>>;
  /** Said to whoever has no seat at the table. */
  readonly watching: Refusal;
  /** The spot of a name on which something that is carried can be put down. */
  dropTarget(name: string): Spot | null;
  /** Whether a finger's first touch shows what comes of this action, as pointing at it does, and only the second does it. */
  isShownFirst?(action: Action): boolean;
  /** Whether live spots are shown as an offer: a place glows only when there is something to be put there. */
  offers?(view: View, selected: readonly Spot[]): boolean;
}
