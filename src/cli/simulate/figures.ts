import { CASTLES } from '#games/muster/cards';
import type { WordKey } from '../language.ts';
import type { Played } from './matches.ts';

/** A figure of one game: its mean over all matches, or in how many matches it is 1. */
export interface Figure {
  readonly kind: 'mean' | 'count';
  readonly label: WordKey;
  of(played: Played): number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is worth counting in a game besides what is counted in all of them. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, Figure>>>> = {
  muster: {
    castlesHeld: {
      kind: 'mean',
      label: 'simulate.figure.castlesHeld',
      of: ({ outcome }) => sum(outcome.scores),
    },
    castlesWithoutOwner: {
      kind: 'mean',
      label: 'simulate.figure.castlesWithoutOwner',
      of: ({ outcome }) => CASTLES.length - sum(outcome.scores),
    },
    stalled: {
      kind: 'count',
      label: 'simulate.figure.stalled',
      of: ({ outcome }) => Number(outcome.reason.key === 'outcome.stall'),
    },
  },
};

export function figuresOf(game: { readonly id: string }): Readonly<Record<string, Figure>> {
  return (Object.hasOwn(FIGURES, game.id) ? FIGURES[game.id] : undefined) ?? {};
}
