import { join } from 'node:path';
import type { Config } from '../config.ts';
import { holdFolder } from './hold.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

type Where = Pick<Config, 'data' | 'database' | 'databaseConnections'>;

/** What everything is kept in, by the settings: a file in the data folder, or PostgreSQL where an address is given. */
export async function openStore(
  { data, database, databaseConnections }: Where,
  broken: (thrown: unknown) => void,
  damaged: (what: string) => void,
): Promise<Store> {
  if (database === null) return storeIn(data, broken, damaged);
  // Loaded only where it is needed: most servers never do.
  const { postgresStore } = await import('./postgres/store.ts');
  return postgresStore(database, databaseConnections);
}

function storeIn(data: string, broken: (thrown: unknown) => void, damaged: (what: string) => void): Store {
  const held = holdFolder(data);
  try {
    const file = join(data, 'tavola.db');
    const store = sqliteStore(file, broken, openDatabase(file, damaged), damaged);
    return { ...store, close: () => store.close().finally(held.release) };
  } catch (thrown) {
    held.release();
    throw thrown;
  }
}
