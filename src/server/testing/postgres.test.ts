import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testPostgres } from './postgres.ts';

test('a PostgreSQL runs for the tests, in a folder with a space, forgets nothing in a crash, and is gone afterwards', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'tavola outside '));
  chmodSync(outside, 0o755);
  const postgres = await testPostgres([], outside);
  const ask = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  };
  const url = await postgres.database();
  expect(await postgres.database()).not.toBe(url);
  await ask("create table things (name text); insert into things values ('one')");
  await postgres.crash?.();
  await postgres.revive();
  expect(await ask('select name from things')).toEqual([{ name: 'one' }]);
  await postgres.stop();
  await expect(ask('select 1')).rejects.toThrow(/ECONNREFUSED|does not exist/u);
  rmSync(outside, { recursive: true });
});
