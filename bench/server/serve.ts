import { existsSync, readdirSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { configFrom } from '#server/config';
import { startServer } from '#server/server';

// The server as `npm run serve` starts it, without the application unless TAVOLA_FILES says where one lies, in a process that answers to the one which measures it.

/** Where the system lists what this process has open. */
const OPEN = '/proc/self/fd';
const LOOKS = 5;
const delays = monitorEventLoopDelay({ resolution: LOOKS });
delays.enable();
let collected = 0;
/** Milliseconds of a core that were used for looking: they are nobody's move. */
let looked = 0;
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected = Math.max(collected, duration);
}).observe({ entryTypes: ['gc'] });
const server = await startServer(configFrom(process.env), { files: process.env['TAVOLA_FILES'] ?? null });
process.on('message', async (message) => {
  // As the server does it with tables at which nothing has happened for two minutes: it is not waited for here.
  if (message === 'rest') {
    for (const live of [...server.tables.live(), ...server.tables.live()]) live.doze();
  }
  const { rss } = process.memoryUsage();
  const cpu = used();
  const latest = { stood: Math.max(0, delays.percentile(99) / 1e6 - LOOKS), collected };
  // What is held only weakly goes with the second or the third collection. While moves are played, it is the server that collects.
  const collections = message === 'glance' ? 0 : 3;
  for (let time = 0; time < collections; time += 1) {
    globalThis.gc?.();
    await pause(20);
  }
  const { rss: settled, heapUsed: heap } = process.memoryUsage();
  const descriptors = existsSync(OPEN) ? readdirSync(OPEN).length : 0;
  delays.reset();
  // The collections above are told to whoever listens a turn later.
  collected = 0;
  process.send!({ rss, settled, heap, descriptors, cpu: cpu - looked, ...latest });
  looked += used() - cpu;
});
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send!(Number(new URL(server.url).port));
