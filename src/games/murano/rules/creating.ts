import type { Seat } from '#core/game';
import { recipeOf } from './cards.ts';
import {
  COLOURS,
  contains,
  countOf,
  NO_SHARDS,
  one,
  type Shard,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from './shards.ts';
import { BENCH_SIZE, type View } from './state.ts';
import { transparentPenalty } from '../modules/variants.ts';

/** L24, M23: every way to pay a recipe from these shards; a transparent one replaces any colour, even one that is there. */
function paymentsOf(recipe: Shards, bench: Shards): Shards[] {
  const payments: Shards[] = [];
  pay(recipe, bench, 0, NO_SHARDS, countOf(bench, TRANSPARENT), payments);
  return payments;
}

function pay(
  recipe: Shards,
  bench: Shards,
  kind: number,
  paid: Shards,
  clear: number,
  payments: Shards[],
): void {
  if (kind === COLOURS.length) {
    payments.push(paid);
    return;
  }
  const colour = kind as Shard;
  const needed = countOf(recipe, colour);
  const held = Math.min(needed, countOf(bench, colour));
  // As many of the colour as possible first: the payment that keeps the transparent shards is listed first.
  for (let count = held; count >= 0 && needed - count <= clear; count -= 1) {
    const replaced = needed - count;
    pay(
      recipe,
      bench,
      kind + 1,
      paid + count * one(colour) + replaced * one(TRANSPARENT),
      clear - replaced,
      payments,
    );
  }
}

/** Do these shards make the recipe? */
export function fits(recipe: Shards, payment: Shards): boolean {
  const clear = countOf(payment, TRANSPARENT);
  return contains(recipe, payment - clear * one(TRANSPARENT)) && sizeOf(payment) === sizeOf(recipe);
}

/** L25, M24: 1 L for each place of the workbench that is empty once the payment has left it; L72, M59: less the penalty. */
export function payOf(view: View, seat: Seat, payment: Shards): number {
  const left = sizeOf(view.benches[seat]) - sizeOf(payment);
  return BENCH_SIZE - left - countOf(payment, TRANSPARENT) * transparentPenalty(view.options);
}

/** The payments for the first creation in hand; none without a card or when it is hidden. */
export function paymentsNow(view: View, seat: Seat): Shards[] {
  const hand = view.hands[seat];
  return hand.length === 0 || hand[0] < 0 ? [] : paymentsOf(recipeOf(view, hand[0]), view.benches[seat]);
}

/** L46: what a creation must pay for advantage 14 to pay more. */
export const FULL_PAY = 8;
/** L26, M25: for the second creation of a turn. */
export const DOUBLE_BONUS = 2;
