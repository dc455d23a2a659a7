import { shuffled } from '#core/random';
import { pebbles, type PebblesState } from './pebbles.ts';
import { keepsItsPromises } from './promises.ts';

const kit = {
  pieces: ({ heap, pebbles: had, hands, bag }: PebblesState) => [
    had.reduce((sum, count) => sum + count, heap),
    ...[...hands.flat(), ...bag].sort((a, b) => a - b),
  ],
  wellFormed: () => [1, 2, 3].map((count) => ({ kind: 'take', count })),
  longest: 40,
};

keepsItsPromises({
  ...kit,
  game: pebbles,
  /** Stones that the viewer has not seen change places; what this very step brings into the open stays. */
  disguise({ state, seat, action }, viewer, random) {
    const { hands, bag, heap }: PebblesState = state;
    const isLast = action.kind === 'take' && action.count === heap;
    const drawn = action.kind === 'draw' && seat === viewer ? bag.slice(0, 1) : [];
    const isOpen = (owner: number): boolean => owner === viewer || isLast;
    const unseen = shuffled(
      [...hands.filter((_, owner) => !isOpen(owner)).flat(), ...bag.slice(drawn.length)],
      random,
    );
    const other = (): number => unseen.pop()!;
    return {
      ...state,
      hands: hands.map((hand, owner) => (isOpen(owner) ? hand : hand.map(other))),
      bag: [...drawn, ...bag.slice(drawn.length).map(other)],
    };
  },
});

/** Everybody sees everything: a game of perfect information needs no disguise. */
keepsItsPromises({
  ...kit,
  game: {
    ...pebbles,
    id: 'openpebbles',
    view: (state: PebblesState) => ({ ...state }),
    imagine: (view: PebblesState) => ({ ...view }),
    reveals: () => false,
  },
});
