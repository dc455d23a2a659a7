import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { busy, isBusy } from './damage.ts';

/** A server that is just ending is waited for. */
const PATIENCE = 3000;

/**
 * One server for one folder: two would each believe that they know how every match stands. The system lets go of the lock
 * with the process, however that ends. Programs that only read, such as a backup, need not ask for it.
 */
export function holdFolder(data: string, patience = PATIENCE): { release(): void } {
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(data, 'tavola.lock'), { timeout: patience });
    // Never ended, and nothing is written: this takes no room on a full disk.
    lock.exec('begin exclusive');
  } catch (thrown) {
    lock?.close();
    lock = null;
    // Where no file can be made there is none to hold; what that means for the database, the database says.
    if (isBusy(thrown)) throw busy(data);
  }
  return { release: () => lock?.close() };
}
