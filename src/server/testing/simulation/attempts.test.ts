import { expect, test } from 'vitest';
import { newAttempts } from './attempts.ts';

test('a process may doubt how a log ends while something is under way, for a while after that, and for ever when it failed', async () => {
  let now = 0;
  const failed: string[] = [];
  const { writes, mayDoubt } = newAttempts(
    () => now,
    (table) => failed.push(table),
  );
  let answer: (value: string) => void = () => undefined;
  const written = writes('one', () => new Promise<string>((resolve) => (answer = resolve)));
  now = 60_000;
  expect([mayDoubt('one'), mayDoubt('other')]).toEqual([true, false]);
  answer('kept');
  expect(await written).toBe('kept');
  now += 11_000;
  expect(mayDoubt('one')).toBe(true);
  now += 2000;
  expect(mayDoubt('one')).toBe(false);
  await expect(writes('one', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await writes('one', () => Promise.resolve('kept'));
  now += 60_000;
  expect(mayDoubt('one')).toBe(true);
  expect(failed).toEqual(['one']);
});
