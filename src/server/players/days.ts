import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Results of earlier days are nobody's business any more. */
const KEPT_DAYS = 7;

/** The number of the day at this moment, in the middle of the world; days are counted from 1 January 2026. */
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
