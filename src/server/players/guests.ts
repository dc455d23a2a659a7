import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import { momentBefore, type Outages } from '../table/clocks/clocks.ts';

const HOUR = 3_600_000;
const AT_ONCE = 1000;

/**
 * Guests who sit nowhere are forgotten after a while. Looking for them reads all players, so it is done once an hour,
 * and again at once while there are more than are removed at a time.
 */
export function forgetGuests(
  store: Store,
  clock: Clock,
  keep: number | null,
  outages: () => Outages,
): () => Promise<void> {
  let next = -Infinity;
  return async () => {
    const now = clock.now();
    if (keep === null || now < next) return;
    next = now + HOUR;
    if ((await store.removeGuests(momentBefore(now, keep, outages()), AT_ONCE)) === AT_ONCE) next = now;
  };
}
