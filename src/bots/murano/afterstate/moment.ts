import type { Seat } from '#core/game';
import { nextPlace } from '#games/murano/rules/board';
import { dealRefusal } from '#games/murano/rules/offers';
import { due, OWED_KINDS } from '#games/murano/rules/owed';
import { sizeOf } from '#games/murano/rules/shards';
import { completedBy, DEALS, PHASES, seatsOf, type View } from '#games/murano/rules/state';
import { MERCHANT_PROCEEDS } from '#games/murano/rules/terms';
import { type NextTurn, turnFrom } from '../value-network/next-turn.ts';
import { type Put, putTurn } from '../value-network/own-parts.ts';
import { putOneOf } from './colours.ts';

const RIVALS = 3;
/** The phases of a turn; a match that is over is not written. */
const TURN_PHASES = PHASES.length - 1;
/** The numbers of `moment` and `restOfTurn`. */
const OWN_TURN = 19 + 15;
/** The challenges of a pile. [L49] */
const CHALLENGES = 6;
const LARGE_BENCH = 7;

function putNothing(count: number, put: Put): void {
  for (let at = 0; at < count; at += 1) put(0);
}

/** Where in its turn the seat is, what it owes, and what the rest of the turn can bring; nothing in others' turns. */
export function putMoment(view: View, seat: Seat, next: NextTurn, put: Put): void {
  const owed = due(view);
  const own = owed?.seats.includes(seat) === true ? owed : undefined;
  putOneOf(own === undefined ? -1 : OWED_KINDS.indexOf(own.kind), OWED_KINDS.length, put);
  put((own?.count ?? 0) / 2);
  put(owed !== undefined && own === undefined ? 1 : 0);
  if (view.turn !== seat || view.phase === 'over') {
    putNothing(OWN_TURN, put);
    return;
  }
  const { terms, taken, made, turned, selector } = view;
  const deals = dealRefusal(view) === null;
  put(1);
  putOneOf(PHASES.indexOf(view.phase), TURN_PHASES, put);
  put(turned ? 1 : 0);
  put(taken > 0 ? 1 : 0);
  put(taken < terms.takings ? 1 : 0);
  putOneOf(DEALS.indexOf(view.lastDeal), DEALS.length, put);
  put(deals ? 1 : 0);
  put(made === 1 ? 1 : 0);
  put(made >= 2 ? 1 : 0);
  put(terms.price === 0 ? 1 : 0);
  put(terms.proceeds === MERCHANT_PROCEEDS ? 1 : 0);
  put(terms.anyPart ? 1 : 0);
  put(terms.bonus > 0 ? 1 : 0);
  const place = turned ? selector : nextPlace(selector);
  turnFrom(view, seat, { takes: taken === 0, place, deals, price: terms.price }, next);
  putTurn(next, put);
}

/** How near the others are to their end, in the order of the seats, and how near that of the match is. */
export function putOthers(view: View, seat: Seat, put: Put): void {
  const seats = seatsOf(view);
  for (let after = 1; after <= RIVALS; after += 1) {
    if (after >= seats) {
      putNothing(5, put);
      continue;
    }
    const other = (seat + after) % seats;
    for (let most = 1; most <= 3; most += 1) put(view.hands[other].length <= most ? 1 : 0);
    put(completedBy(view, other) / 6);
    put(sizeOf(view.benches[other]) >= LARGE_BENCH ? 1 : 0);
  }
  putOneOf(seats === 1 ? view.pile.length : -1, CHALLENGES + 1, put);
  put(view.options.expert ? 1 : 0);
}
