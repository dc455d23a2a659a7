import { isProblem } from '#core/problem';

/** Tables of which nobody knows how their record ends. */
export interface Doubts {
  has(table: string): boolean;
  /** A claim has decided it. */
  settle(table: string): void;
  /** Until something that is written is answered, and for ever if it never is, its table is in doubt. */
  keeping<T>(table: string, write: () => Promise<T>): Promise<T>;
}

export function doubtsOf(): Doubts {
  const doubtful = new Set<string>();
  return {
    has: (table) => doubtful.has(table),
    settle: (table) => void doubtful.delete(table),
    async keeping(table, write) {
      const wasDoubtful = doubtful.has(table);
      doubtful.add(table);
      try {
        const answer = await write();
        // What is kept now proves what lies before it; a number that was taken proves nothing.
        if (answer !== 'taken' || !wasDoubtful) doubtful.delete(table);
        return answer;
      } catch (thrown) {
        if (!wasDoubtful && !(isProblem(thrown) && thrown.code === 'unknown')) doubtful.delete(table);
        throw thrown;
      }
    },
  };
}
