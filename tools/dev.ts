/**
 * `npm run dev`: the page with hot reload, and the tables behind it. The page's server hands everything below /api to a
 * server process of its own, which starts anew when its code changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const apiPort = await freePort();
const watched = ['core', 'games', 'bots', 'table', 'server'].map((layer) => `--watch-path=src/${layer}`);
const api = spawn(process.execPath, [...watched, '--watch-preserve-output', 'tools/dev-api.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
});
const page = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    host: process.env['HOST'] ?? 'localhost',
    port: Number(process.env['PORT'] ?? 4173),
    // The origin check compares the page's address with the one that was asked: both stay the page's.
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, ws: true, changeOrigin: false } },
  },
});
await page.listen();
console.log(`Tavola is open at ${page.resolvedUrls?.local[0] ?? ''}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    api.kill();
    process.exit(0);
  });
}

async function freePort(): Promise<number> {
  const probe = createSocketServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
