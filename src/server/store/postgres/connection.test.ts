import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connectTo } from './connection.ts';

/** A database that answers every statement with success, and may warn before it does; or that fails. */
function databaseThat(
  warns: boolean,
  failure: Error | null = null,
): {
  connection: ReturnType<typeof connectTo>;
  thrownAway: (boolean | undefined)[];
} {
  const thrownAway: (boolean | undefined)[] = [];
  const client = Object.assign(new EventEmitter(), {
    async query() {
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
  });
  const connection = connectTo(
    'postgres://nowhere.invalid/x',
    1,
    async () => undefined,
    () => pool as never,
  );
  return { connection, thrownAway };
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
