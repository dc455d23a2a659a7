import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import type { Card } from '../rules/cards.ts';
import { packetHeld, roundsDrafted } from '../modules/draft.ts';
import { key, type Slot, slotOf, type Stretch, stretchesSeen, tracedCards } from '../modules/slots.ts';
import { seatsOf, type State, type View } from '../rules/state.ts';

/** A card that somebody picked in one of several rounds: these are the slots it may have come from. */
interface Claim {
  readonly card: Card;
  readonly slots: readonly Slot[];
}

/**
 * Packets, hands and box that agree with what a seat has held in the draft and with every card shown since [M102];
 * null when the cards shown in this view could not have come from such packets.
 */
export function imaginePackets(
  seen: View,
  viewer: Seat | null,
  random: Random,
): Pick<State, 'packets' | 'hands' | 'box'> | null {
  const stretches = stretchesSeen(seen, viewer);
  const filled = new Map<string, Card>();
  for (const { card, slot } of tracedCards(seen)) filled.set(key(slot), card);
  if (!matchClaims(claimsOf(seen, viewer, stretches, filled), filled, random)) return null;
  for (const { slots, cards } of stretches) fill(slots, cards, filled, random);
  const rounds = roundsDrafted(seen);
  const packets = seen.packets.map((packet, at) => {
    const cards = packet.map((_, place) => filled.get(key({ packet: at, at: place }))!);
    // What is still in a packet has no order of its own.
    return [...cards.slice(0, rounds), ...inOrder(cards.slice(rounds))];
  });
  return { packets, hands: handsFrom(seen, packets, random), box: boxFrom(seen, packets, filled) };
}

const inOrder = (cards: readonly Card[]): Card[] => cards.slice().sort((a, b) => a - b);

/** Cards that somebody is known to have picked, and the picks that may have been them. */
function claimsOf(
  seen: View,
  viewer: Seat | null,
  stretches: readonly Stretch[],
  filled: ReadonlyMap<string, Card>,
): Claim[] {
  const placed = new Set(filled.values());
  return seen.memory.picks.flatMap((picks, seat) => {
    if (seat === viewer) return [];
    const lost = seen.memory.traced[seat].flatMap((card, round) =>
      card === HIDDEN && !picks.includes(round) ? [round] : [],
    );
    return cardsOf(seen, seat)
      .filter(({ card }) => !placed.has(card))
      .map(({ card, round }) => {
        const slots = (round < 0 ? lost : [round]).map((pick) => slotOf(seen, seat, pick));
        return { card, slots: slots.filter((slot) => mayHold(stretches, slot, card)) };
      });
  });
}

/** Cards known to be a seat's, with the round of their pick or −1: completed, in view, or seen before Magician. */
function cardsOf(seen: View, seat: Seat): { readonly card: Card; readonly round: number }[] {
  const places = seen.hands[seat].map((card, place) => ({ card, round: seen.memory.picks[seat][place] }));
  const shown = places.filter(({ card }) => card !== HIDDEN);
  const loose = seen.memory.loose[seat] ?? [];
  const others = [...seen.completed[seat], ...seen.aside[seat], ...loose].filter(
    (other) => !shown.some(({ card }) => card === other),
  );
  return [...shown, ...others.map((card) => ({ card, round: -1 }))];
}

const mayHold = (stretches: readonly Stretch[], slot: Slot, card: Card): boolean =>
  stretches.some(
    ({ slots, cards }) => cards.includes(card) && slots.some((other) => key(other) === key(slot)),
  );

/** Gives every claim a slot of its own; whoever stands in the way moves on if it can. */
function matchClaims(claims: readonly Claim[], filled: Map<string, Card>, random: Random): boolean {
  const holder = new Map<string, Claim>();
  const place = (claim: Claim, tried: Set<string>): boolean => {
    for (const slot of shuffled(claim.slots, random)) {
      const at = key(slot);
      if (tried.has(at)) continue;
      tried.add(at);
      const other = holder.get(at);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(at, claim);
      return true;
    }
    return false;
  };
  if (!shuffled(claims, random).every((claim) => place(claim, new Set()))) return false;
  for (const [at, { card }] of holder) filled.set(at, card);
  return true;
}

/** The cards of a stretch that are nowhere yet go to its free slots. */
function fill(
  slots: readonly Slot[],
  cards: readonly Card[],
  filled: Map<string, Card>,
  random: Random,
): void {
  const placed = new Set(filled.values());
  const left = shuffled(
    cards.filter((card) => !placed.has(card)),
    random,
  );
  for (const slot of slots) if (!filled.has(key(slot))) filled.set(key(slot), left.pop()!);
}

/** The cards each seat picked and still holds: where they can be followed in their places, the others anywhere else. */
function handsFrom(
  seen: View,
  packets: readonly (readonly Card[])[],
  random: Random,
): readonly (readonly Card[])[] {
  const rounds = roundsDrafted(seen);
  return seen.hands.map((hand, seat) => {
    const picked = Array.from(
      { length: rounds },
      (_, round) => packets[packetHeld(seatsOf(seen), seat, round)][round],
    );
    const known = hand.map((card, place): Card | Hidden => {
      if (card !== HIDDEN) return card;
      const round = seen.memory.picks.length === 0 ? place : seen.memory.picks[seat][place];
      return round < 0 ? HIDDEN : picked[round];
    });
    const gone = [...known, ...seen.completed[seat], ...seen.aside[seat]];
    const left = shuffled(
      picked.filter((card) => !gone.includes(card)),
      random,
    );
    return known.map((card) => (card === HIDDEN ? left.pop()! : card));
  });
}

/** The creations never dealt and, after the draft, what was left of the packets. */
function boxFrom(
  seen: View,
  packets: readonly (readonly Card[])[],
  filled: ReadonlyMap<string, Card>,
): readonly Card[] {
  const undealt = [...filled].filter(([at]) => at.startsWith('-1')).map(([, card]) => card);
  const rounds = seen.memory.picks.length > 0 ? roundsDrafted(seen) : Infinity;
  return inOrder([...undealt, ...packets.flatMap((packet) => packet.slice(rounds))]);
}
