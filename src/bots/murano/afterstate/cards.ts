import type { Seat } from '#core/game';
import { MARKET_SIZE, MARKETS } from '#games/murano/rules/board';
import { recipeOf } from '#games/murano/rules/cards';
import { COLOURS, countOf, NO_SHARDS, type Shards, SHARDS, sizeOf } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { common } from '../needs.ts';
import { countAdvantages, type Put } from '../value-network/own-parts.ts';
import { offerAt } from '../value-network/next-turn.ts';
import { laterPlace, ownPlace } from '../value-network/places.ts';
import { putCircle, putShown } from './colours.ts';

const LIRAS = [1, 2, 3, 4, 6];
/** So many creations are told card by card, and of so many the advantages. */
const CARDS_TOLD = 4;
const ADVANTAGES_TOLD = 2;
const NOTCHES = 2;

/** How much lies on the bench and in the purse, by its marks. */
export function putSteps(view: View, seat: Seat, put: Put): void {
  for (const colour of COLOURS) {
    const held = countOf(view.benches[seat], colour);
    for (let least = 1; least <= 4; least += 1) put(held >= least ? 1 : 0);
  }
  for (const least of LIRAS) put(view.money[seat] >= least ? 1 : 0);
}

/** The next creations one by one; `first` is what the next one lacks. */
export function putCards(usable: Float64Array, view: View, seat: Seat, first: Shards, put: Put): void {
  const hand = view.hands[seat];
  for (let at = 0; at < CARDS_TOLD; at += 1) {
    const recipe = at < hand.length && hand[at] >= 0 ? recipeOf(view, hand[at]) : NO_SHARDS;
    for (const colour of COLOURS) {
      const count = countOf(recipe, colour);
      put(count / 2);
      put(count >= 2 ? 1 : 0);
    }
  }
  for (const colour of COLOURS) put(countOf(first, colour) >= 2 ? 1 : 0);
  for (let at = 0; at < ADVANTAGES_TOLD; at += 1) {
    usable.fill(0);
    if (at < hand.length && hand[at] >= 0) countAdvantages(usable, view, hand[at]);
    for (const count of usable) put(count);
  }
}

/** The pairs of the next three turns, as far as the other features do not tell them. */
export function putLaterPlaces(view: View, seat: Seat, put: Put): void {
  const place = ownPlace(view, seat);
  const second = laterPlace(place, seatsOf(view));
  const third = laterPlace(second, seatsOf(view));
  putShown(view, 2, place, put);
  putCircle(view, second, put);
  putShown(view, 0, second, put);
  putShown(view, 1, second, put);
  putCircle(view, third, put);
  putShown(view, 0, third, put);
}

/** What lies at each market, and what an exchange there brings now and after some notches: `offers` of next-turn.ts. */
export function putFaces(view: View, first: Shards, offers: Int32Array, put: Put): void {
  for (const market of MARKETS) {
    const lying = view.markets[market];
    for (const kind of SHARDS) put(countOf(lying, kind) / 2);
    put(sizeOf(lying) >= MARKET_SIZE ? 1 : 0);
    put(sizeOf(common(first, lying)) / 3);
    for (let notches = 0; notches <= NOTCHES; notches += 1) {
      const offer = offers[offerAt(notches, market)];
      for (const colour of COLOURS) put(countOf(offer, colour) / 2);
      put(sizeOf(common(first, offer)) / 3);
    }
  }
}
