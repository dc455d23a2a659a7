import { isProblem } from '#core/problem';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Outages } from '../table/clocks/clocks.ts';

const HEARTBEAT = 2000;
/** A heartbeat that is so late means an outage: the process was stopped, or the machine slept. */
const LATE = 2 * HEARTBEAT;
/** After a start, everybody gets some time to come back before any clock runs. */
const GRACE = 30_000;
const ALIVE = 'alive';
/** Since when outages are written into the logs of the tables; those from before are told to each table as they are. */
const IN_LOGS = 'outages in logs since';

export interface KeptOutages {
  /** From before they were written into logs. */
  readonly before: Outages;
  /** All since then, this moment included: a server that has just stood still notices it here, before anything else. */
  known(): Outages;
  /** From then on until now nothing could be kept, though the server ran. */
  wasAway(from: number): void;
  stop(): Promise<void>;
}

/** Writes down that the server is alive, and how long it was not: clocks stand still meanwhile. `hasOthers`: other processes are. */
export async function keepOutages(
  store: Store,
  clock: Clock,
  unwritten: () => void = () => undefined,
  hasOthers = false,
): Promise<KeptOutages> {
  const now = Math.floor(clock.now());
  const last = await lastSeen(store);
  // Where nothing ran before, nothing is from before, however far back the clock may be set one day.
  const since = Number((await store.setting(IN_LOGS).catch(unlessDamaged)) ?? last ?? 0);
  // While another process ran, nobody was without a server.
  const down = last !== null && last < now && !hasOthers ? { from: last, to: now + GRACE } : null;
  // A full disk is no reason not to start: what is there can be read. What was not written is found again next time.
  await store.set(IN_LOGS, String(since)).catch(unwritten);
  if (down !== null) await store.addOutage(down.from, down.to).catch(unwritten);
  const stored = await store.outages(0);
  const outages = down === null || stored.some(({ from }) => from === down.from) ? stored : [...stored, down];
  // One that ends later was written by a clock that was ahead: it must not last until that time has really come.
  const all = outages
    .filter(({ from }) => from <= now)
    .map(({ from, to }) => ({ from, to: Math.min(to, now + GRACE) }));
  const list = all.filter(({ from }) => from >= since);
  let writing = false;
  let stopped = false;
  let lastAlive = now;

  const write = async (): Promise<void> => {
    // A disk that is slow is not asked again before it has answered.
    if (writing) return;
    writing = true;
    await store.set(ALIVE, String(lastAlive)).catch(() => undefined);
    writing = false;
  };
  const add = (from: number, moment: number): void => {
    // Whoever was cut off has as long to come back as it lasted, but no longer than after a start.
    const outage = { from, to: moment + Math.min(GRACE, moment - from) };
    list.push(outage);
    void store.addOutage(outage.from, outage.to).catch(() => undefined);
  };
  const look = (): void => {
    if (stopped) return;
    const moment = Math.floor(clock.now());
    const length = moment - lastAlive;
    if (length > LATE) add(lastAlive, moment);
    lastAlive = moment;
  };
  let stop = (): void => undefined;
  const beat = (): void => {
    look();
    void write();
    stop = clock.after(HEARTBEAT, beat);
  };
  await write();
  beat();
  await store.set('stopped', 'no').catch(unwritten);
  return {
    before: all.filter(({ from }) => from < since),
    known() {
      look();
      return list;
    },
    wasAway: (from) => add(Math.floor(from), Math.floor(clock.now())),
    async stop() {
      stop();
      look();
      stopped = true;
      await store.set(ALIVE, String(lastAlive)).catch(unwritten);
      await store.set('stopped', 'yes').catch(unwritten);
    },
  };
}

const unlessDamaged = (thrown: unknown): null => {
  if (isProblem(thrown) && thrown.code === 'damaged') return null;
  throw thrown;
};

/** When the server was last known to run. Where that is damaged, the last thing that happened anywhere: no clock loses by it. */
async function lastSeen(store: Store): Promise<number | null> {
  try {
    const alive = await store.setting(ALIVE);
    return alive === null ? null : Number(alive);
  } catch (thrown) {
    unlessDamaged(thrown);
    return store.newest();
  }
}
