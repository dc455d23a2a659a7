import { couldBeDrawn } from '../advantages/draw.ts';
import { MARKET_SIZE } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { checkModules } from './checks-modules.ts';
import { checkOwed } from './checks-owed.ts';
import { type Expect, expecting } from './expect.ts';
import { isDrafting } from '../modules/draft.ts';
import { firstSeat } from '../options.ts';
import { checkCards, checkShards } from './read-deal.ts';
import { sizeOf } from '../rules/shards.ts';
import { completedBy, seatsOf, type State } from '../rules/state.ts';
import { isLastRound } from '../rules/turn.ts';
import { handSize } from '../modules/variants.ts';

/** The creations of a state wherever they lie; what the packets remember of cards already picked does not count. */
export function creationsOf(state: State): Card[] {
  const packets = isDrafting(state) ? state.packets.map((packet) => packet.slice(state.hands[0].length)) : [];
  return [...state.hands, ...state.completed, ...state.aside, ...packets].flat().concat(state.box);
}

/** What no match can lead to is refused with what was expected instead. */
export function checkState(state: State): void {
  const expect = expecting('state');
  checkCards(creationsOf(state), 'state');
  const places = [...state.markets, ...state.benches, state.warehouse];
  checkShards(places, 'state');
  const chosen = firstSeat(state.options.first);
  expect(chosen === null || state.first === chosen, `seat ${chosen}, chosen in the options, to be first`);
  expect(couldBeDrawn(state.options, state.advantages), 'four advantages that these options can give');
  expect(
    state.markets.every((market) => sizeOf(market) <= MARKET_SIZE),
    'at most three shards on a market',
  );
  checkHands(state, expect);
  checkTurn(state, expect);
  checkModules(state, expect);
  checkOwed(state, expect);
  checkEnd(state, expect);
}

function checkHands(state: State, expect: Expect): void {
  const size = handSize(state.options, seatsOf(state));
  const drafting = isDrafting(state);
  const wanted = drafting ? Math.min(state.hands[0].length, size - 1) : size;
  state.hands.forEach((hand, seat) => {
    const all = hand.length + completedBy(state, seat);
    expect(all === wanted, `${wanted} creations of seat ${seat}, in hand or completed`);
  });
}

function checkTurn(state: State, expect: Expect): void {
  const { phase, turn, turned, taken, dealt, made, lastDeal, terms } = state;
  expect(turned || taken === 0, 'nothing taken before the selector has turned');
  expect(taken > 0 || phase === 'collect', 'the phase collect until something was taken');
  expect(taken <= terms.takings && dealt <= terms.deals, 'no more takings and negotiations than are allowed');
  expect(dealt > 0 === (lastDeal !== 'none' && lastDeal !== 'skip'), 'lastDeal to tell the last negotiation');
  expect(lastDeal === 'none' || phase !== 'collect', 'no negotiation in the phase collect');
  expect(terms.deals === 1 || phase !== 'collect', 'two negotiations allowed only after the phase collect');
  expect(
    lastDeal !== 'none' || phase === 'collect' || (phase === 'negotiate' && terms.deals > 1),
    'a negotiation before the phases after it',
  );
  expect(
    made > 0 === (phase === 'create') || phase === 'over',
    'creations of this turn in the phase create and in no other',
  );
  expect(made <= completedBy(state, turn), 'the creations of this turn among those completed');
  expect(
    state.lastMade <= state.round && (made === 0 || state.lastMade === state.round),
    'lastMade to tell the round of the last creation',
  );
}

/** L31, M63: a match ends with a whole round, and nobody plays on after their last creation. */
function checkEnd(state: State, expect: Expect): void {
  const seats = seatsOf(state);
  const inRound = (seat: number): number => (seat - state.first + seats) % seats;
  const lastOfRound = inRound(state.turn) === seats - 1;
  const over = lastOfRound && state.lastDeal !== 'none' && state.owed.length === 0 && isLastRound(state);
  expect(state.phase !== 'over' || over, 'a match that is over to have come to an end');
  expect(
    isDrafting(state) ||
      state.hands.every((hand, seat) => hand.length > 0 || inRound(seat) <= inRound(state.turn)),
    'nobody without a card before their turn of the last round',
  );
}
