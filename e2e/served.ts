import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

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
    env: { ...process.env, PORT: '0', TAVOLA_DATA: '.cache/e2e-data', LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressIn(child.stdout), stop: () => child.kill() };
}

/** What a server says as soon as it is open: where. Everything it says is read, so that it never waits for a reader. */
export function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      const address = /http:\/\/[^\s/]+/u.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error('the server ended before it was open')));
  });
}
