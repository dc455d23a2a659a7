import type { Outcome, Seat } from '#core/game';

export type EndMood = 'won' | 'lost' | 'even';

/** How it ended for whoever sits at this screen: told apart by light, never by it alone. */
export function moodOf({ won, ranking }: Pick<Outcome, 'won' | 'ranking'>, own: readonly Seat[]): EndMood {
  const [best = [], rivals] = ranking;
  if (won !== undefined && rivals === undefined) return won ? 'won' : 'lost';
  const [seat, ...others] = own;
  if (seat === undefined || others.length > 0 || (best.length > 1 && won === undefined)) return 'even';
  return best.includes(seat) ? 'won' : 'lost';
}
