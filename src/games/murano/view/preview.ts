import type { Seat } from '#core/game';
import { exchanged, type Market, MARKETS, PLACES } from '../rules/board.ts';
import { paymentsNow, payOf } from '../rules/creating.ts';
import type { Shards } from '../rules/shards.ts';
import type { View } from '../rules/state.ts';

/** What the ring would offer after so many paid notches. */
export interface RingOffer {
  readonly notches: number;
  /** M22: 1 L for each notch. */
  readonly price: number;
  /** For each market what an exchange there would bring. [L18] */
  readonly markets: readonly Shards[];
}

/** What each market would give at this position of the ring and after each paid notch, the present position first. */
export function ringOffers(view: View): readonly RingOffer[] {
  return Array.from({ length: PLACES }, (_, notches) => {
    const turned = { options: view.options, warehouse: view.warehouse, ring: (view.ring + notches) % PLACES };
    return { notches, price: notches, markets: MARKETS.map((market: Market) => exchanged(turned, market)) };
  });
}

export interface CreationOffer {
  readonly payment: Shards;
  readonly pay: number;
}

/** What the first creation of a hand would pay now, and with which shards: colours first. [L25, M23] */
export function creationOffers(view: View, seat: Seat): readonly CreationOffer[] {
  return paymentsNow(view, seat).map((payment) => ({ payment, pay: payOf(view, seat, payment) }));
}
