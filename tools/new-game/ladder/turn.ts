import type { Refusal, Seat } from '#core/game';
import type { Kind } from './action.ts';
import { refuse } from './refusals.ts';
import { seatsOf, type View } from './state.ts';

const NOBODY: readonly Seat[] = [];
const KINDS: readonly Kind[] = ['lay', 'draw', 'stop'];
const NONE: readonly Kind[] = [];

/** R7: the match is over when everybody has stopped. */
export const isOver = (view: View): boolean => view.stopped.length === seatsOf(view);

export const toAct = (view: View): readonly Seat[] => (isOver(view) ? NOBODY : [view.turn]);

/** R2: what a turn offers, and why nothing is offered to others. */
export const turnOrder = {
  offered: (view: View, seat: Seat): readonly Kind[] => (toAct(view).includes(seat) ? KINDS : NONE),
  notOffered: (view: View): Refusal => (isOver(view) ? refuse('R7', 'over') : refuse('R2', 'wait')),
};

/** R6: to the next player who has not stopped. */
export function endTurn(state: View): void {
  const seats = seatsOf(state);
  for (let step = 1; step <= seats; step += 1) {
    const next = (state.turn + step) % seats;
    if (state.stopped.includes(next)) continue;
    state.turn = next;
    return;
  }
}
