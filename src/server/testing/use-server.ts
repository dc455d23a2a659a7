import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import type { Server, ServerEnv } from '../server.ts';
import { dataFolder, startForTest } from './start.ts';

/** The server that the tests of one file have in common. */
interface FileServer extends Omit<Server, 'close'> {
  /** The folder of its database. */
  readonly data: string;
  stop(): Promise<void>;
  /** Begins again where it stopped. */
  start(): Promise<void>;
}

/** A server for all tests of a file: begun before the first of them, ended after the last. */
export function useServer(parts: Partial<ServerEnv> = {}, settings: Partial<Config> = {}): FileServer {
  const folder = dataFolder();
  let server: Server;
  const start = async (): Promise<void> => {
    server = await startForTest(folder.path, parts, settings);
  };
  beforeAll(start);
  afterAll(async () => {
    await server.close();
    folder.remove();
  });
  return {
    data: folder.path,
    start,
    stop: () => server.close(),
    get url() {
      return server.url;
    },
    get tables() {
      return server.tables;
    },
    get store() {
      return server.store;
    },
    get log() {
      return server.log;
    },
  };
}

/** A server for one test, on a folder of its own; it ends with the test, however that comes out. */
export async function ownServer(
  parts: Partial<ServerEnv> = {},
  settings: Partial<Config> = {},
): Promise<Server> {
  const folder = dataFolder();
  const server = await startForTest(folder.path, parts, settings);
  onTestFinished(async () => {
    await server.close();
    folder.remove();
  });
  return server;
}
