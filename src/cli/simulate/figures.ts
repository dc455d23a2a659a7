import type { Seat } from '#core/game';
import type { WordKey } from '../language.ts';
import type { Played } from './matches.ts';
import { beginner as muranoBeginner, figures as murano, turns as muranoTurns } from './murano.ts';
import { figures as muster, turns as musterTurns } from './muster.ts';

/** A figure of one game: its mean or its spread over all matches, or in how many matches it is 1. */
export interface Figure {
  readonly kind: 'mean' | 'spread' | 'count';
  readonly label: WordKey;
  /** Can it be anything but 0 in matches of this kind? Always, when left out. */
  fits?(seats: number, options: object): boolean;
  /** Null: this match does not count for it. */
  of(played: Played): number | null;
}
export type Figures = Readonly<Record<string, Figure>>;

/** What is worth counting in a game besides what is counted in all of them. */
const FIGURES: Readonly<Record<string, Figures>> = { muster, murano };

export function figuresOf(game: { readonly id: string }, seats: number, options: object): Figures {
  const all = (Object.hasOwn(FIGURES, game.id) ? FIGURES[game.id] : undefined) ?? {};
  return Object.fromEntries(
    Object.entries(all).filter(([, figure]) => figure.fits?.(seats, options) ?? true),
  );
}

/** How many turns a match had by its own rules; a game that does not say has one for each action. */
const TURNS: Readonly<Record<string, (played: Played) => number>> = {
  muster: musterTurns,
  murano: muranoTurns,
};

export const turnsOf = (game: { readonly id: string }, played: Played): number =>
  (Object.hasOwn(TURNS, game.id) ? TURNS[game.id]?.(played) : undefined) ?? played.actions;

/** Who began, where that is not simply who acted first. */
const BEGINNERS: Readonly<Record<string, (played: Played) => Seat>> = { murano: muranoBeginner };

export const beginnerOf = (game: { readonly id: string }, played: Played): Seat =>
  (Object.hasOwn(BEGINNERS, game.id) ? BEGINNERS[game.id]?.(played) : undefined) ?? played.first;
