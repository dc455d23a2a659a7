import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Builds the application and serves it, for a tool that looks at it. */
export async function buildAndServe(): Promise<{ address: string; stop: () => void }> {
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the application could not be built');
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(await freePort()), TAVOLA_DATA: '.cache/e2e-data', LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/u.exec(line)?.[0];
    if (address !== undefined) return { address, stop: () => child.kill() };
  }
  throw new Error('the server ended before it was open');
}
