import type { Seat } from '#core/game';
import { seatsOf, type View } from '#games/murano/rules/state';

/**
 * The same number at each decision of a turn, from what this seat cannot change in it: whoever plans anew at each step must
 * not give a plan up halfway for other luck, or for another whim.
 */
export function turnSeed(view: View, seat: Seat): number {
  let seed = view.round;
  for (let other = 0; other < seatsOf(view); other += 1) {
    if (other !== seat) seed = Math.imul(seed, PRIME) + view.benches[other] + view.hands[other].length;
  }
  return seed >>> 0;
}
const PRIME = 16_777_619;
