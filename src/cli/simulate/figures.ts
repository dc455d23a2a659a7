import type { Seat } from '#core/game';
import { terminalOf } from '../games/terminal.ts';
import type { WordKey } from '../language.ts';
import type { Played } from './matches.ts';

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

interface Named {
  readonly id: string;
}

export function figuresOf(game: Named, seats: number, options: object): Figures {
  const { figures = {} } = terminalOf(game);
  return Object.fromEntries(
    Object.entries(figures).filter(([, figure]) => figure.fits?.(seats, options) ?? true),
  );
}

export const turnsOf = (game: Named, played: Played): number =>
  terminalOf(game).turns?.(played) ?? played.actions;

export const beginnerOf = (game: Named, played: Played): Seat =>
  terminalOf(game).beginner?.(played) ?? played.first;
