import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it as a power cut would: without a word. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const FILE = join(import.meta.dirname, 'serve.ts');
const COMPILED = join(import.meta.dirname, '..', '..', '..', '.cache', 'compiled');

/** Starts a server and waits until it says where it is. */
export async function serverProcess(
  data: string,
  { args = [], settings = {} }: { args?: readonly string[]; settings?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [FILE, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      TAVOLA_DATA: data,
      LIMITS: 'off',
      PUSH: 'off',
      BOT_PAUSE: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  });
  const exited = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => Promise.reject(new Error('the server ended before it was open'))),
  ]);
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { url: String(line[0]), child, kill: () => ended('SIGKILL'), stop: () => ended('SIGTERM') };
}
