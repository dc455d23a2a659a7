import { bucket } from '../limits.ts';
import type { TableState } from './state.ts';

/** A match is over in a moment, if somebody wants it to be, and each rematch is a new table. */
const RATE = { burst: 20, perSecond: 1 / 60 };
const MOST_KNOWN = 10_000;

/** How often each player may wish for a rematch: as often as people play, and not as often as a program. */
export function rematchBudget(now: () => number): (player: string) => boolean {
  const known = new Map<string, ReturnType<typeof bucket>>();
  return (player) => {
    if (known.size >= MOST_KNOWN) for (const [each, { full }] of known) if (full()) known.delete(each);
    const mine = known.get(player) ?? bucket(RATE, now);
    known.set(player, mine);
    return mine.take();
  };
}

/** Everybody who still sits here wishes for another match. */
export function wantsRematch({ seats, wishes, rematch }: TableState): boolean {
  const persons = seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !sitter.gone ? [seat] : []));
  return rematch === null && persons.length > 0 && persons.every((seat) => wishes.includes(seat));
}
