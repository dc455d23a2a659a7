import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { moved } from '#core/list';
import type { Card } from '../rules/cards.ts';
import { NO_CHOICES } from '../rules/choices.ts';
import { beginMemory } from '../view/memory.ts';
import { amend, due, settled } from '../rules/owed.ts';
import { seatsOf, type View } from '../rules/state.ts';
import { handSize } from './variants.ts';

/** L61: picks are owed until every hand is complete. */
export const isDrafting = (view: View): boolean => due(view)?.kind === 'pick';

/** Rounds of the draft that are over: as many cards as everybody has picked. */
export function roundsDrafted(view: View): number {
  return isDrafting(view) ? view.hands[0].length : handSize(view.options, seatsOf(view));
}

/** L61: packets go to the left, so in each round a seat holds the packet that began one seat further to its right. */
export const packetHeld = (seats: number, seat: Seat, round: number): number =>
  (((seat - round) % seats) + seats) % seats;

/** The cards this seat may choose from now. */
export function packetAt(view: View, seat: Seat): readonly (Card | Hidden)[] {
  const round = view.hands[seat].length;
  return view.packets[packetHeld(seatsOf(view), seat, round)].slice(round);
}

/** Everybody has picked: each card goes to the end of its hand, and the packets go on. */
export function passPackets(state: View): void {
  const seats = seatsOf(state);
  const round = state.hands[0].length;
  const packets = state.packets.slice();
  state.hands = state.hands.map((hand, seat) => {
    const at = packetHeld(seats, seat, round);
    const [place] = state.choices[seat];
    // In a preview the picks of the others stay unknown.
    if (place === HIDDEN) return [...hand, HIDDEN];
    packets[at] = moved(packets[at], round + place - 1, round);
    return [...hand, packets[at][round]];
  });
  state.packets = packets;
  state.choices = NO_CHOICES[seats];
  if (round + 1 < handSize(state.options, seats)) amend(state, { seats: state.hands.map((_, seat) => seat) });
  else finishDraft(state, round + 1);
}

/** M38: what is left of the packets goes back to the box; the packets stay as a memory of who could have seen what. */
function finishDraft(state: View, rounds: number): void {
  state.box = [...state.box, ...state.packets.flatMap((packet) => packet.slice(rounds))].sort(
    (a, b) => a - b,
  );
  settled(state);
  beginMemory(state);
}
