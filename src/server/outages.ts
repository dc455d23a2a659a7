import type { Clock } from './ports.ts';
import type { Store } from './store/store.ts';
import type { Outages } from './course/clocks.ts';

const HEARTBEAT = 5000;
/** After a start, everybody gets some time to come back before any clock runs. */
const GRACE = 30_000;
const REMEMBERED = 60 * 86_400_000;
const ALIVE = 'alive';

/** Writes down that the server is alive, and after a start how long it was not: clocks stand still meanwhile. */
export async function keepOutages(
  store: Store,
  clock: Clock,
): Promise<{ readonly list: Outages; stop(): Promise<void> }> {
  const now = clock.now();
  const last = await store.setting(ALIVE);
  if (last !== null && Number(last) < now) await store.addOutage(Number(last), now + GRACE);
  const list = await store.outages(now - REMEMBERED);
  const beat = (): Promise<void> => store.set(ALIVE, String(Math.floor(clock.now())));
  await beat();
  await store.set('stopped', 'no');
  let stop = (): void => undefined;
  const again = (): void => {
    stop = clock.after(HEARTBEAT, () => {
      beat().then(again, again);
    });
  };
  again();
  return {
    list,
    async stop() {
      stop();
      await beat();
      await store.set('stopped', 'yes');
    },
  };
}
