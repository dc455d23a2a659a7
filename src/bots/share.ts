import type { Outcome, Seat } from '#core/game';

/** The share of the others that this seat leaves behind; a tie counts half. Alone, or all together: won or lost. */
export function shareOf(outcome: Outcome, seat: Seat, seats: number): number {
  if (outcome.won !== undefined) return outcome.won ? 1 : 0;
  const place = outcome.ranking.findIndex((tied) => tied.includes(seat));
  let behind = 0;
  for (let at = place + 1; at < outcome.ranking.length; at += 1) behind += outcome.ranking[at].length;
  return (behind + (outcome.ranking[place].length - 1) / 2) / (seats - 1);
}
