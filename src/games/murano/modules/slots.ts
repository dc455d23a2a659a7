import { HIDDEN, type Seat } from '#core/game';
import { type Card, CARDS } from '../rules/cards.ts';
import { packetHeld } from './draft.ts';
import { stretchesOf } from './packets.ts';
import { seatsOf, type View } from '../rules/state.ts';

/** A place for a card: in a packet, by the order in which it was taken, or in the box, where `packet` is −1. */
export interface Slot {
  readonly packet: number;
  readonly at: number;
}

/** Cards of which it is known that they fill these slots in some order. */
export interface Stretch {
  readonly slots: readonly Slot[];
  readonly cards: readonly Card[];
}

export const key = ({ packet, at }: Slot): string => `${packet}:${at}`;

/** Where the card lay that a seat picked in a round. */
export const slotOf = (seen: View, seat: Seat, round: number): Slot => ({
  packet: packetHeld(seatsOf(seen), seat, round),
  at: round,
});

/** What a viewer knows of the packets; everything unseen, with the creations never dealt, is one stretch. */
export function stretchesSeen(seen: View, viewer: Seat | null): Stretch[] {
  const known: Stretch[] = [];
  const unseen: Slot[] = [];
  seen.packets.forEach((cards, packet) => {
    for (const { from, to, seen: held } of stretchesOf(seen, packet, viewer)) {
      const slots = Array.from({ length: to - from }, (_, at) => ({ packet, at: from + at }));
      if (held) known.push({ slots, cards: cards.slice(from, to) });
      else unseen.push(...slots);
    }
  });
  const visible = known.flatMap(({ cards }) => cards);
  const rest = CARDS.filter((card) => !visible.includes(card));
  for (let at = 0; unseen.length < rest.length; at += 1) unseen.push({ packet: -1, at });
  return [...known, { slots: unseen, cards: rest }];
}

/** Cards that everybody has seen and could follow from their pick. */
export function tracedCards(seen: View): { readonly card: Card; readonly slot: Slot }[] {
  return seen.memory.traced.flatMap((cards, seat) =>
    cards.flatMap((card, round) => (card === HIDDEN ? [] : [{ card, slot: slotOf(seen, seat, round) }])),
  );
}
