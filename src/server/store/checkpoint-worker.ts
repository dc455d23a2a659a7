import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';
import { checkpoint } from './checkpoint.ts';
import type { CheckpointData } from './checkpoints.ts';

// WAL checkpoints, apart from the thread that commits: copying the log into the file would hold up every move.

const { path, descriptor }: CheckpointData = workerData;
const database = new DatabaseSync(path, { timeout: 0 });
database.exec('pragma synchronous = full');
const copy = database.prepare('pragma wal_checkpoint(passive)');

parentPort!.on('message', () =>
  parentPort!.postMessage(
    checkpoint(
      () => copy.get(),
      () => fdatasyncSync(descriptor),
    ),
  ),
);
