import { expect, test, vi } from 'vitest';
import { entry } from '../../testing/records.ts';
import { groupAppends } from './appends.ts';

const PLAYING = { phase: 'playing', open: false, players: ['ann', 'bob'], due: 1 } as const;
const move = (seq: number): ReturnType<typeof entry> => entry(seq, { kind: 'move', seat: 0, word: 'x' });

test('whoever waits for another entry of the same table costs nothing until that is answered', async () => {
  let answer = (_kept: readonly object[]): void => undefined;
  const groups: unknown[] = [];
  const { append, settled } = groupAppends(
    {
      write: (_name, _text, [ids]) =>
        new Promise((resolve) => {
          groups.push(ids);
          answer = resolve as typeof answer;
        }),
    },
    'p',
  );
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const kept = Promise.all([append('one', move(2), PLAYING), append('one', move(3), PLAYING)]);
  await vi.waitFor(() => expect(groups).toEqual([['one']]));
  const before = turns.mock.calls.length;
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(turns.mock.calls.length - before).toBeLessThan(2);
  turns.mockRestore();
  answer([{ id: 'one', known: true, kept: true }]);
  await vi.waitFor(() => expect(groups).toEqual([['one'], ['one']]));
  answer([{ id: 'one', known: true, kept: false }]);
  expect(await kept).toEqual(['kept', 'taken']);
  await settled();
});

test('what was begun is waited for, and what is not there to wait for is not', async () => {
  const answer = Promise.withResolvers<readonly never[]>();
  const { append, settled } = groupAppends({ write: () => answer.promise }, 'p');
  await settled();
  const kept = append('one', move(2), PLAYING);
  let ends = 0;
  const early = settled().then(() => (ends += 1));
  await new Promise(setImmediate);
  const late = settled().then(() => (ends += 1));
  await new Promise(setImmediate);
  expect(ends).toBe(0);
  answer.resolve([{ id: 'one', known: true, kept: true } as never]);
  expect(await kept).toBe('kept');
  await Promise.all([early, late]);
});
