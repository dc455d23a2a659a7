/** Work of one table: what goes wrong in it is told to `failed`, and never to anybody outside. */
export interface Guard {
  guarded<Given extends unknown[]>(work: (...given: Given) => void): (...given: Given) => void;
  guardedly(work: () => Promise<unknown>): Promise<void>;
}

export const guard = (failed: (thrown: unknown) => void): Guard => ({
  guarded:
    (work) =>
    (...args) => {
      try {
        work(...args);
      } catch (thrown) {
        failed(thrown);
      }
    },
  async guardedly(work) {
    try {
      await work();
    } catch (thrown) {
      failed(thrown);
    }
  },
});

/** Where in the program something failed, without the message: that may name what somebody holds in their hand. */
export function placesOf(thrown: unknown): readonly string[] {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  const lines = cause instanceof Error ? (cause.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /u.test(line)).map((line) => line.trim());
}
