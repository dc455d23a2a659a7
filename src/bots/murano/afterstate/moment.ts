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

const bit = (holds: boolean): number => (holds ? 1 : 0);

/** What the seat owes, where in its turn it is, and what the rest of the turn can bring; in others' turns only the first. */
export function putMoment(view: View, seat: Seat, next: NextTurn, put: Put): void {
  const owed = due(view);
  const own = owed?.seats.includes(seat) === true ? owed : undefined;
  putOneOf(own === undefined ? -1 : OWED_KINDS.indexOf(own.kind), OWED_KINDS.length, put);
  put((own?.count ?? 0) / 2);
  put(bit(owed !== undefined && own === undefined));
  if (view.turn === seat && view.phase !== 'over') putOwnTurn(view, seat, next, put);
  else putNothing(OWN_TURN, put);
}

function putOwnTurn(view: View, seat: Seat, next: NextTurn, put: Put): void {
  const { terms, taken, made, turned, selector } = view;
  const deals = dealRefusal(view) === null;
  put(1);
  putOneOf(PHASES.indexOf(view.phase), TURN_PHASES, put);
  put(bit(turned));
  put(bit(taken > 0));
  put(bit(taken < terms.takings));
  putOneOf(DEALS.indexOf(view.lastDeal), DEALS.length, put);
  put(bit(deals));
  put(bit(made === 1));
  put(bit(made >= 2));
  put(bit(terms.price === 0));
  put(bit(terms.proceeds === MERCHANT_PROCEEDS));
  put(bit(terms.anyPart));
  put(bit(terms.bonus > 0));
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
    for (let most = 1; most <= 3; most += 1) put(bit(view.hands[other].length <= most));
    put(completedBy(view, other) / 6);
    put(bit(sizeOf(view.benches[other]) >= LARGE_BENCH));
  }
  putOneOf(seats === 1 ? view.pile.length : -1, CHALLENGES + 1, put);
  put(bit(view.options.expert));
}
