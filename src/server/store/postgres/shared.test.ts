import { expect, test } from 'vitest';
import type { Value } from './connection.ts';
import { sharedStore, STATEMENTS } from './shared.ts';

test('what was told while a process stood still is asked for when it goes on, and heard once', async () => {
  const asked: (readonly Value[])[] = [];
  let answer: readonly object[] = [];
  const rows = async (text: string, values: readonly Value[] = []): Promise<readonly never[]> => {
    if (text === STATEMENTS.KEY) return [{ value: 'key' } as never];
    asked.push(values);
    return answer as readonly never[];
  };
  const { told } = await sharedStore({ rows, write: () => Promise.resolve([]) }, { rows }, 'me');
  const notice = { kind: 'removed', player: 'ann' };
  answer = [{ number: null, now: 5000 }];
  expect(await told()).toEqual([]);
  answer = [
    { number: '1', notice: JSON.stringify(notice), now: 90_000 },
    { number: null, now: 90_000 },
  ];
  expect(await told()).toEqual([notice]);
  expect(await told()).toEqual([]);
  expect(asked).toEqual([
    ['me', null],
    ['me', 5000],
    ['me', 90_000],
  ]);
});

test('the key that another process makes at the same moment is asked for once more, and is the one for all', async () => {
  const answers: object[][] = [[], [{ value: 'theirs' }]];
  const rows = async (): Promise<readonly never[]> => answers.shift() as never;
  const { peerKey } = await sharedStore({ rows, write: () => Promise.resolve([]) }, { rows }, 'me');
  expect([peerKey, answers]).toEqual(['theirs', []]);
});

test('a database that a later version has written to is not said to that this process lives', async () => {
  let version = 1;
  const rows = async (text: string): Promise<readonly never[]> =>
    (text === STATEMENTS.KEY ? [{ value: 'key' }] : [{ id: null, now: 5, version }]) as never;
  const { renew } = await sharedStore({ rows, write: () => Promise.resolve([]) }, { rows }, 'me');
  expect(await renew('http://me')).toEqual({ now: 5, others: [] });
  version = 1000;
  await expect(renew('http://me')).rejects.toMatchObject({ code: 'newer-database' });
});

test('a process is none of the others', async () => {
  const row = (id: string) => ({ id, url: `http://${id}`, seen: 4, now: 5, version: 0 });
  const rows = async (text: string): Promise<readonly never[]> =>
    (text === STATEMENTS.KEY
      ? [{ value: 'key' }]
      : [row('me'), row('you'), { id: null, now: 5, version: 1 }]) as never;
  const { renew } = await sharedStore({ rows, write: () => Promise.resolve([]) }, { rows }, 'me');
  expect((await renew('http://me')).others.map(({ id }) => id)).toEqual(['you']);
});
