import { CASTLES } from '#games/muster/cards';
import type { View } from '#games/muster/state';
import type { Figures } from '../../simulate/figures.ts';
import type { Played } from '../../simulate/matches.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** U5: each is one action and its refill. */
export const turns = ({ end }: Played): number => (end as View).turns;

export const figures: Figures = {
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
};
