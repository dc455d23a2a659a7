import { join } from 'node:path';
import { configFrom } from '../config.ts';
import { type Clock, systemClock } from '../ports.ts';
import { startServer } from '../server.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** The server as a process of its own, without the application: what the tests kill, flood and measure. */

/** A mutant: it answers first and keeps later. The chaos test has to find it. */
const answersEarly = (store: Store): Store => ({
  ...store,
  append(...entry) {
    setTimeout(() => void store.append(...entry), 30);
    return Promise.resolve('kept');
  },
});

/** The clock of the system, so many times as fast: what waits for minutes need not wait so long. */
function faster(clock: Clock, times: number): Clock {
  const origin = clock.now();
  return {
    now: () => origin + (clock.now() - origin) * times,
    after: (milliseconds, run) => clock.after(milliseconds / times, run),
  };
}

const config = configFrom(process.env);
const mutant = process.argv.includes('--answers-early');
const store = mutant
  ? answersEarly(sqliteStore(join(config.data, 'tavola.db'), () => process.exit(1)))
  : null;
const times = Number(process.argv.find((each) => each.startsWith('--times-as-fast='))?.split('=')[1] ?? 1);
const server = await startServer(config, {
  files: null,
  ...(store && { store }),
  ...(times > 1 && { clock: faster(systemClock(), times) }),
});
console.log(server.url);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
