import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { call, connect } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { atTurn, company } from '../testing/company.ts';
import { someTable } from '../testing/records.ts';
import { breakFile, type FaultPlan, playOnFailingDisk } from '../testing/faults.ts';
import { dataFolder, quiet, startForTest } from '../testing/start.ts';
import { type Checkpoints, checkpoints, TASKS } from './checkpoints.ts';
import { groupCommits } from './commits.ts';
import { databaseFile } from './database-file.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';

const ALWAYS = Infinity;
const never = (thrown: unknown): void => {
  throw thrown;
};

test.each<[FaultPlan, boolean]>([
  // What was written is not known any more: only a new process may look.
  [{ fault: 'unsynced', file: 'tavola.db-wal', at: 150, lasts: ALWAYS, seed: 1 }, true],
  [{ fault: 'unsynced', file: 'tavola.db-wal', at: 300, lasts: 20, seed: 2 }, true],
  [{ fault: 'unwritable', file: 'tavola.db-wal', at: 200, lasts: ALWAYS, seed: 3 }, true],
  [{ fault: 'unwritable', file: 'tavola.db', at: 200, lasts: ALWAYS, seed: 4 }, true],
  // Nothing was written: everything else goes on.
  [{ fault: 'full', file: 'tavola.db', at: 150, lasts: ALWAYS, seed: 6 }, false],
  [{ fault: 'unreadable', file: 'tavola.db', at: 160, lasts: 1, seed: 7 }, false],
])('nothing acknowledged is lost when a file fails: %o', async (plan, ends) => {
  const { acknowledged, lost, ended } = await playOnFailingDisk(plan);
  expect({ lost, ended }).toEqual({ lost: 0, ended: ends });
  expect(acknowledged).toBeGreaterThan(3);
});

test('a full disk refuses with a reason, and the match goes on when there is room', async () => {
  const { acknowledged, lost, refused } = await playOnFailingDisk({
    fault: 'full',
    file: 'tavola.db-wal',
    at: 200,
    lasts: 4,
    seed: 5,
  });
  expect(lost).toBe(0);
  expect(refused).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(3);
});

/** Reads and writes that fail with the codes of SQLite. */
const failure = (errcode: number): Error => Object.assign(new Error('it failed'), { errcode });
const IO_ERROR_FSYNC = 1034;

test.each(['commit', 'begin immediate'])('a disk that fails at `%s` ends the process', async (moment) => {
  const database = new DatabaseSync(':memory:');
  const exec = database.exec.bind(database);
  const ends: unknown[] = [];
  database.exec = (sql) => {
    if (sql === moment) throw failure(IO_ERROR_FSYNC);
    exec(sql);
  };
  const { write } = groupCommits(
    database,
    (thrown) => ends.push(thrown),
    () => undefined,
  );
  const writing = write(() => 'kept');
  await expect(writing).rejects.toMatchObject({
    code: 'storage',
    message: 'the database refused: it failed',
  });
  expect(ends).toHaveLength(1);
});

test('a disk that fails within one of several tasks ends the process, and none of them is answered', async () => {
  const database = new DatabaseSync(':memory:');
  const ends: unknown[] = [];
  const { write } = groupCommits(
    database,
    (thrown) => ends.push(thrown),
    () => undefined,
  );
  const results = await Promise.allSettled([
    write(() => 'kept'),
    write(() => {
      throw failure(IO_ERROR_FSYNC);
    }),
    write(() => 'kept'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ends).toHaveLength(1);
});

test('a server whose disk fails while syncing ends, with a word', async () => {
  const folder = dataFolder();
  const words: unknown[] = [];
  const log = { ...quiet, error: () => undefined, fatal: (word: unknown) => words.push(word) };
  const server = await startForTest(folder.path, { log });
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const mend = breakFile(join(folder.path, 'tavola.db-wal'), 'unsynced');
  await call(server.url, 'POST', '/api/players', { body: { name: 'Ann' } });
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(words).toEqual(['the disk failed; only a new process may look what lies on it']);
  mend();
  await server.close();
  exit.mockRestore();
  folder.remove();
});

test('a server on a full disk starts, shows what there is, refuses what is new, and recovers', async () => {
  const folder = dataFolder();
  const file = join(folder.path, 'tavola.db');
  const clock = handClock();
  let server = await startForTest(folder.path, { clock }, { limits: false });
  const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
  const agreement = { pace, away: null, timeout: 'lose' } as const;
  const table = await company(server.url, { game: 'muster', people: 2, agreement });
  const { actor, word } = atTurn(table);
  const seat = actor.seat()!;
  await table.leave();
  await server.close();

  // Far longer than anybody has left: the time without a server is nobody's, though it cannot be written down.
  clock.advance(3_600_000);
  const database = openDatabase(file);
  // So that the log of the database is open, and can be exchanged.
  database.exec('begin immediate; commit');
  const mend = breakFile(`${file}-wal`, 'full');
  const store = sqliteStore(file, never, database);
  server = await startForTest(folder.path, { clock, store, log: quiet }, { limits: false });
  const guest = await connect(server.url, { table: table.table, key: table.people[seat].key });
  expect(guest.table().phase).toBe('playing');
  const move = { type: 'move', id: 'a', after: guest.sight()!.seq, word } as const;
  expect(await guest.ask(move)).toMatchObject({ type: 'refused', reason: 'storage' });
  expect(await call(server.url, 'GET', '/readyz')).toMatchObject({ status: 503 });
  mend();
  clock.advance(2000);
  expect(await call(server.url, 'GET', '/readyz')).toMatchObject({ status: 200 });
  const again = await connect(server.url, { table: table.table, key: table.people[seat].key });
  expect(await again.ask(move)).toMatchObject({ type: 'done' });
  await again.close();
  await server.close();
  folder.remove();
});

const OPEN = join(import.meta.dirname, 'open.ts');
const READING = `
  import { openDatabase } from ${JSON.stringify(OPEN)};
  const database = openDatabase(process.argv[1], (what) => console.log(what));
  console.log(database.prepare('select count(*) as tables from tables').get().tables);
`;

test('where there is no room even to open it as usual, the database is opened alone, and can be read', async () => {
  const folder = dataFolder();
  const file = join(folder.path, 'tavola.db');
  const first = sqliteStore(file, never);
  await first.addTable(someTable());
  await first.close();
  // No file may grow: what several connections share cannot be made.
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath];
  const node = ['--input-type=module', '-e', READING, file];
  const { stdout, stderr } = spawnSync('/bin/sh', [...limited, ...node], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/there is no room on the disk: .*\n1\n$/u);
  folder.remove();
});

test('a server whose disk fails while syncing ends, and has answered nothing', async () => {
  const folder = dataFolder();
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const server = await startForTest(folder.path, {}, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  const { actor, word, seq } = atTurn(table);
  const mend = breakFile(join(folder.path, 'tavola.db-wal'), 'unsynced');
  expect(await actor.ask({ type: 'move', after: seq, word })).toMatchObject({ reason: 'storage' });
  mend();
  expect(exit).toHaveBeenCalledWith(1);
  exit.mockRestore();
  await server.close().catch(() => undefined);
  folder.remove();
});

/** Lets the thread that tidies begin, and waits until somebody hears of a failure. */
const enoughToCheckpoint = (worker: Checkpoints): void => worker.committed(TASKS);

test('a disk that fails at the last step of a checkpoint ends the process', async () => {
  const folder = dataFolder();
  const file = join(folder.path, 'tavola.db');
  const database = openDatabase(file);
  const failing = standIn<DatabaseSync>({
    exec() {
      throw failure(IO_ERROR_FSYNC);
    },
  });
  let worker: Checkpoints | null = null;
  const ended = await new Promise((resolve) => {
    worker = checkpoints(databaseFile(file), failing, resolve);
    enoughToCheckpoint(worker);
  });
  expect(ended).toMatchObject({ errcode: IO_ERROR_FSYNC });
  await worker!.close();
  database.close();
  folder.remove();
});

test('a disk that fails while the thread brings the log into the file ends the process', async () => {
  const folder = dataFolder();
  const file = join(folder.path, 'tavola.db');
  const store = sqliteStore(file, never);
  let rounds = 0;
  let begun = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const idle = standIn<DatabaseSync>({
    exec() {
      rounds += 1;
      begun();
    },
  });
  let failed = (_thrown: unknown): void => undefined;
  const ended = new Promise((resolve) => {
    failed = resolve;
  });
  const worker = checkpoints(databaseFile(file), idle, (thrown) => failed(thrown));
  enoughToCheckpoint(worker);
  // The thread has opened the files.
  await first;
  await store.addTable(someTable());
  const mend = breakFile(file, 'unwritable');
  enoughToCheckpoint(worker);
  expect(await ended).toMatchObject({ errcode: expect.any(Number) });
  expect(rounds, 'nothing is finished after a failure').toBe(1);
  mend();
  await worker.close();
  await store.close();
  folder.remove();
});
