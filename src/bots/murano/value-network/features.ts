import type { Seat } from '#core/game';
import { circleAt, MARKET_SIZE, MARKETS, nextPlace, type Place, shownAt } from '#games/murano/rules/board';
import { ADVANTAGE_IDS, categoriesOf, challengeWord, recipeOf } from '#games/murano/rules/cards';
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
import { turnsLeft } from '../turns-left.ts';
import { common, needsOf } from '../needs.ts';
import { YARDSTICK } from '../heuristic-weights.ts';
import { prospects } from '../heuristic.ts';
import { beamSearch, laterPlace, ownPlace } from './beam-search.ts';
import { type Beam, newBeam, newPlanStages, type PlanStage, TURNS } from './plan.ts';
import { bestAdvantage, leads } from './standing.ts';
import { newNextTurn, type NextTurn, nextTurn } from './next-turn.ts';
import { tanh } from '../../exp.ts';

const RIVALS = 3;

/** What the features are computed in, written anew for each view. */
interface Scratch {
  readonly next: NextTurn;
  readonly plan: readonly PlanStage[];
  readonly beam: Beam;
  readonly pairs: Float64Array;
  readonly usable: Float64Array;
}

/** Writes the features of a view at the end of a seat's turn, by what the seat may know; gives their number. */
export function featureWriter(): (view: View, seat: Seat, out: Float64Array) => number {
  const scratch: Scratch = {
    next: newNextTurn(),
    plan: newPlanStages(),
    beam: newBeam(),
    pairs: new Float64Array(4),
    usable: new Float64Array(ADVANTAGE_IDS.length),
  };
  return function writeFeatures(view, seat, out) {
    let at = 0;
    const put = (value: number): void => {
      out[at] = value;
      at += 1;
    };
    const own = prospects(view, seat, YARDSTICK);
    putOwn(view, seat, put);
    putNext(scratch, view, seat, put);
    putPlan(scratch, view, seat, put);
    putAdvantages(scratch, view, seat, put);
    putClock(view, seat, put);
    putTable(view, put);
    putRivals(view, seat, own, put);
    return at;
  };
}

type Put = (value: number) => void;

function putOwn(view: View, seat: Seat, put: Put): void {
  const bench = view.benches[seat];
  const hand = view.hands[seat];
  const { held, missing } = needsOf(view, seat);
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
  let wanted = NO_SHARDS;
  for (const card of hand) if (card >= 0) wanted += recipeOf(view, card);
  const useful = sizeOf(common(wanted, bench));
  put((size - useful - countOf(bench, TRANSPARENT)) / 8);
  put((sizeOf(wanted) - useful) / 24);
  put(steepest(wanted - common(wanted, bench)) / 8);
  for (let card = 0; card < 2; card += 1) put(hand[card] >= 0 ? bestAdvantage(view, hand[card]) / 2 : 0);
}

/** The colour of which most is missing. */
const steepest = (shards: Shards): number =>
  Math.max(shards & 31, (shards >>> 5) & 31, (shards >>> 10) & 31, (shards >>> 15) & 31);

function putNext({ next, pairs }: Scratch, view: View, seat: Seat, put: Put): void {
  const seats = seatsOf(view);
  let place = ownPlace(view, seat);
  const { missing } = needsOf(view, seat);
  const first = missing[0] ?? NO_SHARDS;
  const all = first + (missing[1] ?? NO_SHARDS) + (missing[2] ?? NO_SHARDS);
  pairs.fill(0);
  for (let turn = 0; turn < 3; turn += 1) {
    if (turn > 0) place = laterPlace(place, seats);
    if (turn === 0) nextTurn(view, seat, place, next);
    pairs[turn] = helps(view, place, turn === 0 ? first : all);
    if (turn === 0) pairs[3] = helps(view, place, all);
  }
  for (let turn = 0; turn < 4; turn += 1) put(pairs[turn] / 2);
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

function putPlan({ beam, plan }: Scratch, view: View, seat: Seat, put: Put): void {
  beamSearch(beam, view, seat, plan);
  const cards = view.hands[seat].length;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { money, made, held, heldNext, score } = plan[turn];
    put(money / 20);
    put(made / 3);
    put(held / 4);
    put(heldNext / 4);
    put(score / 40);
    put(made >= cards ? 1 : 0);
  }
}

/** Shards of the pair at a place that are of use. */
function helps(view: View, place: Place, wanted: Shards): number {
  const useful = (kind: Shard): number => (kind === TRANSPARENT || hasShard(wanted, kind) ? 1 : 0);
  return useful(circleAt(view, place)) + useful(shownAt(view, place));
}

/** L29: creations that can still be set aside; one with two categories counts for a little more than half at each. */
function putAdvantages({ usable }: Scratch, view: View, seat: Seat, put: Put): void {
  usable.fill(0);
  let all = 0;
  for (const card of view.completed[seat]) {
    const categories = categoriesOf(view, card);
    for (const category of categories) usable[view.advantages[category]] += categories.length > 1 ? 0.6 : 1;
    all += bestAdvantage(view, card);
  }
  for (const count of usable) put(count);
  put(all / 4);
}

function putClock(view: View, seat: Seat, put: Put): void {
  const seats = seatsOf(view);
  const order = (seat - view.first + seats) % seats;
  const left = turnsLeft(view, seat, YARDSTICK);
  put(left / 6);
  put(left <= 0 ? 1 : 0);
  put(left > 0 && left < 1.5 ? 1 : 0);
  put(view.round / 8);
  put(seats === 1 ? 0 : order / (seats - 1));
  put(view.hands.some((hand) => hand.length === 0) ? 1 : 0);
  put(view.hands.some((hand, other) => other !== seat && hand.length === 1) ? 1 : 0);
  put((view.round - view.lastMade) / 6);
  put(seats === 3 ? 1 : 0);
  put(seats === 4 ? 1 : 0);
  put(view.liras.reduce((sum, liras) => sum + liras, 0) / 4);
  put(view.owl === seat ? 1 : 0);
  put(leads(view, seat));
  put(view.pile.length / 6);
}

function putTable(view: View, put: Put): void {
  let [full, most, clear] = [0, 0, 0];
  for (const market of MARKETS) {
    const size = sizeOf(view.markets[market]);
    if (size >= MARKET_SIZE) full += 1;
    most = Math.max(most, size);
    clear += countOf(view.markets[market], TRANSPARENT);
  }
  put(full / 2);
  put(most / 3);
  put(clear);
  put(countOf(view.warehouse, TRANSPARENT) / 6);
  let scarce = 10;
  for (const colour of [0, 1, 2, 3] as const) scarce = Math.min(scarce, countOf(view.warehouse, colour));
  put(Math.max(0, 3 - scarce) / 3);
  put(shownAt(view, nextPlace(view.selector)) === TRANSPARENT ? 1 : 0);
  put(view.options.ring === 'B' ? 1 : 0);
  put(view.options.circle === 'II' ? 1 : 0);
  let colours = 0;
  for (const challenge of view.revealed) {
    if (challenge >= 0 && /red|green|blue|yellow/u.test(challengeWord(challenge))) colours += 1;
  }
  put(colours / 4);
}

/** The rivals, whoever seems best first; absent ones are nothing. */
function putRivals(view: View, seat: Seat, own: number, put: Put): void {
  const seats = seatsOf(view);
  const rivals = Array.from({ length: seats - 1 }, (_, at) => {
    const other = (seat + 1 + at) % seats;
    return { other, expected: prospects(view, other, YARDSTICK) };
  }).sort((a, b) => b.expected - a.expected);
  put(own / 40);
  put(rivals.length === 0 ? 0 : tanh((own - rivals[0].expected) / 6));
  put(rivals.length === 0 ? 0 : (own - rivals[0].expected) / 20);
  for (let at = 0; at < RIVALS; at += 1) {
    const rival = rivals[at];
    if (rival === undefined) {
      for (let empty = 0; empty < 8; empty += 1) put(0);
      continue;
    }
    const { other, expected } = rival;
    const bench = view.benches[other];
    put((own - expected) / 20);
    put((view.money[seat] - view.money[other]) / 20);
    put(view.hands[other].length / 6);
    put(view.hands[other].length <= 1 ? 1 : 0);
    put(sizeOf(bench) / 8);
    put(countOf(bench, TRANSPARENT) / 3);
    put(view.completed[other].reduce((sum, card) => sum + bestAdvantage(view, card), 0) / 4);
    put(other === (seat + 1) % seats ? 1 : 0);
  }
}
