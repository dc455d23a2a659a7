import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '../testing/client.ts';
import { atTurn, company } from '../testing/company.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { restoreBackup, saveBackup } from './backups.ts';

vi.setConfig({ testTimeout: 30_000 });
const folders: ReturnType<typeof dataFolder>[] = [];
const folder = (): string => {
  const made = dataFolder();
  folders.push(made);
  return made.path;
};
afterEach(() => folders.splice(0).forEach((each) => each.remove()));

test('a backup made while people play is restored elsewhere, and the match goes on from there', async () => {
  const [data, other] = [folder(), folder()];
  const copy = join(other, 'copy.db');
  const server = await startForTest(data, {}, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  const { actor, word, seq } = atTurn(table);
  await actor.ask({ type: 'move', after: seq, word });
  expect(await saveBackup(data, copy)).toMatchObject({ tables: 1, damaged: [] });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await table.leave();
  await expect(restoreBackup(data, copy, Date.now()), 'a running server').rejects.toThrow('running');
  await server.close();

  expect(await restoreBackup(join(other, 'data'), copy, Date.now())).toMatchObject({
    tables: 1,
    damaged: [],
  });
  const second = await startForTest(join(other, 'data'), {}, { limits: false });
  const seat = actor.seat()!;
  const guest = await connect(second.url, { table: table.table, key: table.people[seat].key });
  expect(guest.log()).toHaveLength(1);
  expect(await guest.ask({ type: 'move', after: guest.sight()!.seq, word: 'draw-pile' })).toMatchObject({
    type: 'done',
  });
  await guest.close();
  await second.close();
});

test('what was there before a restore is kept beside it', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  const server = await startForTest(data);
  await saveBackup(data, copy);
  await server.close();
  await restoreBackup(data, copy, Date.now());
  expect(readdirSync(data).some((file) => file.startsWith('tavola.db.before-'))).toBe(true);
});

test('a damaged file is not restored, and nothing is touched', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  const server = await startForTest(data);
  await saveBackup(data, copy);
  await server.close();
  const bytes = readFileSync(copy);
  bytes.fill(255, 4096, 12_288);
  writeFileSync(copy, bytes);
  const before = readFileSync(join(data, 'tavola.db'));
  await expect(restoreBackup(data, copy, Date.now())).rejects.toThrow(/malformed|database/u);
  expect(readFileSync(join(data, 'tavola.db')).equals(before)).toBe(true);
});

test('a backup never overwrites anything, and there must be something to copy', async () => {
  const data = folder();
  await expect(saveBackup(data, join(data, 'copy.db'))).rejects.toThrow('no database');
  expect(existsSync(join(data, 'copy.db'))).toBe(false);
  await expect(restoreBackup(data, join(data, 'none.db'), 0)).rejects.toThrow('there is no');
});
