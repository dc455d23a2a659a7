import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryOf } from '../../bench/server/memory.ts';
import { startTavola } from '../../bench/server/processes.ts';
import { openMatches } from '../../bench/server/rounds.ts';

const MATCHES = 160;
/** Bytes of objects, which are much the same on every machine; `npm run load` measures resident memory, and 5,000 of them. */
const MOST = 33e3;

test('a match at which nothing happens takes little memory while its players are connected', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tavola-memory-'));
  const first = await startTavola(data);
  const matches = await openMatches(first.address, MATCHES);
  await first.kill();
  await Promise.all(matches.map((match) => match.drop()));
  const second = await startTavola(data);
  const { heapPerMatch, heapPerCompany } = await memoryOf(second, matches, 0, 1);
  await second.kill();
  rmSync(data, { recursive: true, force: true });
  // A test that measures nothing must fail.
  expect(heapPerMatch).toBeGreaterThan(2e3);
  expect(heapPerCompany - heapPerMatch).toBeGreaterThan(4e3);
  expect(heapPerCompany).toBeLessThan(MOST);
});
