import { DOUBLE_BONUS } from '#games/murano/rules/creating';
import type { Seat } from '#core/game';
import {
  circleAt,
  exchanged,
  MARKET_SIZE,
  MARKETS,
  type Place,
  PLACES,
  shownAt,
} from '#games/murano/rules/board';
import { recipeOf, RECIPE_SIZE } from '#games/murano/rules/cards';
import { countOf, NO_SHARDS, one, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { BENCH_SIZE, type View } from '#games/murano/rules/state';
import { TERMS_AT_FIRST } from '#games/murano/rules/terms';
import { lackOf } from './spare.ts';

/** The most Liras that are thought of being paid for notches or a market. */
const COSTS = 3;
const SECOND = 2;

/** How close a player comes to its first creations in one turn, if the table stays as it is. */
export interface NextTurn {
  /** Shards of the first creation still missing, and of the first two together, for 0, 1 and 2 Liras. */
  readonly first: Float64Array;
  readonly both: Float64Array;
  /** Of the second alone, at any of these prices. */
  second: number;
  /** What an exchange at each market brings after 0, 1 and 2 notches. */
  readonly offers: Float64Array;
  /** The best pay of the first, and of the two together, less what was spent; 0 where neither can be made. */
  pay: number;
  payBoth: number;
}

const FAR = 8;

export const newNextTurn = (): NextTurn => ({
  first: new Float64Array(COSTS),
  both: new Float64Array(COSTS),
  second: FAR,
  offers: new Float64Array(COSTS * MARKETS.length),
  pay: 0,
  payBoth: 0,
});

/** What is left to do in a turn. */
export interface TurnRest {
  /** The pair is still to be taken, at this place. */
  readonly takes: boolean;
  readonly place: Place;
  /** Another negotiation may follow; a Buy costs so much in it. */
  readonly deals: boolean;
  readonly price: number;
}

/** Looks at every taking and every deal of a turn that begins with the selector at this place. */
export const nextTurn = (view: View, seat: Seat, place: Place, next: NextTurn): void =>
  turnFrom(view, seat, { takes: true, place, deals: true, price: TERMS_AT_FIRST.price }, next);

/** What a turn can still bring: the pair if it is still to be taken, notches, and one deal if there may be one. */
export function turnFrom(view: View, seat: Seat, rest: TurnRest, next: NextTurn): void {
  const { takes, place, deals, price } = rest;
  const cards = { first: recipeAt(view, seat, 0), second: recipeAt(view, seat, 1) };
  next.first.fill(FAR);
  next.both.fill(FAR);
  next.second = FAR;
  next.pay = 0;
  next.payBoth = 0;
  if (!takes && !deals) {
    reckon(next, cards, view.benches[seat], 0, 0, 0);
    return;
  }
  const money = view.money[seat];
  /** What is spent on notches, and on notches and a market. */
  const most = Math.min(COSTS - 1, money);
  const mostWithMarket = Math.min(COSTS - 1 + price, money);
  listOffers(view, most, next.offers);
  for (let before = 0; before <= (takes ? most : 0); before += 1) {
    let bench = view.benches[seat];
    if (takes) {
      const ring = (view.ring + before) % PLACES;
      bench += one(circleAt(view, place)) + one(shownAt({ options: view.options, ring }, place));
    }
    for (const market of MARKETS) {
      const lying = view.markets[market];
      if (sizeOf(lying) < MARKET_SIZE) {
        for (let cost = before; cost <= most; cost += 1) {
          reckon(next, cards, bench + next.offers[cost * MARKETS.length + market], 1, cost, cost);
        }
      }
      // What is bought does not change with the ring: more notches only cost more.
      if (lying !== NO_SHARDS) reckon(next, cards, bench + lying, 0, before + price, mostWithMarket);
    }
    // A bare sale.
    reckon(next, cards, bench, 1, before, most);
  }
}

function listOffers({ options, warehouse, ring }: View, most: number, offers: Float64Array): void {
  for (let notches = 0; notches <= most; notches += 1) {
    const faces = { options, warehouse, ring: (ring + notches) % PLACES };
    for (const market of MARKETS) offers[notches * MARKETS.length + market] = exchanged(faces, market);
  }
}

function recipeAt(view: View, seat: Seat, at: number): Shards {
  const hand = view.hands[seat];
  return at < hand.length && hand[at] >= 0 ? recipeOf(view, hand[at]) : NO_SHARDS;
}

/** What the next two creations need. */
interface Recipes {
  readonly first: Shards;
  readonly second: Shards;
}

/** What a bench can make, of which so many shards must be given away, for a price and at every price up to the most. */
function reckon(
  next: NextTurn,
  { first, second }: Recipes,
  bench: Shards,
  cast: number,
  cost: number,
  most: number,
): void {
  if (first === NO_SHARDS || cost > most) return;
  const size = sizeOf(bench) - cast;
  const alone = lacking(first, bench, cast);
  atEachPrice(next.first, alone, cost, most);
  if (alone === 0) next.pay = Math.max(next.pay, BENCH_SIZE - Math.max(0, size - RECIPE_SIZE) - cost);
  if (second === NO_SHARDS) return;
  const both = lacking(first + second, bench, cast);
  atEachPrice(next.both, both, cost, most);
  next.second = Math.min(next.second, lacking(second, bench, cast) + dearness(cost));
  if (both === 0) {
    const left = Math.max(0, size - SECOND * RECIPE_SIZE);
    next.payBoth = Math.max(
      next.payBoth,
      SECOND * BENCH_SIZE - RECIPE_SIZE - SECOND * left + DOUBLE_BONUS - cost,
    );
  }
}

/** What costs more than is listed is worth less: as if a shard were missing. */
const dearness = (cost: number): number => (cost < COSTS ? 0 : 0.5);

function atEachPrice(list: Float64Array, lack: number, cost: number, most: number): void {
  for (let price = cost; price <= most; price += 1) {
    const at = Math.min(price, COSTS - 1);
    const worth = lack + dearness(price);
    if (worth < list[at]) list[at] = worth;
  }
}

/** Shards of a recipe that a bench lacks, transparent ones used; a shard must be given, an idle one if there is one. */
function lacking(recipe: Shards, bench: Shards, cast: number): number {
  const missing = Math.max(0, lackOf(recipe, bench) - countOf(bench, TRANSPARENT));
  const idle = sizeOf(bench) - (sizeOf(recipe) - missing);
  return idle < cast ? missing + 1 : missing;
}
