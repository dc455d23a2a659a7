import { join } from 'node:path';
import { sqliteStore } from '#server/store/sqlite';
import type { LiveMatch } from './match.ts';

/** What was promised and does not lie in the log where it was promised; looked up in the file, without the server. */
export async function lostMoves(data: string, matches: readonly LiveMatch[]): Promise<string[]> {
  const store = sqliteStore(join(data, 'tavola.db'), (thrown) => {
    throw thrown;
  });
  const lost: string[] = [];
  for (const { table, promised } of matches) {
    const stored = await store.table(table);
    for (const { seat, id, seq } of promised) {
      const entry = stored?.log[seq - 1];
      if (entry?.request?.seat !== seat || entry.request.id !== id) lost.push(`${table} ${seq} ${id}`);
    }
  }
  await store.close();
  return lost;
}
