import { CASTLES } from '#games/muster/cards';
import type { Figures } from './figures.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

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
