import type { Seat } from '#core/game';
import { replaced } from '#core/list';
import { amend, due } from './owed.ts';
import { type View } from './state.ts';

/** Nobody has chosen: an empty list for each seat, by the number of seats. */
export const NO_CHOICES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, () => []),
);

/** One of those who choose at once has chosen; the others do not see what. */
export function choose(state: View, seat: Seat, choice: number): void {
  state.choices = replaced(state.choices, seat, [choice]);
  amend(state, { seats: due(state)!.seats.filter((waiting) => waiting !== seat) });
}
