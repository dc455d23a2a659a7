import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { groupCommits } from './commits.ts';

/** One that keeps everything at once. */
const disk = {
  sync: () => Promise.resolve(),
  broken(thrown: unknown): void {
    throw thrown;
  },
  committed: () => undefined,
};

test('a commit that fails leaves nothing open: it is refused as a whole, and the next one is kept', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    pragma foreign_keys = on;
    create table shelves (name text primary key);
    create table books (shelf text references shelves (name) deferrable initially deferred);
  `);
  let committed = 0;
  const { write } = groupCommits(database, {
    ...disk,
    committed() {
      committed += 1;
    },
  });
  const put = (shelf: string): Promise<unknown> =>
    write(() => database.prepare('insert into books values (?)').run(shelf));
  const shelve = (name: string): Promise<unknown> =>
    write(() => database.prepare('insert into shelves values (?)').run(name));
  // Found only by the commit, for which both wait: the transaction is still open then.
  const refused = await Promise.allSettled([shelve('one'), put('none')]);
  expect(
    refused.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : '')),
  ).toEqual(['storage', 'storage']);
  expect(database.isTransaction).toBe(false);
  await shelve('two');
  await put('two');
  expect(database.prepare('select name from shelves').all()).toEqual([{ name: 'two' }]);
  expect(committed).toBe(3);
  database.close();
});

test('a task that fails is refused alone, and those of the same commit are kept', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table shelves (name text primary key)');
  const { write } = groupCommits(database, disk);
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
  const { write } = groupCommits(database, disk);
  const late = write(() => 1);
  database.close();
  await expect(late).rejects.toMatchObject({ code: 'storage' });
});

/** A disk that syncs when it is told to, and how often it was asked. */
function slowDisk(): typeof disk & { asked: number; done(thrown?: Error): void } {
  let settle: { resolve(): void; reject(thrown: Error): void } | null = null;
  return {
    ...disk,
    asked: 0,
    sync() {
      this.asked += 1;
      return new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    done: (thrown) => (thrown === undefined ? settle!.resolve() : settle!.reject(thrown)),
  };
}

/** Enough for everything that waits for nothing but its turn. */
async function turns(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise(setImmediate);
}

test('nothing is answered before the disk has synced, and all who come meanwhile share the next time', async () => {
  const database = new DatabaseSync(':memory:');
  const slow = slowDisk();
  const { write, settled, synced, close } = groupCommits(database, {
    ...slow,
    sync: () => slow.sync(),
  });
  const answered: string[] = [];
  const tell = (name: string) => (): void => void answered.push(name);
  void write(() => 1).then(tell('one'));
  await turns();
  void synced().then(tell('all that can be read is kept'));
  for (const name of ['two', 'three']) void write(() => 1).then(tell(name));
  void settled().then(tell('everything begun is kept'));
  await turns();
  expect([slow.asked, answered]).toEqual([1, []]);
  slow.done();
  await turns();
  expect([slow.asked, answered.toSorted()]).toEqual([2, ['all that can be read is kept', 'one']]);
  const closed = close().then(tell('closed'));
  await expect(write(() => 1)).rejects.toMatchObject({ code: 'storage' });
  expect(answered).not.toContain('two');
  slow.done();
  await closed;
  expect(answered.slice(2)).toEqual(['two', 'three', 'everything begun is kept', 'closed']);
  database.close();
});

test('a disk that cannot sync ends the process, and none who waited for it is answered', async () => {
  const database = new DatabaseSync(':memory:');
  const slow = slowDisk();
  const ends: unknown[] = [];
  const { write } = groupCommits(database, {
    ...slow,
    sync: () => slow.sync(),
    broken: (thrown) => ends.push(thrown),
  });
  const results = Promise.allSettled([write(() => 1), write(() => 2)]);
  await turns();
  slow.done(new Error('EIO: i/o error, fdatasync'));
  const refused = { code: 'storage', message: 'the database refused: EIO: i/o error, fdatasync' };
  expect(await results).toMatchObject([{ reason: refused }, { reason: refused }]);
  expect(ends).toHaveLength(1);
  database.close();
});
