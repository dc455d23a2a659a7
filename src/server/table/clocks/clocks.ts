import type { Seat } from '#core/game';
import type { Pace } from '#table/table-info';

/** How long each seat still had at a moment. */
export interface Bank {
  readonly left: readonly number[];
  readonly at: number;
  /** What the seat was given that made an action, for each action that stands: taken back, it is given back. */
  readonly grants: readonly number[];
}

/** Times in which the server was not there to take a move: they are nobody's. */
export type Outages = readonly { readonly from: number; readonly to: number }[];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const whole = (pace: Exclude<Pace, { kind: 'free' }>): number =>
  pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY;

export function fullBank(pace: Pace, seats: number, at: number): Bank | null {
  if (pace.kind === 'free') return null;
  return { left: Array.from({ length: seats }, () => whole(pace)), at, grants: [] };
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

/** The moment since which so much time has passed; outages come in their order. */
export function momentBefore(to: number, time: number, outages: Outages): number {
  return outages.reduceRight(
    (begin, outage) =>
      outage.to > begin && outage.from < to ? begin - (Math.min(outage.to, to) - outage.from) : begin,
    to - time,
  );
}

/** The clocks at a later moment, if these seats were thinking all the while. */
export function ticked(bank: Bank, thinking: readonly Seat[], at: number, outages: Outages): Bank {
  const spent = elapsed(bank.at, at, outages);
  const left = bank.left.map((time, seat) => (thinking.includes(seat) ? time - spent : time));
  return { ...bank, left, at };
}

/** An action was made, by the person or by a bot in their place; what the pace gives for a turn comes with its end. */
export function granted(bank: Bank, pace: Pace, seat: Seat, endsTurn: boolean, isBot: boolean): Bank {
  const grant = endsTurn ? grantOf(bank, pace, seat, isBot) : 0;
  return { ...bank, left: bank.left.with(seat, bank.left[seat]! + grant), grants: [...bank.grants, grant] };
}

/** Whoever lets a bot play gains no seconds by it; a turn of days has days of its own, whoever played the one before. */
function grantOf({ left }: Bank, pace: Pace, seat: Seat, isBot: boolean): number {
  if (pace.kind === 'days') return whole(pace) - left[seat]!;
  return pace.kind === 'live' && !isBot ? pace.increment * SECOND : 0;
}

/** The last action is taken back, and so is what it brought; the time that went by is not. */
export function revoked(bank: Bank, seat: Seat): Bank {
  const grant = bank.grants.at(-1) ?? 0;
  return { ...bank, left: bank.left.with(seat, bank.left[seat]! - grant), grants: bank.grants.slice(0, -1) };
}
