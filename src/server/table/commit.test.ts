import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { TableEnv } from './env.ts';
import { committer } from './commit.ts';
import type { TableState } from './decider/state.ts';

test('what is committed together is acknowledged before any of it is published', async () => {
  const done: string[] = [];
  let open: () => void = () => undefined;
  // One write for both: they wait for the same disk.
  const written = new Promise<void>((resolve) => {
    open = resolve;
  });
  let seq = 0;
  const state = standIn<TableState>({ knownUntil: 0, seq: 0 });
  const commit = committer(
    {
      state: () => state,
      async append() {
        const own = (seq += 1);
        await written;
        return own;
      },
    },
    standIn<TableEnv>({ outages: { before: [], known: () => [] }, metrics: { event: () => undefined } }),
    (_before, event) => Promise.resolve(void done.push(`publish ${event.kind}`)),
  );
  const both = (['resign', 'rematch'] as const).map((kind) =>
    commit({ kind, seat: 0 }, null, (at) => done.push(`acknowledge ${at}`)),
  );
  await Promise.resolve();
  expect(done).toEqual([]);
  open();
  await Promise.all(both);
  expect(done).toEqual(['acknowledge 1', 'acknowledge 2', 'publish resign', 'publish rematch']);
});
