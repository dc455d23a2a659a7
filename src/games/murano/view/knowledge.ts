import type { Hidden, Seat } from '#core/game';
import type { Card } from '../rules/cards.ts';
import { roundsDrafted } from '../modules/draft.ts';
import { key, type Slot, stretchesSeen, tracedCards } from '../modules/slots.ts';
import { seatsOf, type View } from '../rules/state.ts';

/** What a viewer can be sure of in the hand of another seat. */
export interface KnownHand {
  /** For each place of the hand the card there, where it is known. */
  readonly places: readonly (Card | Hidden)[];
  /** Cards that are in the hand, nobody else knows where. */
  readonly loose: readonly Card[];
}

/** M102: what lies open, what everybody remembers, and what follows from the packets the viewer has held. */
export function knownHand(view: View, viewer: Seat | null, rival: Seat): KnownHand {
  const places = view.hands[rival].slice();
  const loose = new Set(view.memory.loose[rival] ?? []);
  const gone = [...view.completed[rival], ...view.aside[rival]];
  for (const { card, round } of certainPicks(view, viewer, rival)) {
    const place =
      round < 0 || view.memory.picks.length === 0 ? round : view.memory.picks[rival].indexOf(round);
    if (place >= 0) places[place] = card;
    else if (!gone.includes(card)) loose.add(card);
  }
  return { places, loose: [...loose].filter((card) => !places.includes(card)).sort((a, b) => a - b) };
}

/** Cards that only this seat can have picked, and in which round, or −1 if it may have been one of several. */
function certainPicks(
  view: View,
  viewer: Seat | null,
  rival: Seat,
): { readonly card: Card; readonly round: number }[] {
  if (view.packets.length === 0) return [];
  const traced = tracedCards(view);
  const slots = new Set(traced.map(({ slot }) => key(slot)));
  const cards = new Set(traced.map(({ card }) => card));
  return stretchesSeen(view, viewer).flatMap((stretch) => {
    const free = stretch.slots.filter((slot) => !slots.has(key(slot)));
    if (free.some((slot) => pickerOf(view, slot) !== rival)) return [];
    const round = free.length === 1 ? free[0].at : -1;
    return stretch.cards.filter((card) => !cards.has(card)).map((card) => ({ card, round }));
  });
}

/** Who picked the card of a slot; −1: nobody has. */
function pickerOf(view: View, { packet, at }: Slot): Seat | -1 {
  return packet < 0 || at >= roundsDrafted(view) ? -1 : (packet + at) % seatsOf(view);
}
