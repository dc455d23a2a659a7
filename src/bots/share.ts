import type { Outcome, Seat } from '#core/game';

/**
 * The share of the others that this seat leaves behind; a tie counts half, and of a team only the other teams count. Alone,
 * or all together: won or lost.
 */
export function shareOf({ ranking, won }: Outcome, seat: Seat, seats: number): number {
  if (won !== undefined && ranking.length === 1) return won ? 1 : 0;
  const place = ranking.findIndex((tied) => tied.includes(seat));
  const mates = ranking[place].length - 1;
  let behind = 0;
  for (let at = place + 1; at < ranking.length; at += 1) behind += ranking[at].length;
  return won === undefined ? (behind + mates / 2) / (seats - 1) : behind / (seats - 1 - mates);
}
