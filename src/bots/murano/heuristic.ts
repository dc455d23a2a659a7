import type { Seat } from '#core/game';
import { circleAt, exchanged, MARKETS, nextPlace, shownAt } from '#games/murano/rules/board';
import { advantageWord, categoriesOf, RECIPE_SIZE } from '#games/murano/rules/cards';
import { outcome } from '#games/murano/rules/scoring';
import {
  hasShard,
  NO_SHARDS,
  type Shard,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { BENCH_SIZE, completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { lossPerCard, transparentPenalty } from '#games/murano/modules/variants';
import { shareOf } from '../share.ts';
import { turnsLeft } from './turns-left.ts';
import { common, needsOf } from './needs.ts';
import { ADVANTAGE_WORTH, type HeuristicWeights } from './heuristic-weights.ts';
import { logistic } from '../exp.ts';

/** A match that is over is not guessed at: whatever was won or lost counts more than any hope. */
const DECIDED = 40;

/** What a view is worth to a seat, in Liras it expects to be ahead; alone at the table in Liras. */
export function heuristicValue(view: View, seat: Seat, weights: HeuristicWeights): number {
  const over = outcome(view);
  if (over !== null) {
    const own = over.scores[seat];
    if (seatsOf(view) === 1) return own + (over.won === true ? weights.triumph : 0);
    const lead = own - rivalsBest(over.scores, seat);
    return lead + DECIDED * (shareOf(over, seat, seatsOf(view)) - 0.5);
  }
  const own = prospects(view, seat, weights);
  if (seatsOf(view) === 1 || weights.rivals === 0) return own;
  const all = view.hands.map((_, other) => (other === seat ? own : prospects(view, other, weights)));
  return own - weights.rivals * rivalsBest(all, seat);
}

/** The share of the win that a lead stands for. */
export const shareOfLead = (worth: number, weights: HeuristicWeights, seats: number): number =>
  logistic((seats === 1 ? worth - 45 : worth) / weights.scale);

function rivalsBest(scores: readonly number[], seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < scores.length; other += 1) {
    if (other !== seat && scores[other] > best) best = scores[other];
  }
  return best;
}

/** The Liras that a seat may expect to end with. */
export function prospects(view: View, seat: Seat, weights: HeuristicWeights): number {
  const turns = turnsLeft(view, seat, weights);
  const cards = view.hands[seat].length;
  const loss = lossPerCard(view.options);
  let worth = view.money[seat] - loss * cards + lead(view, seat, weights);
  if (turns > 0) worth += advantages(view, seat) * weights.advantage * Math.min(1, turns);
  if (cards === 0) return worth + (seatsOf(view) === 1 ? weights.triumph : 0);
  if (turns === 0) return worth;
  const open = view.hands[seat][0] >= 0;
  const pace = open ? ownPace(view, seat, weights, turns) : guessedPace(view, seat, weights, turns);
  return worth + pace.pay + loss * pace.count + (seatsOf(view) === 1 ? weights.triumph * pace.all : 0);
}

/** What creations will bring, how many there will be, and how surely all of them. */
interface Pace {
  readonly pay: number;
  readonly count: number;
  readonly all: number;
}

const chance = (distance: number, doubt: number): number => logistic(distance / doubt);

function ownPace(view: View, seat: Seat, weights: HeuristicWeights, turns: number): Pace {
  const cards = view.hands[seat].length;
  const { held, missing, clear } = needsOf(view, seat);
  let left = sizeOf(view.benches[seat]) - weights.fodder;
  const soon = turns >= 1 ? supply(view, missing, weights) : 0;
  let [pay, count, all, needed] = [0, 0, 0, -soon];
  for (let at = 0; at < cards; at += 1) {
    needed += RECIPE_SIZE - (held[at] ?? 0);
    all = chance(weights.rate * turns - needed, weights.doubt);
    // L25: 1 L for each empty place; what lies there for later is in the way now.
    left = Math.max(0, left - (held[at] ?? left));
    const reward =
      at === 0
        ? BENCH_SIZE - weights.idle * left - clear * transparentPenalty(view.options)
        : weights.pay - weights.idleLater * left;
    pay += all * reward;
    pay -= weights.haste * needed;
    count += all;
  }
  return { pay, count, all };
}

/** The same for a hand that is not seen: part of the bench will be useful. */
function guessedPace(view: View, seat: Seat, weights: HeuristicWeights, turns: number): Pace {
  const cards = view.hands[seat].length;
  let [count, all, needed] = [0, 0, -weights.rivalBench * sizeOf(view.benches[seat])];
  for (let at = 0; at < cards; at += 1) {
    needed += RECIPE_SIZE;
    all = chance(weights.rate * turns - needed, weights.doubt);
    count += all;
  }
  return { pay: weights.pay * count, count, all };
}

/** What the selector and the markets will bring of what is missing, in shards. */
function supply(view: View, missing: readonly Shards[], weights: HeuristicWeights): number {
  if (weights.pair === 0 && weights.market === 0) return 0;
  let wanted = NO_SHARDS;
  let cards = 0;
  for (let at = 0; at < missing.length && cards < 2; at += 1) {
    wanted += missing[at];
    if (missing[at] !== NO_SHARDS) cards += 1;
  }
  let place = view.selector;
  for (let turn = 0; turn < seatsOf(view); turn += 1) place = nextPlace(place);
  const useful = (kind: Shard): number => (kind === TRANSPARENT || hasShard(wanted, kind) ? 1 : 0);
  let best = 0;
  for (const market of MARKETS) {
    const offer = exchanged(view, market);
    best = Math.max(
      best,
      sizeOf(common(wanted, offer)) - 0.5 * (sizeOf(offer) > 0 ? 1 : 0),
      sizeOf(common(wanted, view.markets[market])) - 1,
    );
  }
  return (
    weights.pair * (useful(circleAt(view, place)) + useful(shownAt(view, place))) + weights.market * best
  );
}

/** L29: completed creations that can still be set aside, each for the better of its advantages. */
function advantages(view: View, seat: Seat): number {
  let worth = 0;
  for (const card of view.completed[seat]) {
    let best = 0;
    for (const category of categoriesOf(view, card)) {
      best = Math.max(best, ADVANTAGE_WORTH[advantageWord(view.advantages[category])]);
    }
    worth += best;
  }
  return worth;
}

/** L71: the Liras of the circle go to whoever alone has completed the most creations. */
function lead(view: View, seat: Seat, weights: HeuristicWeights): number {
  if (view.liras.length === 0) return 0;
  const own = completedBy(view, seat);
  const alone = view.hands.every((_, other) => other === seat || completedBy(view, other) < own);
  return alone ? weights.lead * view.liras.reduce((sum, liras) => sum + liras, 0) : 0;
}
