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
  /** The best pay of the first, and of the two together, less what was spent; 0 where neither can be made. */
  pay: number;
  payBoth: number;
}

const FAR = 8;

export const newNextTurn = (): NextTurn => ({
  first: new Float64Array(COSTS),
  both: new Float64Array(COSTS),
  second: FAR,
  pay: 0,
  payBoth: 0,
});

/** Looks at every taking and every deal of a turn that begins with the selector at this place. */
export function nextTurn(view: View, seat: Seat, place: Place, next: NextTurn): void {
  const [first, second] = [recipeAt(view, seat, 0), recipeAt(view, seat, 1)];
  next.first.fill(FAR);
  next.both.fill(FAR);
  next.second = FAR;
  next.pay = 0;
  next.payBoth = 0;
  const money = view.money[seat];
  for (let before = 0; before < COSTS && before <= money; before += 1) {
    const ring = (view.ring + before) % PLACES;
    const bench =
      view.benches[seat] + one(circleAt(view, place)) + one(shownAt({ options: view.options, ring }, place));
    for (let after = 0; before + after < COSTS && before + after <= money; after += 1) {
      deals(view, bench, (ring + after) % PLACES, before + after, money, (held, cost, cast) => {
        reckon(next, held, cast, cost, first, second);
      });
    }
  }
}

function recipeAt(view: View, seat: Seat, at: number): Shards {
  const hand = view.hands[seat];
  return at < hand.length && hand[at] >= 0 ? recipeOf(view, hand[at]) : NO_SHARDS;
}

type Reckon = (bench: Shards, cost: number, given: number) => void;

/** Every market for an exchange or a purchase; a bare sale last. */
function deals(view: View, bench: Shards, ring: number, cost: number, money: number, then: Reckon): void {
  const faces = { options: view.options, warehouse: view.warehouse, ring };
  for (const market of MARKETS) {
    const lying = view.markets[market];
    if (sizeOf(lying) < MARKET_SIZE) then(bench + exchanged(faces, market), cost, 1);
    if (lying !== NO_SHARDS && cost + TERMS_AT_FIRST.price <= money) {
      then(bench + lying, cost + TERMS_AT_FIRST.price, 0);
    }
  }
  then(bench, cost, 1);
}

function reckon(
  next: NextTurn,
  bench: Shards,
  cast: number,
  cost: number,
  first: Shards,
  second: Shards,
): void {
  const size = sizeOf(bench) - cast;
  const alone = lacking(first, bench, cast);
  const at = Math.min(cost, COSTS - 1);
  // What costs more than is listed is worth less: as if a shard were missing.
  const dear = cost < COSTS ? 0 : 0.5;
  if (first !== NO_SHARDS && alone + dear < next.first[at]) next.first[at] = alone + dear;
  if (first !== NO_SHARDS && alone === 0) {
    next.pay = Math.max(next.pay, BENCH_SIZE - Math.max(0, size - RECIPE_SIZE) - cost);
  }
  if (second === NO_SHARDS) return;
  const both = lacking(first + second, bench, cast);
  if (both + dear < next.both[at]) next.both[at] = both + dear;
  next.second = Math.min(next.second, lacking(second, bench, cast) + dear);
  if (both === 0) {
    const left = Math.max(0, size - SECOND * RECIPE_SIZE);
    next.payBoth = Math.max(
      next.payBoth,
      SECOND * BENCH_SIZE - RECIPE_SIZE - SECOND * left + DOUBLE_BONUS - cost,
    );
  }
}

/** Shards of a recipe that a bench lacks, transparent ones used; a shard must be given, an idle one if there is one. */
function lacking(recipe: Shards, bench: Shards, cast: number): number {
  let lack = 0;
  for (let kind = 0; kind < TRANSPARENT; kind += 1) {
    const missing = ((recipe >>> (5 * kind)) & 31) - ((bench >>> (5 * kind)) & 31);
    if (missing > 0) lack += missing;
  }
  const missing = Math.max(0, lack - countOf(bench, TRANSPARENT));
  const idle = sizeOf(bench) - (sizeOf(recipe) - missing);
  return idle < cast ? missing + 1 : missing;
}
