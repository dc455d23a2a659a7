import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { portOf } from './line.ts';

/** Whom it runs as. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

export const urlAt = (port: number): string => `postgres://tavola@127.0.0.1:${port}/postgres`;

/** Starts a server on a folder, and waits until it takes connections. */
export async function startPostgres({
  bin,
  data,
  user,
  port,
}: {
  readonly bin: string;
  readonly data: string;
  readonly user: User | null;
  readonly port: number;
}): Promise<ChildProcess> {
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // The path of one may be too long, or have a space in it.
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=16MB',
    'log_min_messages=fatal',
    'autovacuum=off',
    'checkpoint_timeout=1h',
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`PostgreSQL ended before it was open: ${said}`);
  });
  await Promise.race([opened(urlAt(port)), ended]);
  ended.catch(() => undefined);
  return child;
}

export async function endPostgres(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Resolves when it takes connections. */
async function opened(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}
