import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { groupCommits } from './commits.ts';

const never = (thrown: unknown): void => {
  throw thrown;
};

test('a commit that fails leaves nothing open: it is refused as a whole, and the next one is kept', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    pragma foreign_keys = on;
    create table shelves (name text primary key);
    create table books (shelf text references shelves (name) deferrable initially deferred);
  `);
  const committed: number[] = [];
  const { write } = groupCommits(database, never, (tasks) => void committed.push(tasks));
  const put = (shelf: string): Promise<unknown> =>
    write(() => database.prepare('insert into books values (?)').run(shelf));
  const shelve = (name: string): Promise<unknown> =>
    write(() => database.prepare('insert into shelves values (?)').run(name));
  // Found only by the commit, for which both wait: the transaction is still open then.
  const refused = await Promise.allSettled([shelve('one'), put('none')]);
  expect(refused.map((each) => (each.status === 'rejected' ? each.reason.code : ''))).toEqual([
    'storage',
    'storage',
  ]);
  expect(database.isTransaction).toBe(false);
  await shelve('two');
  await put('two');
  expect(database.prepare('select name from shelves').all()).toEqual([{ name: 'two' }]);
  expect(committed).toEqual([2, 1, 1]);
  database.close();
});

test('a task that fails is refused alone, and those of the same commit are kept', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table shelves (name text primary key)');
  const { write } = groupCommits(database, never, () => undefined);
  const shelve = (name: string, then = (): void => undefined): Promise<unknown> =>
    write(() => {
      database.prepare('insert into shelves values (?)').run(name);
      then();
    });
  const results = await Promise.allSettled([
    shelve('one'),
    shelve('two', () => {
      throw new Error('half done');
    }),
    shelve('one'),
    shelve('three'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(database.prepare('select name from shelves order by name').all()).toEqual([
    { name: 'one' },
    { name: 'three' },
  ]);
  database.close();
});

test('what is written after the end is refused, and ends nothing', async () => {
  const database = new DatabaseSync(':memory:');
  const { write } = groupCommits(database, never, () => undefined);
  const late = write(() => 1);
  database.close();
  await expect(late).rejects.toMatchObject({ code: 'storage' });
});

/** A disk that takes so many milliseconds for its commits, by a clock of its own; how the next ones were waited for. */
async function waitedAfter(took: readonly number[]): Promise<readonly number[]> {
  const database = new DatabaseSync(':memory:');
  let now = 0;
  const waits: number[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    setImmediate(run);
  }) as never);
  const { write } = groupCommits(database, never, () => undefined);
  for (const milliseconds of took) await write(() => (now += milliseconds));
  // Long after it, the disk has rested.
  now += 1000;
  await write(() => (now += 1));
  vi.restoreAllMocks();
  database.close();
  return waits;
}

test.each([
  ['a quick disk is never waited for', [3.9, 3.9, 3.9], []],
  ['nor one that is slow for a moment', [1, 30, 1, 30, 3.9, 1], []],
  ['after the second slow commit as long again goes to others', [4, 4, 1], [4]],
  ['and so after a slower one, as long as the quicker of both', [9, 7, 8, 1], [7, 7]],
  ['but not for long', [300, 300, 1], [10]],
])('%s', async (_what, took, waits) => {
  expect(await waitedAfter(took)).toEqual(waits);
});

test('a disk that fails at a commit ends the process: whoever waits is refused', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table shelves (name text primary key)');
  const thrown: unknown[] = [];
  const { write } = groupCommits(
    database,
    (why) => thrown.push(why),
    () => undefined,
  );
  const shelve = (name: string): Promise<unknown> =>
    write(() => database.prepare('insert into shelves values (?)').run(name));
  // SQLITE_IOERR_FSYNC, which is all that is known of it.
  const failure = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
  const exec = vi.spyOn(database, 'exec').mockImplementation((sql) => {
    if (sql === 'commit') throw failure;
  });
  const answers = await Promise.allSettled([shelve('one'), shelve('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(thrown).toEqual([failure]);
  exec.mockRestore();
  database.close();
});

test('a disk that fails in the middle of a commit ends the process, too: none of its group is kept', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table shelves (name text primary key)');
  const ended: unknown[] = [];
  const { write } = groupCommits(
    database,
    (why) => ended.push(why),
    () => undefined,
  );
  const failure = Object.assign(new Error('disk I/O error'), { errcode: 10 });
  const answers = await Promise.allSettled([
    write(() => database.prepare('insert into shelves values (?)').run('one')),
    write(() => {
      throw failure;
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ended).toEqual([failure]);
  expect(database.prepare('select * from shelves').all()).toEqual([]);
  database.close();
});
