import type { Seat } from '#core/game';
import { nextPlace } from '#games/murano/board';
import { murano } from '#games/murano/index';
import { copy, seatsOf, type View } from '#games/murano/state';
import { TERMS_AT_FIRST } from '#games/murano/terms';
import type { Budget } from '../bot.ts';
import { turnsLeft } from './clock.ts';
import { endsOf, type Reached } from './ends.ts';
import type { Taste } from './taste.ts';
import { worthOf } from './worth.ts';

/** How a player looks beyond its own turn. */
export interface Foresight {
  /** The ends of a turn that are followed into the next one, and the breadth there, for each iteration of the budget. */
  readonly ends: number;
  readonly breadth: number;
  /** How many further turns. */
  readonly turns: number;
  /** How far what the next turn promises counts against the judgement of this one: others play in between. */
  readonly trust: number;
}

/** The most promising ends once more, judged by the best that the next own turn can make of them. */
export function foresee(
  ends: readonly Reached[],
  seat: Seat,
  taste: Taste,
  foresight: Foresight,
  budget: Budget,
): readonly Reached[] {
  const count = Math.ceil(foresight.ends * budget.iterations);
  const promising = ends.toSorted((a, b) => b.worth - a.worth).slice(0, count);
  // All of them begin alike: there is nothing to decide yet.
  if (promising.every(({ root }) => root === promising[0].root)) return promising;
  const seen: Reached[] = [];
  for (const end of promising) {
    if (budget.expired()) return promising;
    const next = nextTurn(end.view, seat, taste);
    if (next === null) {
      seen.push(end);
      continue;
    }
    const best = bestOf(next, seat, taste, foresight, foresight.turns, budget);
    seen.push({ ...end, worth: end.worth + foresight.trust * (best - end.worth) });
  }
  return seen;
}

function bestOf(
  view: View,
  seat: Seat,
  taste: Taste,
  foresight: Foresight,
  turns: number,
  budget: Budget,
): number {
  const breadth = Math.ceil(foresight.breadth * budget.iterations);
  const ends = endsOf(view, seat, breadth, (after) => worthOf(after, seat, taste), budget);
  const sorted = ends.toSorted((a, b) => b.worth - a.worth);
  if (turns <= 1) return sorted[0].worth;
  let best = -Infinity;
  for (const end of sorted.slice(0, 2)) {
    const next = nextTurn(end.view, seat, taste);
    best = Math.max(
      best,
      next === null ? end.worth : bestOf(next, seat, taste, foresight, turns - 1, budget),
    );
  }
  return best;
}

/** The beginning of this seat's next turn, as if the others only turned the selector; null where there will hardly be one. */
function nextTurn(end: View, seat: Seat, taste: Taste): View | null {
  if (murano.outcome(end) !== null || end.owed.length > 0) return null;
  if (turnsLeft(end, seat, taste) < 1) return null;
  if (end.turn === seat) return end;
  const next = copy(end);
  next.round += 1;
  next.turn = seat;
  next.phase = 'collect';
  next.turned = false;
  next.taken = 0;
  next.dealt = 0;
  next.made = 0;
  next.lastDeal = 'none';
  next.terms = TERMS_AT_FIRST;
  for (let others = 1; others < seatsOf(end); others += 1) next.selector = nextPlace(next.selector);
  return next;
}
