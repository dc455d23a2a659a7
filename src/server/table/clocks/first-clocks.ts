import type { Seat } from '#core/game';
import type { Pace } from '#table/table-info';
import { type Bank, whole } from './clocks.ts';

/** How clocks went at tables that were opened before `timing` was written down: their matches are played to the end so. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A turn has passed from some seats to others: whoever is done gets what the pace gives for it. */
export function passed(bank: Bank, pace: Pace, before: readonly Seat[], after: readonly Seat[]): Bank {
  if (pace.kind === 'free') return bank;
  const left = bank.left.map((time, seat) => {
    if (!before.includes(seat) || after.includes(seat)) return time;
    return pace.kind === 'days' ? whole(pace) : time + pace.increment * SECOND;
  });
  return { ...bank, left };
}

/** Somebody comes back to a clock that has run out: a little time to look at the board. */
export function revived(bank: Bank, pace: Pace, seat: Seat): Bank {
  if (pace.kind === 'free') return bank;
  const least = pace.kind === 'days' ? whole(pace) : MINUTE;
  return { ...bank, left: bank.left.with(seat, Math.max(bank.left[seat]!, least)) };
}
