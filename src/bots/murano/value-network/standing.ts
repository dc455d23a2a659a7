import type { Seat } from '#core/game';
import { advantageWord, categoriesOf } from '#games/murano/rules/cards';
import { completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { ADVANTAGE_WORTH } from '../heuristic-weights.ts';

/** L71: 1 alone in the lead, 0 shared, −1 behind. */
export function leads(view: View, seat: Seat): number {
  const own = completedBy(view, seat);
  let best = -1;
  for (let other = 0; other < seatsOf(view); other += 1) {
    if (other !== seat) best = Math.max(best, completedBy(view, other));
  }
  return Math.sign(own - best);
}

/** The better of a card's advantages. */
export const bestAdvantage = (view: View, card: number): number => {
  let best = 0;
  for (const category of categoriesOf(view, card)) {
    best = Math.max(best, ADVANTAGE_WORTH[advantageWord(view.advantages[category])]);
  }
  return best;
};
