import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { connectTo } from './connection.ts';

const nothing = async (): Promise<void> => undefined;

/** A database that answers every statement with success, and may warn before it does; or that fails. */
function databaseThat(
  warns: boolean,
  failure: Error | null = null,
): {
  connection: ReturnType<typeof connectTo>;
  thrownAway: (boolean | undefined)[];
  /** Everything that was said to it. */
  said: unknown[];
  emitters: EventEmitter[];
  settings: pg.PoolConfig[];
} {
  const thrownAway: (boolean | undefined)[] = [];
  const said: unknown[] = [];
  const settings: pg.PoolConfig[] = [];
  const client = Object.assign(new EventEmitter(), {
    async query(statement: unknown) {
      said.push(statement);
      if (warns) client.emit('notice', { message: 'the standby has not confirmed it' });
      if (failure !== null) throw failure;
      return { rows: [{ done: true }] };
    },
    release: (isLost?: boolean) => void thrownAway.push(isLost),
  });
  const pool = Object.assign(new EventEmitter(), {
    async connect() {
      pool.emit('connect', client);
      return client;
    },
    query: (statement: unknown) => client.query(statement),
    end: async () => void said.push('the end'),
  });
  const connection = connectTo('postgres://nowhere.invalid/x', 1, nothing, (given) => {
    settings.push(given);
    return standIn(pool);
  });
  return { connection, thrownAway, said, emitters: [pool, client], settings };
}

test('success with a warning is no success: nobody knows whether it was kept, and the connection is not used again', async () => {
  const { connection, thrownAway } = databaseThat(true);
  await expect(connection.write('say', 'select', [])).rejects.toMatchObject({ code: 'unknown' });
  expect(thrownAway).toEqual([true]);
});

test('success without a warning is one, and the connection is used again', async () => {
  const { connection, thrownAway } = databaseThat(false);
  expect(await connection.write('say', 'select', [])).toEqual([{ done: true }]);
  expect(thrownAway).toEqual([false]);
});

test('a change that no standby has confirmed is refused, too: whoever was told that it is kept could lose it', async () => {
  const { connection, thrownAway } = databaseThat(true);
  await expect(connection.change('insert')).rejects.toMatchObject({ code: 'storage' });
  expect(thrownAway).toEqual([true]);
  expect(await databaseThat(false).connection.change('insert')).toEqual([{ done: true }]);
});

/** What the database says, and how grave it calls that: in its own language. */
const saying = (severity: string, code: string): Error =>
  Object.assign(new pg.DatabaseError('no', 0, 'error'), { severity, code });

test.each([
  ['ERROR', '23514', 'storage', 'a row that may not be'],
  ['FEHLER', '22P05', 'storage', 'a text that cannot be kept'],
  ['ERREUR', '57014', 'storage', 'a statement that took too long'],
  ['ERROR', '40P01', 'storage', 'two that wait for each other'],
  ['FEHLER', '53100', 'storage', 'no room'],
  ['ERROR', '40003', 'unknown', 'nobody knows'],
  ['FATAL', '57P01', 'unknown', 'the database is stopped'],
  ['ERREUR', '08006', 'unknown', 'a line that is lost'],
  ['ERROR', 'XX000', 'unknown', 'something is wrong with it'],
])('%s %s is %s: %s', async (severity, state, code) => {
  const { connection, thrownAway } = databaseThat(false, saying(severity, state));
  await expect(connection.write('say', 'select', [])).rejects.toMatchObject({ code });
  expect(thrownAway).toEqual([code === 'unknown']);
});

test('every line has its bounds, and is looked at when it is new', () => {
  expect(databaseThat(false).settings).toEqual([
    {
      connectionString: 'postgres://nowhere.invalid/x',
      max: 1,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      idle_in_transaction_session_timeout: 3000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'tavola',
      options: '-c client_min_messages=warning',
      onConnect: nothing,
    },
  ]);
});

test('a line that is lost while nobody uses it, or while somebody does, ends nothing else', async () => {
  const { connection, emitters } = databaseThat(false);
  await connection.write('say', 'select', []);
  for (const each of emitters) expect(each.emit('error', new Error('lost'))).toBe(true);
});

test('what takes long has a line and a time of its own, there and here, and the line is not used again', async () => {
  const { connection, said, thrownAway, settings } = databaseThat(false);
  expect(await connection.alone(async () => 5)).toBe(5);
  await expect(connection.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([said, thrownAway]).toEqual([
    ['the end', 'the end'],
    [true, true],
  ]);
  const [usual, ...own] = settings;
  const long = { ...usual, max: 1, statement_timeout: 600_000, query_timeout: 602_000 };
  expect(own).toEqual([long, long]);
});

test('a read that fails is refused like a write that did nothing, and the end is waited for', async () => {
  const { connection, said } = databaseThat(false, saying('ERROR', '57P01'));
  await expect(connection.rows('select')).rejects.toMatchObject({ code: 'storage' });
  await connection.close();
  expect(said).toEqual(['select', 'the end']);
});
