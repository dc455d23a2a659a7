import type { DatabaseSync } from 'node:sqlite';
import { messageOf, problem } from '#core/problem';
import { resultCodeOf } from './statements.ts';

const CONSTRAINT = 19;
const INPUT_OUTPUT = 10;
const FULL = 13;

export const isTaken = (thrown: unknown): boolean => resultCodeOf(thrown) === CONSTRAINT;
/** The disk is full; where the file would have to grow, SQLite calls that a failure of the disk. */
export const hasNoRoom = (thrown: unknown): boolean => [FULL, INPUT_OUTPUT].includes(resultCodeOf(thrown));
export const diskFailed = (thrown: unknown): boolean => resultCodeOf(thrown) === INPUT_OUTPUT;

/** Milliseconds. */
const LONGEST_REST = 10;
/** A disk that is done sooner is not a slow one. */
const QUICK = 4;

export interface Commits {
  /** Runs a task in a transaction and answers when it lies on the disk. */
  write<T>(task: () => T): Promise<T>;
  /** Waits for everything that was begun. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly run: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (thrown: unknown) => void;
}

/**
 * Group commit. What arrives in one turn of the event loop, or while a slow disk is left to rest, is committed together: a disk takes as
 * long for one entry as for fifty.
 * `broken`: the disk failed while syncing. What lies on it is then unknown, and only a new process may look again.
 * `committed` hears of how many tasks each commit was.
 */
export function groupCommits(
  database: DatabaseSync,
  broken: (thrown: unknown) => void,
  committed: (tasks: number) => void,
): Commits {
  let waiting: Waiting[] = [];
  let round: Promise<void> | null = null;
  /** Until then the loop is left to others. */
  let rested = 0;
  /** How long the commit before took. */
  let before = 0;

  const commit = (): void => {
    const group = waiting;
    waiting = [];
    round = null;
    try {
      database.exec('begin immediate');
      const results = group.map(({ run }) => attempt(run));
      database.exec('commit');
      group.forEach(({ resolve, reject }, index) => {
        const result = results[index]!;
        if ('thrown' in result) reject(result.thrown);
        else resolve(result.value as never);
      });
    } catch (thrown) {
      // Whoever writes at the last moment may find it closed.
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      for (const { reject } of group) {
        reject(problem('storage', `the database refused: ${messageOf(thrown)}`));
      }
      if (diskFailed(thrown)) broken(thrown);
    }
  };

  /** A savepoint for each task: one that fails is rolled back alone, and the others of its group are committed. */
  const attempt = (run: () => unknown): { value: unknown } | { thrown: unknown } => {
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
  };

  /**
   * A slow disk must not hold up everything else: after a commit, as long again goes to those who read and answer. One that
   * is quick but for a moment is not left to rest: whoever waited for that moment would wait twice.
   */
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      const run = (): void => {
        const tasks = waiting.length;
        const begun = performance.now();
        commit();
        const ended = performance.now();
        const took = Math.min(ended - begun, before);
        before = ended - begun;
        rested = took < QUICK ? 0 : ended + Math.min(LONGEST_REST, took);
        resolve();
        committed(tasks);
      };
      const rest = rested - performance.now();
      if (rest < 1) setImmediate(run);
      else setTimeout(run, rest);
    });

  return {
    write: (run) =>
      new Promise((resolve, reject) => {
        waiting.push({ run, resolve, reject });
        round ??= next();
      }),
    settled: () => round ?? Promise.resolve(),
  };
}
