import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';
import { resultCodeOf } from './statements.ts';

// Brings what was committed from the log of the database into the file itself, apart from the thread that commits.

/** The first one takes long, and finds less than was committed when it is done; the second one leaves very little. */
const PASSES = 2;
const database = new DatabaseSync(workerData as string, { timeout: 0 });
database.exec('pragma synchronous = full');
const copy = database.prepare('pragma wal_checkpoint(passive)');

parentPort!.on('message', () => {
  try {
    for (let pass = 1; pass <= PASSES; pass += 1) copy.get();
    parentPort!.postMessage({});
  } catch (thrown) {
    parentPort!.postMessage({ errcode: resultCodeOf(thrown) });
  }
});
