import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server in a process of its own. */
export interface Running {
  readonly port: number;
  readonly address: string;
  /** Milliseconds from the call until it said that it is ready. */
  readonly started: number;
  /** Everything it wrote, which for a quiet server is nothing. */
  said(): string;
  alive(): boolean;
  /** `rest`: what they are when nothing has happened at any table for two minutes. `glance`: as they are, nothing is collected. */
  vitals(how?: 'rest' | 'glance'): Promise<Vitals>;
  /** As a power switch does it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Vitals {
  /** Resident bytes: as found, and after a collection of garbage, if there was one. */
  readonly rss: number;
  readonly settled: number;
  /** Bytes of objects in use. */
  readonly heap: number;
  /** What it has open; 0 where the system does not tell. */
  readonly descriptors: number;
  /** Milliseconds of a core that it has used so far. */
  readonly cpu: number;
  /** Since it was last asked, in milliseconds: how late its loop was (99 of 100), and the longest collection of garbage. */
  readonly stood: number;
  readonly collected: number;
}

/** The flags that `npm run serve` starts the server with. */
const { scripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
) as { scripts: { serve: string } };
const FLAGS = scripts.serve.split(' ').filter((word) => word.startsWith('--'));

const fileOf = (name: string): string => join(import.meta.dirname, name);

async function begin(
  name: string,
  environment: Record<string, string>,
  flags: string[],
  args: string[] = [],
): Promise<{ child: ChildProcess; port: number; said: () => string }> {
  const child = fork(fileOf(name), args, {
    env: { ...process.env, ...environment },
    execArgv: flags,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  }
  const port = await Promise.race([
    once(child, 'message').then(([message]) => message as number),
    once(child, 'exit').then(() => {
      throw new Error(`${name} ended before it was ready: ${said}`);
    }),
  ]);
  return { child, port, said: () => said };
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();

/** `data`: its folder. `port`: 0 for any that is free. */
export async function startTavola(
  data: string,
  port = 0,
  flags: string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const begun = performance.now();
  const environment = {
    TAVOLA_DATA: data,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    LIMITS: 'off',
    PUSH: 'off',
    BOT_PAUSE: '0',
    ...settings,
  };
  const {
    child,
    port: freePort,
    said,
  } = await begin('serve.ts', environment, ['--expose-gc', ...FLAGS, ...flags]);
  const address = `127.0.0.1:${freePort}`;
  // Of several on a busy machine one may not have heard of the database for a moment.
  for (let tries = 0; !(await fetch(`http://${address}/readyz`)).ok; tries += 1) {
    if (tries === 200) throw new Error('the server does not become ready');
    await pause(100);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  return {
    port: freePort,
    address,
    started: performance.now() - begun,
    said,
    alive: () => child.exitCode === null && child.signalCode === null,
    async vitals(how) {
      child.send(how ?? 'vitals');
      const [vitals] = (await once(child, 'message')) as [Vitals];
      return vitals;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** `file`: everything is also kept there before it is sent back. */
export async function startEcho(file?: string): Promise<Pick<Running, 'address' | 'kill'>> {
  const { child, port } = await begin('echo.ts', {}, [], file === undefined ? [] : [file]);
  return {
    address: `127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
