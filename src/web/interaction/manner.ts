import type { AnyGame, Refusal, Seat } from '#core/game';

/** Why a touched spot is dead. */
export interface Why<Spot> {
  readonly spot: Spot;
  /** None where the rules allow it and a lesson leads elsewhere. */
  readonly refusal?: Refusal;
}

/** How the things of one game are touched: what an action is about, and when enough has been touched. */
export interface Manner<View, Action, Spot extends { readonly at: string }> {
  readonly game: AnyGame;
  /** The name of a spot in the document, and the key by which actions ask for it. */
  nameOf(spot: Spot): string;
  keyOf(spot: Spot): string;
  /** The actions that are about everything chosen so far. */
  narrowed(view: View, seat: Seat, legal: readonly Action[], chosen: readonly Spot[]): readonly Action[];
  /** The keys that can still be touched. */
  live(view: View, seat: Seat, open: readonly Action[], chosen: readonly Spot[]): ReadonlySet<string>;
  /** The action that what was chosen amounts to. */
  settled(view: View, seat: Seat, open: readonly Action[], chosen: readonly Spot[]): Action | null;
  /** A touched thing may stand for another one: the first tier with a live spot counts, if it has only one. */
  readings(view: View, seat: Seat | null, spot: Spot): readonly (readonly Spot[])[];
  /** What stays chosen when this spot is taken up instead; the first that makes it live. */
  instead(chosen: readonly Spot[], spot: Spot): readonly (readonly Spot[])[];
  /** The action that touching a dead spot would have been, for the rules to refuse; null where none has such a shape. */
  attempted(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): Action | null;
  /** Why it is dead where nothing the rules could refuse has such a shape. */
  shapeless(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): Refusal;
  /** Said to whoever has no seat at the table. */
  readonly watching: Refusal;
}
