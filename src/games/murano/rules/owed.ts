import type { Seat } from '#core/game';
import { NO_SHARDS, type Shards } from './shards.ts';
import type { View } from './state.ts';

/**
 * What can be owed before anything else happens. Most are choices of their own; buy, sell, exchange and create
 * are the actions that a declared advantage is about to change. [M68]
 */
export const OWED_KINDS = [
  'pick',
  'return',
  'substitute',
  'receive',
  'gain',
  'order',
  'travel',
  'swap',
  'spin',
  'claim',
  'give',
  'trade',
  'discard',
  'empty',
  'buy',
  'sell',
  'exchange',
  'create',
] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

/** One owed decision, as plain data. */
export interface Owed {
  readonly kind: OwedKind;
  /** Who still has to decide: several when they choose at once. */
  readonly seats: readonly Seat[];
  /** How many shards, swaps or cards it is about; 0 where it is about none. */
  readonly count: number;
  /** The shards to choose from, where they are not those of the workbench or the warehouse. */
  readonly from: Shards;
}

const NOTHING_OWED: readonly Owed[] = [];
export { NOTHING_OWED };

/** A decision is owed only where something can be chosen, were it one thing only. */
export function owe(
  state: View,
  kind: OwedKind,
  seats: readonly Seat[],
  count = 0,
  from: Shards = NO_SHARDS,
): void {
  state.owed = [...state.owed, { kind, seats, count, from }];
}

/** The decision that is due, or undefined. */
export function due(view: View): Owed | undefined {
  const { owed } = view;
  return owed.length === 0 ? undefined : owed[owed.length - 1];
}

/** The decision that is due has been made. */
export function settled(state: View): void {
  state.owed = state.owed.length <= 1 ? NOTHING_OWED : state.owed.slice(0, -1);
}

/** The decision that is due becomes another one of its kind. */
export function amend(state: View, change: Partial<Owed>): void {
  const last = state.owed.length - 1;
  state.owed = [...state.owed.slice(0, last), { ...state.owed[last], ...change }];
}
