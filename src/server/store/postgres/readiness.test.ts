import pg from 'pg';
import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { clearly, mustBeDurable, mustHaveRights } from './readiness.ts';

const answering = (row: object | undefined): pg.ClientBase =>
  standIn<pg.ClientBase>({ query: async () => ({ rows: row === undefined ? [] : [row] }) });

const SOUND = { version: 140_000, fsync: 'on', commit: 'on', encoding: 'UTF8', readonly: 'off' };

test('a database that keeps what it confirms is used, whatever it waits for', async () => {
  for (const commit of ['on', 'local', 'remote_write', 'remote_apply']) {
    await expect(mustBeDurable(answering({ ...SOUND, commit }))).resolves.toBeUndefined();
  }
});

test.each([
  [{ version: 139_999 }, 'expected PostgreSQL 14 or newer'],
  [{ fsync: 'off' }, 'fsync off'],
  [{ commit: 'off' }, 'synchronous_commit is off'],
  [{ encoding: 'LATIN1' }, 'is encoded in LATIN1'],
  [{ readonly: 'on' }, 'takes no changes'],
])('one that is %o is not used: %s', async (change, sentence) => {
  const checked = mustBeDurable(answering({ ...SOUND, ...change }));
  await expect(checked).rejects.toMatchObject({ code: 'unusable-database' });
  await expect(checked).rejects.toThrow(sentence);
});

test('who lacks a right is told which, where and what to do', async () => {
  await expect(mustHaveRights(answering(undefined))).resolves.toBeUndefined();
  const lacking = { table: 'events', right: 'UPDATE', user: 'tavola' };
  await expect(mustHaveRights(answering(lacking))).rejects.toThrow(
    'the user tavola may not UPDATE in events; grant select, insert, update, delete',
  );
});

const URL_OF = 'postgres://tavola:hush@db.example.org:5432/house';
/** What is told of it: an error, whatever was thrown. */
function toldOf(url: string, thrown: unknown): Error {
  const told = clearly(url, thrown);
  if (!(told instanceof Error)) throw new TypeError('what is told is no error');
  return told;
}
const refusedWith = (code: string, message = 'no'): Error =>
  Object.assign(problem('storage', 'the database refused: no'), {
    cause: Object.assign(new pg.DatabaseError(message, 0, 'error'), { code }),
  });

test.each([
  ['28P01', 'the user or the password is wrong'],
  ['28000', 'the user may not connect from here'],
  ['3D000', 'there is no such database'],
  ['42501', 'the user may not create tables'],
  ['3F000', 'the user has no schema'],
  ['53300', 'the database has no connection left'],
  ['57P03', 'the database is starting or stopping'],
  ['ECONNREFUSED', 'nobody answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the host cannot be looked up'],
  ['ETIMEDOUT', 'the host does not answer'],
])('%s at the start is told in a sentence, without the password: %s', (code, sentence) => {
  const told = toldOf(URL_OF, refusedWith(code));
  expect(told).toMatchObject({ code: 'unusable-database' });
  expect(told.message).toContain(`DATABASE_URL: tavola@db.example.org:5432/house: ${sentence}`);
  expect(told.message).toMatch(/\(no\)$/u);
  expect(told.message).not.toContain('hush');
});

test('what has no state of its own is told by what it says, and anything else stays what it is', () => {
  const told = (thrown: unknown, url = URL_OF): unknown => toldOf(url, thrown).message;
  expect(told(new Error('timeout expired'))).toContain(
    'the database does not answer in time (timeout expired)',
  );
  expect(told(new Error('Connection terminated unexpectedly'))).toContain('does not answer in time');
  expect(told(new Error('self-signed certificate'))).toContain(
    'no safe connection (self-signed certificate)',
  );
  expect(told(refusedWith('SELF_SIGNED_CERT', 'hm'))).toContain('no safe connection (hm)');
  expect(told(refusedWith('3D000'), 'postgres://db.example.org/house')).toContain(
    'DATABASE_URL: db.example.org/house: there is no such database',
  );
  for (const other of [
    new Error('a slip of ours'),
    problem('newer-database', 'later'),
    problem('unknown', 'hm'),
  ]) {
    expect(clearly(URL_OF, other)).toBe(other);
  }
});
