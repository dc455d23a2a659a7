import { isProblem } from '#core/problem';
import type { Reason } from '#table/protocol';
import type { TableEnv } from './env.ts';
import { type Guard, guard, placesOf } from './guard.ts';

/** What goes wrong at one table: who is told, what is written down, and whether the table can stay. */
export interface Failures extends Guard {
  /** The rules, or this program, failed at this table: it is closed, and no other. */
  fail(thrown: unknown): void;
  /**
   * Why an event that somebody asked for was not appended; null: nobody knows whether it was, and the asker is not
   * answered, but comes back and asks again.
   */
  notAppended(thrown: unknown): Reason | null;
  /** The same of an event that nobody asked for. */
  notAppendedByItself(thrown: unknown): Reason;
  /** The rules failed while they were asked for one person, and nothing was changed. */
  questionFailed(thrown: unknown): void;
}

interface FailuresEnv {
  readonly table: string;
  readonly log: TableEnv['log'];
  isEnded(): boolean;
  broke(thrown: unknown): void;
  end(reason: Reason, retry: number | null): void;
}

/** How soon those are asked to come back whose table is read anew from the disk. */
const RELOAD_MS = 500;

export function failuresOf({ table, log, isEnded, broke, end }: FailuresEnv): Failures {
  const fail = (thrown: unknown): void => {
    if (isEnded()) return;
    broke(thrown);
    end('broken', null);
  };
  const notAppended = (thrown: unknown): Reason | null => {
    const code = isProblem(thrown) ? thrown.code : 'bug';
    log.error({ table, code }, 'an event was not kept');
    // The rules failed before anything was written: the table stands as it stood.
    if (code === 'broken') return 'broken';
    // What lies on the disk is not known now: the copy in memory is dropped, and everybody comes back to a fresh one.
    setImmediate(() => end('restart', RELOAD_MS));
    // A number that is taken may have been taken by an earlier try of the same request.
    return code === 'taken' || code === 'unknown' ? null : 'storage';
  };
  return {
    ...guard(fail),
    fail,
    notAppended,
    notAppendedByItself(thrown) {
      const reason = notAppended(thrown) ?? 'storage';
      // It would be due again at once: without closing the table this is an endless loop.
      if (reason === 'broken') fail(thrown);
      return reason;
    },
    questionFailed: (thrown) => log.error({ table, at: placesOf(thrown) }, 'a question failed'),
  };
}
