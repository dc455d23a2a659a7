import type { Seat } from '#core/game';
import type { Pace } from '#table/online';

/** How long each seat still had at a moment. */
export interface Bank {
  readonly left: readonly number[];
  readonly at: number;
}

/** Times in which the server was not there to take a move: they are nobody's. */
export type Outages = readonly { readonly from: number; readonly to: number }[];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const whole = (pace: Exclude<Pace, { kind: 'free' }>): number =>
  pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY;

export function fullBank(pace: Pace, seats: number, at: number): Bank | null {
  return pace.kind === 'free' ? null : { left: Array.from({ length: seats }, () => whole(pace)), at };
}

/** The time from one moment to another in which the server was running. */
function elapsed(from: number, to: number, outages: Outages): number {
  const lost = outages.reduce(
    (total, outage) => total + Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
    0,
  );
  return Math.max(0, to - from - lost);
}

/** The moment at which so much time will have passed since another one; outages come in their order. */
export function momentAfter(from: number, time: number, outages: Outages): number {
  return outages.reduce(
    (end, outage) =>
      outage.from < end && outage.to > from ? end + outage.to - Math.max(from, outage.from) : end,
    from + time,
  );
}

/** The clocks at a later moment, if these seats were thinking all the while. */
export function ticked(bank: Bank, thinking: readonly Seat[], at: number, outages: Outages): Bank {
  const spent = elapsed(bank.at, at, outages);
  return { left: bank.left.map((left, seat) => (thinking.includes(seat) ? left - spent : left)), at };
}

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
