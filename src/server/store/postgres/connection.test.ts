import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { connectTo } from './connection.ts';

/** A database that answers every statement with success, and may warn before it does. */
function databaseThat(warns: boolean): {
  connection: ReturnType<typeof connectTo>;
  thrownAway: (boolean | undefined)[];
} {
  const thrownAway: (boolean | undefined)[] = [];
  const client = Object.assign(new EventEmitter(), {
    async query() {
      if (warns) client.emit('notice', { message: 'the standby has not confirmed it' });
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
