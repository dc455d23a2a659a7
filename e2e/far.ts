import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server with a database of its own, in a process that can be killed. */
export interface FarServer {
  readonly url: string;
  /** Says goodbye, and is back on the same port with what lies on its disk. */
  restart(): Promise<void>;
  /** Dies without a word. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

const MAIN = join(import.meta.dirname, '..', 'src', 'server', 'main.ts');

export async function farServer(): Promise<FarServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        TAVOLA_DATA: data,
        LIMITS: 'off',
        BOT_PAUSE: '0',
        BOT_WORKERS: '1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    child = null;
  };
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
