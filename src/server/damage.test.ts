import { expect, test } from 'vitest';
import { damaged } from './testing/damage.ts';

test('of a few damaged databases nothing that was acknowledged is missing without a word', async () => {
  const found = await damaged(2, 11);
  expect(found).toMatchObject({ files: 2, silent: 0, strangers: 0, unsaid: 0 });
  expect(found.whole + found.stopped, 'there were matches').toBeGreaterThan(1);
});
