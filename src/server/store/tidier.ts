import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';

// Brings what was committed from the log of the database into the file itself, apart from the thread that commits.

const PASSES = 4;
const database = new DatabaseSync(workerData as string, { timeout: 0 });
database.exec('pragma synchronous = full');
const copy = database.prepare('pragma wal_checkpoint(passive)');

/** Everything was copied: the next commit begins the log anew, and it does not grow. */
function isWhole(): boolean {
  const { log, checkpointed } = copy.get() as { log: number; checkpointed: number };
  return log === checkpointed;
}

parentPort!.on('message', () => {
  try {
    // While one pass is under way more may be committed; the next one finds little to do and is soon done.
    for (let pass = 1; pass <= PASSES && !isWhole(); pass += 1);
    parentPort!.postMessage({});
  } catch (thrown) {
    parentPort!.postMessage({ errcode: (thrown as { errcode?: number }).errcode });
  }
});
