import { DOUBLE_BONUS } from '#games/murano/rules/creating';
import type { Seat } from '#core/game';
import {
  circleAt,
  exchanged,
  type Market,
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
  readonly offers: Int32Array;
  /** The best pay of the first, and of the two together, less what was spent; 0 where neither can be made. */
  pay: number;
  payBoth: number;
}

const FAR = 8;

export const newNextTurn = (): NextTurn => ({
  first: new Float64Array(COSTS),
  both: new Float64Array(COSTS),
  second: FAR,
  offers: new Int32Array(COSTS * MARKETS.length),
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
export function nextTurn(view: View, seat: Seat, place: Place, next: NextTurn): void {
  listOffers(view, next.offers);
  turnFrom(view, seat, { takes: true, place, deals: true, price: TERMS_AT_FIRST.price }, next);
}

/**
 * What a turn can still bring: the pair if it is still to be taken, notches, and one deal if there may be one. The offers
 * are those that `nextTurn` listed.
 */
export function turnFrom(view: View, seat: Seat, rest: TurnRest, next: NextTurn): void {
  const { takes, place, deals, price } = rest;
  const recipes = recipesOf(view, seat);
  next.first.fill(FAR);
  next.both.fill(FAR);
  next.second = FAR;
  next.pay = 0;
  next.payBoth = 0;
  if (recipes.first === NO_SHARDS) return;
  const held = view.benches[seat];
  if (!takes && !deals) {
    reckon(next, recipes, held, 0, 0, 0);
    return;
  }
  const money = view.money[seat];
  /** What is spent on notches, and on notches and a market. */
  const most = Math.min(COSTS - 1, money);
  const mostWithMarket = Math.min(COSTS - 1 + price, money);
  let former = NO_SHARDS;
  for (let before = 0; before <= (takes ? most : 0); before += 1) {
    const bench = takes ? held + pairAt(view, place, before) : held;
    // Another notch that brings the same pair only costs more.
    if (before > 0 && bench === former) continue;
    former = bench;
    for (const market of MARKETS) {
      const lying = view.markets[market];
      if (sizeOf(lying) < MARKET_SIZE) {
        for (let cost = before; cost <= most; cost += 1) {
          reckon(next, recipes, bench + next.offers[offerAt(cost, market)], 1, cost, cost);
        }
      }
      // What is bought does not change with the ring: more notches only cost more.
      if (lying !== NO_SHARDS) reckon(next, recipes, bench + lying, 0, before + price, mostWithMarket);
    }
    // A bare sale.
    reckon(next, recipes, bench, 1, before, most);
  }
}

/** The pair at a place after so many notches. */
function pairAt(view: View, place: Place, notches: number): Shards {
  const ring = (view.ring + notches) % PLACES;
  return one(circleAt(view, place)) + one(shownAt({ options: view.options, ring }, place));
}

/** Where among the offers stands what an exchange at a market brings after so many notches. */
export const offerAt = (notches: number, market: Market): number => notches * MARKETS.length + market;

function listOffers({ options, warehouse, ring }: View, offers: Int32Array): void {
  for (let notches = 0; notches < COSTS; notches += 1) {
    const faces = { options, warehouse, ring: (ring + notches) % PLACES };
    for (const market of MARKETS) offers[offerAt(notches, market)] = exchanged(faces, market);
  }
}

/** What the next two creations need, one by one and together; nothing where there is none. */
interface Recipes {
  readonly first: Shards;
  readonly second: Shards;
  readonly both: Shards;
}

function recipesOf(view: View, seat: Seat): Recipes {
  const hand = view.hands[seat];
  const recipeAt = (at: number): Shards =>
    at < hand.length && hand[at] >= 0 ? recipeOf(view, hand[at]) : NO_SHARDS;
  const [first, second] = [recipeAt(0), recipeAt(1)];
  return { first, second, both: first + second };
}

/** What a bench can make, of which so many shards must be given away, for a price and at every price up to the most. */
function reckon(
  next: NextTurn,
  { first, second, both }: Recipes,
  bench: Shards,
  cast: number,
  cost: number,
  most: number,
): void {
  if (cost > most) return;
  const size = sizeOf(bench);
  const left = size - cast;
  const clear = countOf(bench, TRANSPARENT);
  const alone = lacking(lackOf(first, bench) - clear, RECIPE_SIZE, left);
  atEachPrice(next.first, alone, cost, most);
  if (alone === 0) next.pay = Math.max(next.pay, BENCH_SIZE - Math.max(0, left - RECIPE_SIZE) - cost);
  if (second === NO_SHARDS) return;
  const together = lacking(lackOf(both, bench) - clear, SECOND * RECIPE_SIZE, left);
  atEachPrice(next.both, together, cost, most);
  next.second = Math.min(
    next.second,
    lacking(lackOf(second, bench) - clear, RECIPE_SIZE, left) + dearness(cost),
  );
  if (together === 0) {
    const idle = Math.max(0, left - SECOND * RECIPE_SIZE);
    next.payBoth = Math.max(
      next.payBoth,
      SECOND * BENCH_SIZE - RECIPE_SIZE - SECOND * idle + DOUBLE_BONUS - cost,
    );
  }
}

/** Shards that are missing, transparent ones used: one more where an idle one must be given away and none is there. */
function lacking(lack: number, needed: number, left: number): number {
  const missing = Math.max(0, lack);
  return left < needed - missing ? missing + 1 : missing;
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
