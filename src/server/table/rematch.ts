import { namedBuckets } from '../edge/limits.ts';
import type { TableState } from './decider/state.ts';

/** A match is over in a moment, if somebody wants it to be, and each rematch is a new table. */
const RATE = { burst: 20, perSecond: 1 / 60 };

/** How often each player may wish for a rematch: as often as people play, and not as often as a program. */
export const rematchBudget = (now: () => number): ((player: string) => boolean) => namedBuckets(RATE, now);

/** Everybody who still sits here wishes for another match. */
export function wantsRematch({ seats, wishes, rematch }: TableState): boolean {
  const persons = seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !sitter.gone ? [seat] : []));
  return rematch === null && persons.length > 0 && persons.every((seat) => wishes.includes(seat));
}
