import { setTimeout as pause } from 'node:timers/promises';
import { configFrom } from '#server/config';
import { startServer } from '#server/server';

// The server as `npm run serve` starts it, without the application, in a process that answers to the one which measures it.

const server = await startServer(configFrom(process.env), { files: null });
process.on('message', async () => {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  // What is held only weakly goes with the second or the third collection.
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.();
    await pause(20);
  }
  const { rss: settled, heapUsed: heap } = process.memoryUsage();
  process.send!({ rss, settled, heap, cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send!(Number(new URL(server.url).port));
