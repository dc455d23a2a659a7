import { isProblem, type Problem, problem } from '#core/problem';
import type { Logger } from 'pino';
import { placesOf } from '../table/guard.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports.ts';

/** Tables that cannot be opened, or at which the rules failed. Each is tried again with exponential back-off. */
export interface Stopped {
  add(table: string, thrown: unknown): void;
  /** Why nobody can come to a table now; null: it may be tried. */
  why(table: string): Problem | null;
  /** Is it too early to wake this table again? */
  rests(table: string): boolean;
  readonly size: number;
}

interface Rest {
  readonly until: number;
  readonly times: number;
  readonly why: Problem | null;
}

const FIRST = 60_000;
const LONGEST = 6 * 3_600_000;
/** Where it is not known which tables there were, any name may be that of a damaged one: of so many it is remembered. */
const MOST_KNOWN = 10_000;
/** What a second look would not find otherwise: anything else may be a matter of moments. */
const LASTING = new Set(['broken', 'damaged', 'other-version']);

export function stoppedTables({
  clock,
  log,
  metrics,
}: {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'stopped'>;
}): Stopped {
  const rests = new Map<string, Rest>();
  const restOf = (table: string): Rest | null => {
    const rest = rests.get(table);
    return rest === undefined || rest.until <= clock.now() ? null : rest;
  };
  return {
    add(table, thrown) {
      if (restOf(table) !== null) return;
      const code = isProblem(thrown) && LASTING.has(thrown.code) ? thrown.code : reasonOf(thrown);
      const times = (rests.get(table)?.times ?? 0) + 1;
      const until = clock.now() + Math.min(LONGEST, FIRST * 2 ** (times - 1));
      const why = LASTING.has(code) ? problem(code, `table ${table} is stopped`) : null;
      rests.delete(table);
      rests.set(table, { until, times, why });
      for (const oldest of rests.keys()) {
        if (rests.size <= MOST_KNOWN) break;
        rests.delete(oldest);
      }
      metrics.stopped(code);
      log.error({ table, code, at: placesOf(thrown) }, 'a table is stopped');
    },
    why: (table) => restOf(table)?.why ?? null,
    rests: (table) => restOf(table) !== null,
    get size() {
      return rests.size;
    },
  };
}

/** What the database or the disk says of itself has a code; what has none is a mistake of the program. */
const reasonOf = (thrown: unknown): string => (isProblem(thrown) ? 'storage' : 'broken');
