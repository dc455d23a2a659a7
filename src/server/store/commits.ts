import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { problem } from '#core/problem';

const CONSTRAINT = 19;
const INPUT_OUTPUT = 10;
const FULL = 13;

const codeOf = (thrown: unknown): number => ((thrown as { errcode?: number }).errcode ?? 0) & 0xff;
export const isTaken = (thrown: unknown): boolean => codeOf(thrown) === CONSTRAINT;
/** The disk is full; where the file would have to grow, SQLite calls that a failure of the disk. */
export const hasNoRoom = (thrown: unknown): boolean => [FULL, INPUT_OUTPUT].includes(codeOf(thrown));
export const diskFailed = (thrown: unknown): boolean => codeOf(thrown) === INPUT_OUTPUT;

export interface Commits {
  /** Runs a task in a transaction and answers when it lies on the disk. */
  write<T>(task: () => T): Promise<T>;
  /** Waits for everything that was begun. */
  settled(): Promise<void>;
  /** Waits until all that could be read by now lies on the disk. */
  synced(): Promise<void>;
  /** Refuses what comes now, and waits for everything else. */
  close(): Promise<void>;
}

interface Waiting {
  readonly run: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (thrown: unknown) => void;
}

interface Disk {
  /** Asks the disk to keep what was committed, apart from this thread. */
  sync(): Promise<void>;
  /** The disk failed. What lies on it is then unknown, and only a new process may look again. */
  broken(thrown: unknown): void;
  /** One more commit lies on it. */
  committed(): void;
}

/**
 * Group commit. What arrives in one turn of the event loop, or while the disk syncs, is committed together: a disk takes as
 * long for one entry as for fifty. The loop never waits for it.
 */
export function groupCommits(database: DatabaseSync, { sync, broken, committed }: Disk): Commits {
  let waiting: Waiting[] = [];
  let syncing: Promise<void> | null = null;
  let isScheduled = false;
  /** Why nothing is written any more. */
  let closed: unknown = null;

  const refuse = (group: readonly Waiting[], thrown: unknown): void => {
    for (const { reject } of group) {
      reject(problem('storage', `the database refused: ${(thrown as Error).message}`));
    }
  };

  const fail = (group: readonly Waiting[], thrown: unknown): void => {
    closed = thrown;
    refuse([...group, ...waiting], thrown);
    waiting = [];
    broken(thrown);
  };

  /** Commits a group; how each of them is answered when it lies on the disk. */
  const commit = (group: readonly Waiting[]): readonly (() => void)[] => {
    try {
      database.exec('begin immediate');
      const results = group.map(({ run }) => attempt(database, run));
      database.exec('commit');
      return group.map(({ resolve, reject }, index) => {
        const result = results[index]!;
        return 'thrown' in result ? () => reject(result.thrown) : () => resolve(result.value as never);
      });
    } catch (thrown) {
      // Whoever writes at the last moment may find it closed.
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      if (diskFailed(thrown)) fail(group, thrown);
      else refuse(group, thrown);
      return [];
    }
  };

  const round = async (): Promise<void> => {
    isScheduled = false;
    const group = waiting;
    waiting = [];
    const answers = commit(group);
    try {
      await (answers.length === 0 ? null : sync());
    } catch (thrown) {
      syncing = null;
      return fail(group, thrown);
    }
    // Before anybody is answered: the disk works while that is done.
    syncing = waiting.length > 0 ? round() : null;
    for (const answer of answers) answer();
    return committed();
  };
  const begin = (): void => {
    syncing = round();
  };
  const isBusy = (): boolean => syncing !== null || isScheduled;

  const write: Commits['write'] = (run) =>
    new Promise((resolve, reject) => {
      const task = { run, resolve, reject };
      if (closed !== null) return refuse([task], closed);
      waiting.push(task);
      if (isBusy()) return undefined;
      isScheduled = true;
      return void setImmediate(begin);
    });
  return {
    write,
    settled: async () => (isBusy() ? write(() => undefined) : undefined),
    synced: async () => syncing ?? undefined,
    async close() {
      closed ??= new Error('it is closed');
      while (isBusy()) await (syncing ?? turn());
    },
  };
}

/** A savepoint for each task: one that fails is rolled back alone, and the others of its group are committed. */
function attempt(database: DatabaseSync, run: () => unknown): { value: unknown } | { thrown: unknown } {
  database.exec('savepoint task');
  try {
    const value = run();
    database.exec('release task');
    return { value };
  } catch (thrown) {
    // A full disk has already ended the whole transaction; a failing one ends the process.
    if (!database.isTransaction || diskFailed(thrown)) throw thrown;
    database.exec('rollback to task; release task');
    return { thrown };
  }
}
