import type { AnyGame, Seat } from '#core/game';
import type { Random } from '#core/random';
import type { WalkStep } from './walk.ts';

// oxlint-disable typescript/no-explicit-any -- any game's pieces; only the game looks inside them
/** What the promises need to know about a game. */
export interface Kit {
  readonly game: AnyGame;
  /** What to call it where a game is tried in several ways. */
  readonly name?: string;
  /** The pieces of a state, sorted: the same list at every moment of a match. A game that uses them up has none. */
  pieces?(state: any): readonly (string | number)[];
  /** Every well-formed action, or a fair sample of them, whatever the state. */
  wellFormed(state: any, seat: Seat): Iterable<any>;
  /**
   * Another state that differs only in what the viewer may not know, now and after the action of this step: what the
   * action itself brings into the open stays as it is. Written from the rules, not from the game's own `view`: a leak
   * in the view would otherwise be part of both states and never show. A game that has none must hide nothing at all.
   */
  disguise?(step: WalkStep, viewer: Seat | null, random: Random): any;
  /** Anything else that holds at every decision. */
  always?(state: any): void;
  /** Actions that lead deep into a match, and that chance alone takes too seldom. */
  eager?(action: any): boolean;
  /** More actions than any match of the suite has. */
  readonly longest: number;
  /** So many actions end every match, however it is played; `longest` where that is said with it. */
  readonly last?: number;
}
// oxlint-enable typescript/no-explicit-any
