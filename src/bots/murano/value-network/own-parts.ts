import type { Seat } from '#core/game';
import { circleAt, type Place, shownAt } from '#games/murano/rules/board';
import { categoriesOf, recipeOf } from '#games/murano/rules/cards';
import {
  countOf,
  hasShard,
  NO_SHARDS,
  type Shard,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { common, type Needs } from '../needs.ts';
import { type NextTurn, nextTurn } from './next-turn.ts';
import { laterPlace, ownPlace } from './places.ts';
import { bestAdvantage } from './standing.ts';

/** Takes the next feature. */
export type Put = (value: number) => void;

export function putOwn(view: View, seat: Seat, { held, missing }: Needs, put: Put): void {
  const bench = view.benches[seat];
  const hand = view.hands[seat];
  const size = sizeOf(bench);
  let used = 0;
  put(view.money[seat] / 20);
  put(hand.length / 6);
  put(hand.length === 0 ? 1 : 0);
  put(hand.length === 1 ? 1 : 0);
  put(completedBy(view, seat) / 6);
  put(size / 8);
  put(countOf(bench, TRANSPARENT) / 3);
  for (let card = 0; card < 3; card += 1) {
    put((held[card] ?? 0) / 4);
    put((held[card] ?? 0) >= 4 ? 1 : 0);
    put(steepest(missing[card] ?? NO_SHARDS) / 3);
    used += held[card] ?? 0;
  }
  put((size - used) / 8);
  put(Math.max(0, size - used - 2) / 6);
  const wanted = wantedBy(view, seat);
  const useful = sizeOf(common(wanted, bench));
  put((size - useful - countOf(bench, TRANSPARENT)) / 8);
  put((sizeOf(wanted) - useful) / 24);
  put(steepest(wanted - common(wanted, bench)) / 8);
  for (let card = 0; card < 2; card += 1) put(hand[card] >= 0 ? bestAdvantage(view, hand[card]) / 2 : 0);
}

/** All that the cards of a hand need, as far as they are seen. */
export function wantedBy(view: View, seat: Seat): Shards {
  let wanted = NO_SHARDS;
  for (const card of view.hands[seat]) if (card >= 0) wanted += recipeOf(view, card);
  return wanted;
}

/** The colour of which most is missing. */
const steepest = (shards: Shards): number =>
  Math.max(shards & 31, (shards >>> 5) & 31, (shards >>> 10) & 31, (shards >>> 15) & 31);

/** The pairs of the next three turns, and what the first of these turns can bring; `next` is written anew. */
export function putNext(view: View, seat: Seat, { missing }: Needs, next: NextTurn, put: Put): void {
  const seats = seatsOf(view);
  const first = missing[0] ?? NO_SHARDS;
  const all = first + (missing[1] ?? NO_SHARDS) + (missing[2] ?? NO_SHARDS);
  const place = ownPlace(view, seat);
  const second = laterPlace(place, seats);
  put(helps(view, place, first) / 2);
  put(helps(view, second, all) / 2);
  put(helps(view, laterPlace(second, seats), all) / 2);
  put(helps(view, place, all) / 2);
  nextTurn(view, seat, place, next);
  putTurn(next, put);
}

export function putTurn(next: NextTurn, put: Put): void {
  for (let cost = 0; cost < 3; cost += 1) {
    put(Math.min(4, next.first[cost]) / 4);
    put(next.first[cost] === 0 ? 1 : 0);
    put(Math.min(8, next.both[cost]) / 8);
    put(next.both[cost] === 0 ? 1 : 0);
  }
  put(Math.min(4, next.second) / 4);
  put(next.pay / 8);
  put(next.payBoth / 14);
}

/** Shards of the pair at a place that are of use. */
function helps(view: View, place: Place, wanted: Shards): number {
  const useful = (kind: Shard): number => (kind === TRANSPARENT || hasShard(wanted, kind) ? 1 : 0);
  return useful(circleAt(view, place)) + useful(shownAt(view, place));
}

/** Each of a card's two categories counts for a little more than half. */
const OF_TWO = 0.6;

/** L29: adds a card to the advantages that it can be set aside for. */
export function countAdvantages(usable: Float64Array, view: View, card: number): void {
  const categories = categoriesOf(view, card);
  for (const category of categories) usable[view.advantages[category]] += categories.length > 1 ? OF_TWO : 1;
}

/** L29: creations that can still be set aside. */
export function putAdvantages(usable: Float64Array, view: View, seat: Seat, put: Put): void {
  usable.fill(0);
  for (const card of view.completed[seat]) countAdvantages(usable, view, card);
  for (const count of usable) put(count);
  put(worthOfCompleted(view, seat) / 4);
}

/** What the creations that a seat can set aside are worth, in Liras. */
export function worthOfCompleted(view: View, seat: Seat): number {
  let worth = 0;
  for (const card of view.completed[seat]) worth += bestAdvantage(view, card);
  return worth;
}
