import type { Hidden, Seat } from '#core/game';
import type { Options } from './options.ts';

export type Card = number;

/**
 * Everything on the table, for somebody to whom a card that may be hidden looks like C. Lists are replaced, never changed.
 */
interface Position<C> {
  readonly options: Options;
  turn: Seat;
  /** R6: who has stopped, the first one first. */
  stopped: readonly Seat[];
  /** The cards before each player, the lowest first. */
  rows: readonly (readonly Card[])[];
  hands: readonly (readonly C[])[];
  /** The next card first. */
  pile: readonly C[];
}

export type State = Position<Card>;
export type View = Position<Card | Hidden>;

/** R5: the most cards in a hand. */
export const HAND_LIMIT = 5;

export const seatsOf = (view: View): number => view.hands.length;
