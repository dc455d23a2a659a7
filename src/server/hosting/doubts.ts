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
  /** How many writes of a table are under way: one that is given up says nothing of another that waits behind it. */
  const underWay = new Map<string, number>();
  /** Of which table a write was lost, and which one last. */
  const lost = new Map<string, symbol>();
  const count = (table: string, more: number): void => {
    const left = (underWay.get(table) ?? 0) + more;
    if (left === 0) underWay.delete(table);
    else underWay.set(table, left);
  };
  return {
    has: (table) => underWay.has(table) || lost.has(table),
    settle: (table) => void lost.delete(table),
    async keeping(table, write) {
      const before = lost.get(table);
      count(table, 1);
      try {
        const answer = await write();
        // What is kept now proves what lies before it; a number that was taken proves nothing.
        if (answer !== 'taken' && answer !== false && lost.get(table) === before) lost.delete(table);
        return answer;
      } catch (thrown) {
        if (isProblem(thrown) && thrown.code === 'unknown') lost.set(table, Symbol(table));
        throw thrown;
      } finally {
        count(table, -1);
      }
    },
  };
}
