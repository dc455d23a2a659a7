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
import { recipeOf } from '#games/murano/rules/cards';
import { ALL_SHARDS, NO_SHARDS, one, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { TERMS_AT_FIRST, MERCHANT_PROCEEDS } from '#games/murano/rules/terms';
import { transparentPenalty } from '#games/murano/modules/variants';
import { finish, type Hand } from './finish.ts';
import { type Beam, type Plan, PLANS, type PlanStage, TURNS } from './plan.ts';
import { laterPlace, ownPlace } from './places.ts';
import { fitted, idlest, surplus } from './spare.ts';
import { take, tokensOf, TOKENS } from './tokens.ts';

const NOTCHES = 2;

let known: { readonly pack: string; readonly ring: string; readonly table: readonly Shards[] } | null = null;

/** What an exchange brings, for each position of the ring and each market; those of the last match asked about are kept. */
function offersIn({ options }: View): readonly Shards[] {
  if (known?.pack !== options.pack || known.ring !== options.ring) {
    known = { pack: options.pack, ring: options.ring, table: offersOf(options) };
  }
  return known.table;
}

function offersOf(options: View['options']): readonly Shards[] {
  const table: Shards[] = [];
  for (let turned = 0; turned < PLACES; turned += 1) {
    for (const market of MARKETS) {
      table.push(exchanged({ options, ring: turned, warehouse: ALL_SHARDS }, market));
    }
  }
  return table;
}

/**
 * Plans the next turns of a seat whose turn has ended, as if nobody else touched the table but for the selector: a beam
 * search, of which the best plan after each turn is written down.
 */
export function beamSearch(beam: Beam, view: View, seat: Seat, out: readonly PlanStage[]): void {
  readHand(beam.hand, view, seat);
  let [plans, next] = beam.pools;
  begin(view, seat, plans[0]);
  let count = 1;
  let place: Place = ownPlace(view, seat);
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn > 0) place = laterPlace(place, seatsOf(view));
    count = advance(beam, view, place, plans, count, next);
    [plans, next] = [next, plans];
    const [best] = plans;
    const stage = out[turn];
    stage.money = best.money - view.money[seat];
    stage.made = best.made;
    stage.held = best.held;
    stage.heldNext = best.heldNext;
    stage.score = best.score;
  }
}

function readHand(hand: Hand, view: View, seat: Seat): void {
  const cards = view.hands[seat];
  hand.recipes.length = 0;
  hand.tokens.length = 0;
  hand.penalty = transparentPenalty(view.options);
  for (let at = 0; at < cards.length && cards[at] >= 0; at += 1) {
    hand.recipes.push(recipeOf(view, cards[at]));
    hand.tokens.push(tokensOf(view, cards[at]));
  }
}

function begin(view: View, seat: Seat, plan: Plan): void {
  plan.bench = view.benches[seat];
  plan.money = view.money[seat];
  plan.made = 0;
  plan.tokens = 0;
  for (const card of view.completed[seat]) plan.tokens += tokensOf(view, card);
  plan.ring = view.ring;
  for (const market of MARKETS) plan.markets[market] = view.markets[market];
}

/** Every turn of every plan; only the best are kept, the best first. */
function advance(
  beam: Beam,
  view: View,
  place: Place,
  plans: readonly Plan[],
  count: number,
  next: Plan[],
): number {
  const { hand } = beam;
  const still = one(circleAt(view, place));
  const offers = offersIn(view);
  beam.kept = 0;
  for (let at = 0; at < count; at += 1) {
    const plan = plans[at];
    if (plan.made >= hand.recipes.length) {
      add(beam, next, plan, plan.bench, plan.money, plan.tokens, plan.ring, -1, NO_SHARDS);
      continue;
    }
    for (let before = 0; before <= NOTCHES && before <= plan.money; before += 1) {
      const ring = (plan.ring + before) % PLACES;
      const pair = still + one(shownAt({ options: view.options, ring }, place));
      negotiate(
        beam,
        next,
        plan,
        fitted(plan.bench + pair, hand.recipes, plan.made),
        plan.money - before,
        ring,
        NOTCHES - before,
        offers,
      );
    }
  }
  // M72: where no deal is possible the plan stands still; nothing may be left over from another search.
  if (beam.kept === 0) {
    const [plan] = plans;
    add(beam, next, plan, plan.bench, plan.money, plan.tokens, plan.ring, -1, NO_SHARDS);
  }
  return beam.kept;
}

/** Every deal that a plan may make with this bench: purchases, exchanges after some notches, and sales. */
function negotiate(
  beam: Beam,
  next: Plan[],
  plan: Plan,
  bench: Shards,
  money: number,
  ring: number,
  notches: number,
  offers: readonly Shards[],
): void {
  const { hand } = beam;
  const { tokens, made } = plan;
  const kind = idlest(bench, hand.recipes, made);
  const free = take(tokens, TOKENS.free);
  const price = free === tokens ? TERMS_AT_FIRST.price : 0;
  const clear = take(free, TOKENS.gourmand);
  const drunk = clear === free ? NO_SHARDS : one(TRANSPARENT);
  for (const market of MARKETS) {
    const lying = plan.markets[market];
    if (lying !== NO_SHARDS && money >= price) {
      add(beam, next, plan, bench + lying + drunk, money - price, clear, ring, market, NO_SHARDS);
    }
    if (kind < 0 || sizeOf(lying) >= MARKET_SIZE) continue;
    const shard = 1 << (5 * kind);
    for (let after = 0; after <= notches && after <= money; after += 1) {
      const turned = (ring + after) % PLACES;
      const gained = offers[turned * MARKETS.length + market];
      add(beam, next, plan, bench - shard + gained, money - after, tokens, turned, market, lying + shard);
    }
  }
  const merchant = take(tokens, TOKENS.merchant);
  const earned = merchant === tokens ? TERMS_AT_FIRST.proceeds : MERCHANT_PROCEEDS;
  const gambler = take(merchant, TOKENS.gambler);
  const won = gambler === merchant ? NO_SHARDS : one(TRANSPARENT);
  for (let ahead = 1; ahead <= 2; ahead += 1) {
    const sold = surplus(bench, hand.recipes, made, ahead);
    if (sold !== NO_SHARDS) {
      add(beam, next, plan, bench - sold + won, money + earned, gambler, ring, -1, NO_SHARDS);
    }
  }
}

/** A turn that ends like this is sorted in at its place; the worst falls out. */
function add(
  beam: Beam,
  next: Plan[],
  from: Plan,
  bench: Shards,
  money: number,
  tokens: number,
  ring: number,
  market: number,
  lying: Shards,
): void {
  const { candidate, hand } = beam;
  candidate.bench = fitted(bench, hand.recipes, from.made);
  candidate.money = money;
  candidate.made = from.made;
  candidate.tokens = tokens;
  const score = finish(candidate, hand);
  const full = beam.kept === PLANS;
  if (full && score <= next[PLANS - 1].score) return;
  for (let other = 0; other < beam.kept; other += 1) {
    const { score: same, bench: held, ring: turned } = next[other];
    if (same === score && held === candidate.bench && turned === ring) return;
  }
  let at = full ? PLANS - 1 : beam.kept;
  const plan = next[at];
  for (; at > 0 && next[at - 1].score < score; at -= 1) next[at] = next[at - 1];
  next[at] = plan;
  if (!full) beam.kept += 1;
  plan.bench = candidate.bench;
  plan.money = candidate.money;
  plan.made = candidate.made;
  plan.tokens = candidate.tokens;
  plan.held = candidate.held;
  plan.heldNext = candidate.heldNext;
  plan.ring = ring;
  plan.score = score;
  for (const each of MARKETS) plan.markets[each] = from.markets[each];
  if (market >= 0) plan.markets[market] = lying;
}
