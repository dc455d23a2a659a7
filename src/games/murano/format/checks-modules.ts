import { HIDDEN, type Hidden } from '#core/game';
import { NOON } from '../rules/board.ts';
import { type Card, CHALLENGE_DECK } from '../rules/cards.ts';
import { CHALLENGES_IN_PILE } from '../content/challenges.ts';
import { lirasAtFirst } from '../modules/expert.ts';
import { isDrafting, packetHeld, roundsDrafted } from '../modules/draft.ts';
import type { Expect } from './expect.ts';
import { LIRAS_AT_FIRST } from '../rules/setup.ts';
import { COLOURS, NO_SHARDS, one } from '../rules/shards.ts';
import { completedBy, seatsOf, type State } from '../rules/state.ts';
import { packetSize } from '../modules/variants.ts';

export function checkModules(state: State, expect: Expect): void {
  checkExpert(state, expect);
  checkSolo(state, expect);
  if (state.options.draft) checkPackets(state, expect);
  checkMemory(state, expect);
}

function checkExpert(state: State, expect: Expect): void {
  const { options, selector, round, turn, first, turned, liras } = state;
  expect(
    selector !== NOON || (options.expert && round === 1 && turn === first && !turned),
    'the selector at noon only before the first turn of an expert match',
  );
  if (!options.expert) return;
  const most = lirasAtFirst(state, seatsOf(state));
  expect(
    liras.every((left, space) => left <= most[space]),
    `at most ${most.join(' and ')} Liras on the board`,
  );
}

/** L49, M45: a card after each turn. */
function checkSolo(state: State, expect: Expect): void {
  if (seatsOf(state) > 1) return;
  const { pile, revealed, unused } = state;
  const all = [...pile, ...revealed, ...unused].sort((a, b) => a - b);
  expect(all.join() === CHALLENGE_DECK.join(), 'all ten challenge cards');
  expect(pile.length + revealed.length === CHALLENGES_IN_PILE, 'six challenge cards in the pile or revealed');
  expect(state.round === revealed.length + 1, 'a challenge revealed after each turn');
}

/** The cards a seat has picked, round by round. */
function picksOf(state: State, seat: number): readonly Card[] {
  return Array.from(
    { length: roundsDrafted(state) },
    (_, round) => state.packets[packetHeld(seatsOf(state), seat, round)][round],
  );
}

/** L61: what was picked is in the hand of the picker or completed, what was left is in the packets or the box. */
function checkPackets(state: State, expect: Expect): void {
  const seats = seatsOf(state);
  const size = packetSize(state.options, seats);
  const drafting = isDrafting(state);
  expect(
    state.packets.every((packet) => packet.length === size) &&
      new Set(state.packets.flat()).size === seats * size,
    `${size} cards in each packet, each once`,
  );
  state.hands.forEach((hand, seat) => {
    const picks = picksOf(state, seat);
    const own = [...hand, ...state.completed[seat], ...state.aside[seat]];
    expect(
      drafting ? hand.join() === picks.join() : picks.every((card) => own.includes(card)),
      `the picks of seat ${seat} in its hand or completed`,
    );
  });
  if (!drafting) return;
  const { phase, turned, round, turn, first } = state;
  expect(phase === 'collect' && !turned && round === 1 && turn === first, 'no turn before the draft is over');
  expect(
    state.hands.every((_, seat) => completedBy(state, seat) === 0),
    'no creation before the draft is over',
  );
  expect(
    state.benches.every((bench) => bench === NO_SHARDS),
    'empty benches before the draft is over',
  );
  expect(
    state.money.every((money) => money === LIRAS_AT_FIRST),
    `${LIRAS_AT_FIRST} Liras each before the draft is over`,
  );
  expect(
    COLOURS.every((colour) => state.markets.includes(one(colour))),
    'one shard of each colour on the markets before the draft is over',
  );
}

/** M90: what everybody remembers must be true, or nobody could imagine a match that agrees with it. */
function checkMemory(state: State, expect: Expect): void {
  const { options, memory } = state;
  const drafted = options.draft && !isDrafting(state);
  const open = options.openFirst && !isDrafting(state);
  const seats = seatsOf(state);
  expect(
    memory.picks.length === (drafted ? seats : 0) && memory.traced.length === (drafted ? seats : 0),
    'picks and traced in memory after a draft',
  );
  expect(
    memory.faces.length === (open ? seats : 0) && memory.loose.length === (open ? seats : 0),
    'faces and loose in memory with open first cards',
  );
  state.hands.forEach((hand, seat) => {
    if (drafted) checkDrafted(state, seat, expect);
    if (!open) return;
    const [faces, loose] = [memory.faces[seat], memory.loose[seat]];
    expect(faces.length === hand.length && agrees(faces, hand), `faces of the hand of seat ${seat}`);
    expect(hand.length === 0 || faces[0] === hand[0], `the first card of seat ${seat} among its faces`);
    expect(
      loose.every((card) => hand.includes(card) && !faces.includes(card)),
      `loose cards of the hand of seat ${seat}`,
    );
    expect(new Set(loose).size === loose.length, `each loose card of seat ${seat} once`);
  });
}

function checkDrafted(state: State, seat: number, expect: Expect): void {
  const { picks, traced } = state.memory;
  const own = picksOf(state, seat);
  const hand = state.hands[seat];
  expect(
    picks[seat].length === hand.length &&
      agrees(
        picks[seat].map((round) => (round < 0 ? HIDDEN : own[round])),
        hand,
      ),
    `a pick for each card in the hand of seat ${seat}`,
  );
  expect(
    traced[seat].length === own.length && agrees(traced[seat], own),
    `traced to tell the picks of seat ${seat}`,
  );
}

const agrees = (known: readonly (Card | Hidden)[], cards: readonly Card[]): boolean =>
  known.every((card, at) => card === HIDDEN || card === cards[at]);
