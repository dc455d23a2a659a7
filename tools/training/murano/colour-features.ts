import type { Seat } from '#core/game';
import { circleAt, exchanged, MARKETS, nextPlace, type Place, shownAt } from '#games/murano/rules/board';
import { ADVANTAGE_IDS, CARDS, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import {
  COLOURS,
  countOf,
  NO_SHARDS,
  one,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { tanh } from '#bots/exp';
import { YARDSTICK } from '#bots/murano/heuristic-weights';
import { prospects } from '#bots/murano/heuristic';
import { common, needsOf } from '#bots/murano/needs';
import { ownPlace } from '#bots/murano/value-network/beam-search';
import { lackOf } from '#bots/murano/value-network/spare';

const RIVALS = 3;
/** Each of a card's two categories counts for a little more than half. */
const OF_TWO = 0.6;
/** How many unseen cards a rival could make with so many shards more. */
const LACKS = 3;

type Put = (value: number) => void;

interface Scratch {
  readonly held: Float64Array;
  readonly seen: Uint8Array;
}

/**
 * What the first features leave out: which colours lie where, what the rivals could make of their benches, and which
 * advantages are at hand. Written from an offset on, by what the seat may know; gives where it ended.
 */
export function colourFeatureWriter(): (view: View, seat: Seat, out: Float64Array, from: number) => number {
  const scratch: Scratch = {
    held: new Float64Array(ADVANTAGE_IDS.length),
    seen: new Uint8Array(CARDS.length),
  };
  return function writeColourFeatures(view, seat, out, from) {
    let at = from;
    const put = (value: number): void => {
      out[at] = value;
      at += 1;
    };
    const { missing } = needsOf(view, seat);
    const first = missing[0] ?? NO_SHARDS;
    const soon = first + (missing[1] ?? NO_SHARDS);
    putColours(view, seat, first, soon, put);
    putPlaces(view, seat, put);
    markSeen(scratch.seen, view, seat);
    for (let rival = 1; rival <= RIVALS; rival += 1) putRival(scratch, view, seat, rival, put);
    putAdvantages(scratch, view, seat, put);
    putMarkets(view, soon, put);
    putLead(view, seat, put);
    return at;
  };
}

function putColours(view: View, seat: Seat, first: Shards, soon: Shards, put: Put): void {
  const bench = view.benches[seat];
  let wanted = NO_SHARDS;
  for (const card of view.hands[seat]) if (card >= 0) wanted += recipeOf(view, card);
  for (const colour of COLOURS) {
    const [held, all] = [countOf(bench, colour), countOf(wanted, colour)];
    put(held / 4);
    put(countOf(first, colour) / 3);
    put(countOf(soon, colour) / 4);
    put(Math.max(0, all - held) / 6);
    put(Math.max(0, held - all) / 3);
  }
  const clear = countOf(bench, TRANSPARENT);
  for (let least = 1; least <= 3; least += 1) put(clear >= least ? 1 : 0);
}

/** The pair that comes to this seat next, now and after a notch, and the one that comes to the seat after it. */
function putPlaces(view: View, seat: Seat, put: Put): void {
  const place = ownPlace(view, seat);
  const notched = { options: view.options, ring: view.ring + 1 };
  putCircle(view, place, put);
  putShown(shownAt(view, place), put);
  putShown(shownAt(notched, place), put);
  const next = view.turned && view.turn !== seat ? view.selector : nextPlace(view.selector);
  putCircle(view, next, put);
  putShown(shownAt(view, next), put);
}

function putCircle(view: View, place: Place, put: Put): void {
  const kind = circleAt(view, place);
  for (const colour of COLOURS) put(kind === colour ? 1 : 0);
}

function putShown(kind: number, put: Put): void {
  for (let each = 0; each <= TRANSPARENT; each += 1) put(kind === each ? 1 : 0);
}

/** The cards that a rival cannot hold: those in the own hand, and whatever was made. */
function markSeen(marks: Uint8Array, view: View, seat: Seat): void {
  marks.fill(0);
  const mark = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) marks[card] = 1;
  };
  mark(view.hands[seat]);
  view.completed.forEach(mark);
  view.aside.forEach(mark);
}

/** A rival's bench, and how many of the cards it may hold it could make as it is, and with the pair of its next turn. */
function putRival({ seen }: Scratch, view: View, seat: Seat, after: number, put: Put): void {
  const seats = seatsOf(view);
  if (after >= seats) {
    for (let empty = 0; empty <= TRANSPARENT + 2 * LACKS; empty += 1) put(0);
    return;
  }
  const rival = (seat + after) % seats;
  const bench = view.benches[rival];
  const place = ownPlace(view, rival);
  const later = bench + one(circleAt(view, place)) + one(shownAt(view, place));
  for (const colour of COLOURS) put(countOf(bench, colour) / 3);
  put(countOf(bench, TRANSPARENT) / 3);
  putMakeable(view, seen, bench, put);
  putMakeable(view, seen, later, put);
}

function putMakeable(view: View, marks: Uint8Array, bench: Shards, put: Put): void {
  const clear = countOf(bench, TRANSPARENT);
  let [all, none, few, some] = [0, 0, 0, 0];
  for (const card of CARDS) {
    if (marks[card] === 1) continue;
    const lack = lackOf(recipeOf(view, card), bench) - clear;
    all += 1;
    if (lack <= 0) none += 1;
    if (lack <= 1) few += 1;
    if (lack <= 2) some += 1;
  }
  const share = 1 / Math.max(1, all);
  put(none * share);
  put(few * share);
  put(some * share);
}

/** L29: the advantages of the rivals' creations, and those of the creations still in the own hand. */
function putAdvantages({ held }: Scratch, view: View, seat: Seat, put: Put): void {
  held.fill(0);
  view.completed.forEach((cards, other) => {
    if (other !== seat) for (const card of cards) count(held, view, card);
  });
  for (const each of held) put(each / 2);
  held.fill(0);
  for (const card of view.hands[seat]) if (card >= 0) count(held, view, card);
  for (const each of held) put(each / 3);
}

function count(held: Float64Array, view: View, card: number): void {
  const categories = categoriesOf(view, card);
  for (const category of categories) held[view.advantages[category]] += categories.length > 1 ? OF_TWO : 1;
}

function putMarkets(view: View, wanted: Shards, put: Put): void {
  for (const market of MARKETS) {
    const lying = view.markets[market];
    put(sizeOf(lying) / 3);
    put(countOf(lying, TRANSPARENT) / 2);
    put(sizeOf(common(wanted, lying)) / 3);
    put(sizeOf(common(wanted, exchanged(view, market))) / 3);
  }
  for (const colour of COLOURS) put(Math.max(0, 4 - countOf(view.warehouse, colour)) / 4);
  put(Math.max(0, 4 - countOf(view.warehouse, TRANSPARENT)) / 4);
}

/** How clear the lead over the best rival is, in hopes and in money. */
function putLead(view: View, seat: Seat, put: Put): void {
  const own = prospects(view, seat, YARDSTICK);
  let [hope, money] = [-Infinity, -Infinity];
  for (let other = 0; other < seatsOf(view); other += 1) {
    if (other === seat) continue;
    hope = Math.max(hope, prospects(view, other, YARDSTICK));
    money = Math.max(money, view.money[other]);
  }
  const alone = seatsOf(view) === 1;
  put(alone ? 0 : tanh((own - hope) / 2));
  put(alone ? 0 : tanh((own - hope) / 12));
  put(alone ? 0 : tanh((view.money[seat] - money) / 4));
}
