import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Retention: results of earlier days are deleted. */
const KEPT_DAYS = 7;

/** The number of the day (UTC) at this moment; 1 January 2026 is the first. */
export const dayAt = (now: number): number => Math.floor((now - FIRST_DAY) / DAY) + 1;

/** Results of a day are forgotten after a week; looked at once an hour. */
export function forgetResults(
  store: Pick<Store, 'dropResults'>,
  clock: Pick<Clock, 'now'>,
): () => Promise<void> {
  let next = -Infinity;
  return async () => {
    const now = clock.now();
    if (now < next) return;
    next = now + HOUR;
    await store.dropResults(dayAt(now) - KEPT_DAYS);
  };
}
