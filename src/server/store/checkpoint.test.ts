import { expect, test } from 'vitest';
import { checkpoint } from './checkpoint.ts';
import { diskFailed } from './commits.ts';

test('what was copied is synced by who copies it, and not left to who commits', () => {
  const done: string[] = [];
  const result = checkpoint(
    () => done.push('copy'),
    () => done.push('sync'),
  );
  expect(done).toEqual(['copy', 'sync', 'copy', 'sync']);
  expect(result).toEqual({});
});

test.each([
  ['a disk that does not sync has failed', { code: 'EIO' }, true],
  ['and so has one that SQLite says so of', { code: 'ERR_SQLITE_ERROR', errcode: 1034 }, true],
  ['a log that is busy is copied the next time', { code: 'ERR_SQLITE_ERROR', errcode: 5 }, false],
])('%s', (_what, thrown, hasFailed) => {
  const fail = (): void => {
    throw Object.assign(new Error('no'), thrown);
  };
  expect(diskFailed(checkpoint(fail, () => undefined))).toBe(hasFailed);
  expect(diskFailed(checkpoint(() => undefined, fail))).toBe(hasFailed);
});
