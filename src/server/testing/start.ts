import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, configFrom } from '../config.ts';
import { type ServerEnv, type Server, startServer } from '../server.ts';

/** A folder of its own for a database. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'tavola-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const quiet = pino({ level: 'silent' });

/** A real server with a real database, on a port that is free. Bots answer as soon as they can. */
export function startForTest(
  data: string,
  parts: Partial<ServerEnv> = {},
  settings: Partial<Config> = {},
): Promise<Server> {
  const config = configFrom({ PORT: '0', TAVOLA_DATA: data, BOT_PAUSE: '0', BOT_WORKERS: '1', PUSH: 'off' });
  return startServer({ ...config, port: 0, ...settings }, { files: null, log: quiet, ...parts });
}
