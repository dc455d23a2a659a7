/** What one process has written of tables, as far as nobody has answered it: whoever does not know how a log ends claims it anew. */
export interface Attempts {
  /** Until it is answered, and for ever if it fails, the process does not know whether it was kept. */
  writes<T>(table: string, write: () => Promise<T>): Promise<T>;
  /** May it have had doubts how the log of a table ends, when it last looked? */
  mayDoubt(table: string): boolean;
}

/** Milliseconds: a table is read before it is claimed, and what was under way when it was looked for may be answered by then. */
const READ = 12_000;

/** `failed` hears of each write that was not answered with success: its table is closed then. */
export function newAttempts(now: () => number, failed: (table: string) => void): Attempts {
  /** Until when each table may be in doubt. */
  const doubtful = new Map<string, number>();
  const underWay = new Map<string, number>();
  const count = (table: string, by: number): void =>
    void underWay.set(table, (underWay.get(table) ?? 0) + by);
  return {
    async writes(table, write) {
      count(table, 1);
      try {
        const answer = await write();
        doubtful.set(table, Math.max(doubtful.get(table) ?? 0, now() + READ));
        return answer;
      } catch (thrown) {
        doubtful.set(table, Infinity);
        failed(table);
        throw thrown;
      } finally {
        count(table, -1);
      }
    },
    mayDoubt: (table) => (underWay.get(table) ?? 0) > 0 || (doubtful.get(table) ?? 0) > now(),
  };
}
