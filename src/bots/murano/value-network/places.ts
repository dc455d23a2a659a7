import type { Seat } from '#core/game';
import { nextPlace, type Place } from '#games/murano/rules/board';
import { seatsOf, type View } from '#games/murano/rules/state';

/** Where the selector will stand after so many turns. */
export function laterPlace(place: Place, turns: number): Place {
  let later = place;
  for (let turn = 0; turn < turns; turn += 1) later = nextPlace(later);
  return later;
}

/** Where it will stand when this seat takes its next pair. */
export function ownPlace(view: View, seat: Seat): Place {
  const seats = seatsOf(view);
  return laterPlace(view.selector, ((seat - view.turn + seats) % seats) + (view.turned ? 0 : 1));
}
