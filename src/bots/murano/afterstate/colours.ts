import type { Seat } from '#core/game';
import { circleAt, exchanged, MARKETS, nextPlace, type Place, shownAt } from '#games/murano/rules/board';
import { ADVANTAGE_IDS, CARDS, recipeOf } from '#games/murano/rules/cards';
import {
  COLOURS,
  countOf,
  NO_SHARDS,
  one,
  type Shards,
  SHARDS,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { tanh } from '../../exp.ts';
import { common, type Needs } from '../needs.ts';
import { countAdvantages, type Put, wantedBy } from '../value-network/own-parts.ts';
import { ownPlace } from '../value-network/places.ts';
import { lackOf } from '../value-network/spare.ts';

const RIVALS = 3;
/** How many unseen cards a rival could make with so many shards more. */
const LACKS = 3;

/** What these features are computed in, written anew for each view. */
export interface ColourScratch {
  readonly usable: Float64Array;
  /** The recipes of the cards that a rival may hold, and how many there are. */
  readonly unseen: Int32Array;
  count: number;
}

export const newColourScratch = (): ColourScratch => ({
  usable: new Float64Array(ADVANTAGE_IDS.length),
  unseen: new Int32Array(CARDS.length),
  count: 0,
});

/**
 * Which colours lie where, what the rivals could make of their benches, and which advantages are at hand: by what the seat
 * may know.
 */
export function putColourParts(
  scratch: ColourScratch,
  view: View,
  seat: Seat,
  { missing }: Needs,
  hopes: readonly number[],
  put: Put,
): void {
  const first = missing[0] ?? NO_SHARDS;
  const soon = first + (missing[1] ?? NO_SHARDS);
  putColours(view, seat, first, soon, put);
  putPlaces(view, seat, put);
  listUnseen(scratch, view, seat);
  for (let rival = 1; rival <= RIVALS; rival += 1) putRival(scratch, view, seat, rival, put);
  putAdvantagesOut(scratch, view, seat, put);
  putMarkets(view, soon, put);
  putLead(view, seat, hopes, put);
}

function putColours(view: View, seat: Seat, first: Shards, soon: Shards, put: Put): void {
  const bench = view.benches[seat];
  const wanted = wantedBy(view, seat);
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
  putCircle(view, place, put);
  putShown(view, 0, place, put);
  putShown(view, 1, place, put);
  const next = view.turned && view.turn !== seat ? view.selector : nextPlace(view.selector);
  putCircle(view, next, put);
  putShown(view, 0, next, put);
}

/** One of so many kinds, or none. */
export function putOneOf(kind: number, kinds: number, put: Put): void {
  for (let each = 0; each < kinds; each += 1) put(kind === each ? 1 : 0);
}

export const putCircle = (view: View, place: Place, put: Put): void =>
  putOneOf(circleAt(view, place), COLOURS.length, put);

/** What the ring shows at a place after so many notches. */
export const putShown = ({ options, ring }: View, notches: number, place: Place, put: Put): void =>
  putOneOf(shownAt({ options, ring: ring + notches }, place), SHARDS.length, put);

/** The cards that a rival may hold: all but those in the own hand, and whatever was made. */
function listUnseen(scratch: ColourScratch, view: View, seat: Seat): void {
  let marks = 0;
  const mark = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) marks |= 1 << card;
  };
  mark(view.hands[seat]);
  view.completed.forEach(mark);
  view.aside.forEach(mark);
  scratch.count = 0;
  for (const card of CARDS) {
    if ((marks >>> card) & 1) continue;
    scratch.unseen[scratch.count] = recipeOf(view, card);
    scratch.count += 1;
  }
}

/** A rival's bench, and how many of the cards it may hold it could make as it is, and with the pair of its next turn. */
function putRival(scratch: ColourScratch, view: View, seat: Seat, after: number, put: Put): void {
  const seats = seatsOf(view);
  if (after >= seats) {
    for (let empty = 0; empty < SHARDS.length + 2 * LACKS; empty += 1) put(0);
    return;
  }
  const rival = (seat + after) % seats;
  const bench = view.benches[rival];
  const place = ownPlace(view, rival);
  const later = bench + one(circleAt(view, place)) + one(shownAt(view, place));
  for (const kind of SHARDS) put(countOf(bench, kind) / 3);
  putMakeable(scratch, bench, put);
  putMakeable(scratch, later, put);
}

function putMakeable({ unseen, count }: ColourScratch, bench: Shards, put: Put): void {
  const clear = countOf(bench, TRANSPARENT);
  let [none, few, some] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const lack = lackOf(unseen[at], bench) - clear;
    if (lack <= 0) none += 1;
    if (lack <= 1) few += 1;
    if (lack <= 2) some += 1;
  }
  const share = 1 / Math.max(1, count);
  put(none * share);
  put(few * share);
  put(some * share);
}

/** L29: the advantages of the rivals' creations, and those of the creations still in the own hand. */
function putAdvantagesOut({ usable }: ColourScratch, view: View, seat: Seat, put: Put): void {
  usable.fill(0);
  view.completed.forEach((cards, other) => {
    if (other !== seat) for (const card of cards) countAdvantages(usable, view, card);
  });
  for (const each of usable) put(each / 2);
  usable.fill(0);
  for (const card of view.hands[seat]) if (card >= 0) countAdvantages(usable, view, card);
  for (const each of usable) put(each / 3);
}

function putMarkets(view: View, wanted: Shards, put: Put): void {
  for (const market of MARKETS) {
    const lying = view.markets[market];
    put(sizeOf(lying) / 3);
    put(countOf(lying, TRANSPARENT) / 2);
    put(sizeOf(common(wanted, lying)) / 3);
    put(sizeOf(common(wanted, exchanged(view, market))) / 3);
  }
  for (const kind of SHARDS) put(Math.max(0, 4 - countOf(view.warehouse, kind)) / 4);
}

/** How clear the lead over the best rival is, in hopes and in money. */
function putLead(view: View, seat: Seat, hopes: readonly number[], put: Put): void {
  const own = hopes[seat];
  let [hope, money] = [-Infinity, -Infinity];
  for (let other = 0; other < hopes.length; other += 1) {
    if (other === seat) continue;
    hope = Math.max(hope, hopes[other]);
    money = Math.max(money, view.money[other]);
  }
  const alone = seatsOf(view) === 1;
  put(alone ? 0 : tanh((own - hope) / 2));
  put(alone ? 0 : tanh((own - hope) / 12));
  put(alone ? 0 : tanh((view.money[seat] - money) / 4));
}
