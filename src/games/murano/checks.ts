import { HIDDEN } from '#core/game';
import { problem } from '#core/problem';
import { couldBeDrawn } from './advantages/draw.ts';
import { MARKET_SIZE, NOON } from './board.ts';
import { type Card, CHALLENGE_DECK } from './cards.ts';
import { LIRAS } from './content/liras.ts';
import { packetHeld } from './draft.ts';
import { due } from './owed.ts';
import { checkCards, checkShards } from './read-deal.ts';
import { contains, sizeOf } from './shards.ts';
import { BENCH_SIZE, seatsOf, type State } from './state.ts';
import { handSize, packetSize } from './variants.ts';

type Expect = (holds: boolean, message: string) => void;

/** The creations of a state wherever they lie; what the packets remember of cards already picked does not count. */
export function creationsOf(state: State): Card[] {
  const inPackets =
    due(state)?.kind === 'pick' ? state.packets.flatMap((packet) => packet.slice(state.hands[0].length)) : [];
  return [...state.hands, ...state.completed, ...state.aside].flat().concat(state.box, inPackets);
}

/** What no match can lead to is refused with what was expected instead. */
export function checkState(state: State): void {
  const expect: Expect = (holds, message) => {
    if (!holds) throw problem('inconsistent', `state: expected ${message}`);
  };
  checkCards(creationsOf(state), 'state');
  const places = [...state.markets, ...state.benches, state.warehouse];
  checkShards(
    places.reduce((all, shards) => all + shards, 0),
    places.reduce((total, shards) => total + sizeOf(shards), 0),
    'state',
  );
  expect(couldBeDrawn(state.options, state.advantages), 'four advantages that these options can give');
  expect(
    state.markets.every((market) => sizeOf(market) <= MARKET_SIZE),
    'at most three shards on a market',
  );
  checkHands(state, expect);
  checkTurn(state, expect);
  checkOwed(state, expect);
  checkModules(state, expect);
}

function checkHands(state: State, expect: Expect): void {
  const drafting = due(state)?.kind === 'pick';
  const size = handSize(state.options, seatsOf(state));
  state.hands.forEach((hand, seat) => {
    const all = hand.length + state.completed[seat].length + state.aside[seat].length;
    expect(drafting ? all < size : all === size, `${size} creations of seat ${seat}, in hand or completed`);
  });
}

function checkTurn(state: State, expect: Expect): void {
  const { phase, turned, taken, dealt, made, lastDeal, terms } = state;
  expect(turned || taken === 0, 'nothing taken before the selector has turned');
  expect(taken > 0 || phase === 'collect', 'the phase collect until something was taken');
  expect(taken <= terms.takings && dealt <= terms.deals, 'no more takings and negotiations than are allowed');
  expect(dealt > 0 === (lastDeal !== 'none' && lastDeal !== 'skip'), 'lastDeal to tell the last negotiation');
  expect(lastDeal === 'none' || phase !== 'collect', 'no negotiation in the phase collect');
  expect(
    made > 0 === (phase === 'create') || phase === 'over',
    'creations of this turn in the phase create and in no other',
  );
  expect(
    lastDeal !== 'none' || phase === 'collect' || (phase === 'negotiate' && terms.deals > 1),
    'a negotiation before the phases after it',
  );
  expect(state.lastMade <= state.round, 'no creation in a later round');
}

/** A declared action and the terms it was declared for go together, and a full bench is owed its surplus. */
function checkOwed(state: State, expect: Expect): void {
  const owed = due(state);
  const { terms } = state;
  expect((owed?.kind === 'buy') === (terms.price === 0), 'a price of 0 exactly when a Buy was declared');
  expect(
    (owed?.kind === 'sell') === (terms.proceeds === 4),
    'proceeds of 4 exactly when a Sell was declared',
  );
  expect((owed?.kind === 'exchange') === terms.anyPart, 'any part exactly when an Exchange was declared');
  expect((owed?.kind === 'create') === terms.bonus > 0, 'a bonus exactly when a creation was declared');
  expect(state.owed.length <= 1, 'one owed decision at most');
  expect(owed === undefined || owed.seats.length > 0, 'somebody who owes the decision');
  expect(owed === undefined || state.phase !== 'over', 'nothing owed when the match is over');
  state.benches.forEach((bench, seat) => {
    const surplus = Math.max(0, sizeOf(bench) - BENCH_SIZE);
    const returned = owed?.kind === 'return' && owed.seats.includes(seat) ? owed.count : 0;
    const taking = owed?.kind === 'substitute' && owed.seats.includes(seat);
    expect(
      taking || surplus === returned,
      `at most eight shards on the bench of seat ${seat}, or the surplus owed`,
    );
  });
  const atOnce = owed?.kind === 'pick' || owed?.kind === 'discard';
  state.choices.forEach((choice, seat) => {
    expect(atOnce ? choice.length <= 1 : choice.length === 0, 'choices only while several choose at once');
    expect(
      !atOnce || (choice.length === 1) !== owed.seats.includes(seat) || sizeOf(state.benches[seat]) === 0,
      `seat ${seat} to have chosen or to be choosing`,
    );
  });
  expect(
    owed === undefined ||
      (owed.kind !== 'receive' && owed.kind !== 'gain') ||
      (owed.from !== 0 && contains(state.warehouse, owed.from)),
    'owed shards that lie in the warehouse',
  );
}

function checkModules(state: State, expect: Expect): void {
  const { options } = state;
  const seats = seatsOf(state);
  expect(
    state.selector !== NOON || (options.expert && state.round === 1 && !state.turned),
    'the selector at noon only before the first turn of an expert match',
  );
  if (options.expert) {
    expect(
      state.liras.every((left, space) => left <= LIRAS[seats][space]),
      `at most ${LIRAS[seats].join(' and ')} Liras on the board`,
    );
  }
  const challenges = [...state.pile, ...state.revealed, ...state.unused].sort((a, b) => a - b);
  expect(
    challenges.join() === (seats === 1 ? CHALLENGE_DECK.join() : ''),
    seats === 1 ? 'all ten challenge cards' : 'no challenge cards',
  );
  if (options.draft) checkPackets(state, expect);
  const { picks, traced, faces, loose } = state.memory;
  const drafted = options.draft && due(state)?.kind !== 'pick';
  expect(
    picks.length > 0 === drafted && traced.length > 0 === drafted,
    'picks and traced in memory after a draft',
  );
  const open = options.openFirst && (!options.draft || drafted);
  expect(
    faces.length > 0 === open && loose.length > 0 === open,
    'faces and loose in memory with open first cards',
  );
  state.hands.forEach((hand, seat) => {
    expect(!drafted || picks[seat].length === hand.length, `a pick for each card of seat ${seat}`);
    expect(
      !open || faces[seat].every((card, place) => card === HIDDEN || card === hand[place]),
      `faces of the hand of seat ${seat}`,
    );
  });
}

/** L61: every card that was picked is in the hand of whoever held its packet, or was completed by them. */
function checkPackets(state: State, expect: Expect): void {
  const seats = seatsOf(state);
  const size = packetSize(state.options, seats);
  const rounds = due(state)?.kind === 'pick' ? state.hands[0].length : handSize(state.options, seats);
  expect(
    state.packets.every((packet) => packet.length === size),
    `${size} cards in each packet`,
  );
  state.hands.forEach((hand, seat) => {
    const own = [...hand, ...state.completed[seat], ...state.aside[seat]];
    for (let round = 0; round < rounds; round += 1) {
      expect(
        own.includes(state.packets[packetHeld(seats, seat, round)][round]),
        `the picks of seat ${seat} in its hand`,
      );
    }
  });
}
