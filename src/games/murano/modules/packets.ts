import type { Hidden, Seat } from '#core/game';
import type { Card } from '../rules/cards.ts';
import { roundsDrafted } from './draft.ts';
import { hiddenCards, seatsOf, type State, type View } from '../rules/state.ts';
import { handSize } from './variants.ts';

/**
 * What a seat has seen of one packet, as stretches of the order in which its cards were taken. [M102]
 * Before it first held the packet: unseen. A card it took itself: known. Between that and the next time it held
 * the packet, or until now: it knows which cards, but not who took which.
 */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly seen: boolean;
}

/** The stretches of the packet that began at a seat, for a viewer; null for a spectator, who sees nothing. */
export function stretchesOf(view: View, packet: number, viewer: Seat | null): readonly Stretch[] {
  const size = view.packets[packet].length;
  const seats = seatsOf(view);
  const rounds = roundsDrafted(view);
  const last = rounds < handSize(view.options, seats) ? rounds : rounds - 1;
  const first = viewer === null ? size : (viewer - packet + seats) % seats;
  if (first > last) return [{ from: 0, to: size, seen: false }];
  const stretches: Stretch[] = [{ from: 0, to: first, seen: false }];
  for (let held = first; held <= last; held += seats) {
    // The packet in hand now: nothing has been taken from it yet.
    const taken = held < rounds ? 1 : 0;
    const until = held + seats <= last ? held + seats : size;
    if (taken === 1) stretches.push({ from: held, to: held + 1, seen: true });
    stretches.push({ from: held + taken, to: until, seen: true });
  }
  return stretches.filter(({ from, to }) => from < to);
}

/** In each stretch that was seen the cards stand in the order of their numbers, because nothing else is known. */
export function packetsSeen(state: State, viewer: Seat | null): readonly (readonly (Card | Hidden)[])[] {
  if (state.packets.length === 0) return state.packets;
  return state.packets.map((packet, at) =>
    stretchesOf(state, at, viewer).flatMap(({ from, to, seen }): readonly (Card | Hidden)[] =>
      seen ? packet.slice(from, to).sort((a, b) => a - b) : hiddenCards(to - from),
    ),
  );
}
