import type { Seat } from '#core/game';
import { replaced } from '#core/list';
import { earn } from '../rules/bench.ts';
import type { Place } from '../rules/board.ts';
import { factsIn, type Printed } from '../pack/in-play.ts';
import { completedBy, seatsOf, type View } from '../rules/state.ts';

/** L69, M53: the places of the circle after which there is a space with Liras, 12:00 first, then clockwise. */
export function liraSpaces(printed: Printed, seats: number): readonly Place[] {
  const liras = factsIn(printed).liras[seats] ?? [];
  return SPACES.filter((place) => liras[place] > 0);
}
/** 12:00 lies after the last place. */
const SPACES: readonly Place[] = [11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How many Liras lie on each of them at first. */
export const lirasAtFirst = (printed: Printed, seats: number): readonly number[] =>
  liraSpaces(printed, seats).map((place) => factsIn(printed).liras[seats][place]);

/** L71, M56: the selector leaves a place and passes the space after it; one Lira there goes to the leader. */
export function passSpace(state: View, from: Place): void {
  if (state.liras.length === 0) return;
  const space = liraSpaces(state, seatsOf(state)).indexOf(from);
  // M54: 12:00 itself is no place, so nothing is passed by the half step.
  if (space < 0 || state.liras[space] === 0) return;
  state.liras = replaced(state.liras, space, state.liras[space] - 1);
  const leader = leaderOf(state);
  if (leader !== null) earn(state, leader, 1);
}

/** L71, M29, M55: whoever alone has completed the most creations; on a tie nobody. */
function leaderOf(view: View): Seat | null {
  let leader: Seat | null = null;
  let most = -1;
  for (let seat = 0; seat < seatsOf(view); seat += 1) {
    const completed = completedBy(view, seat);
    if (completed === most) leader = null;
    if (completed > most) {
      leader = seat;
      most = completed;
    }
  }
  return leader;
}

/** L74, M55: the last Lira has been taken from the board, whoever got it. */
export const lirasGone = (view: View): boolean =>
  view.liras.length > 0 && view.liras.every((left) => left === 0);
