import { type Catalogue, catalogueOf } from '#core/catalogue';
import type { AnyGame } from '#core/game';
import { pebbles, type PebblesOptions, type PebblesView } from './pebbles.ts';

/**
 * The toy by its earlier rules: the heap has two pebbles more, nobody takes three of them at once, and there is an option
 * that the newer rules no longer know.
 */
export const olderPebbles: AnyGame = {
  ...pebbles,
  version: 2,
  options: {
    ...pebbles.options,
    fields: { ...pebbles.options.fields, calm: { kind: 'switch', default: true } },
  },
  setup(options: PebblesOptions, seats: number, deal: readonly number[]) {
    const state = pebbles.setup(options, seats, deal);
    return { ...state, heap: state.heap + 2 };
  },
  legalActions: (view: PebblesView, seat: number) =>
    pebbles.legalActions(view, seat).filter((action) => action.kind !== 'take' || action.count < 3),
};

/** A server or a program of yesterday, of today, and one that has forgotten. */
export const YESTERDAY: Catalogue = catalogueOf([olderPebbles]);
export const TODAY: Catalogue = catalogueOf([pebbles, olderPebbles]);
export const FORGETFUL: Catalogue = catalogueOf([pebbles]);
