import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory.ts';
import { namesFrom } from './names.ts';

test('who is no player any more is told each time they are looked for, also if they were known', async () => {
  const store = memoryStore();
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  const names = namesFrom(store);
  expect(await names.learn(['ann', null, 'bob'])).toEqual(['bob']);
  expect([names.of('ann'), names.of('bob')]).toEqual(['Ann', '']);
  await store.removePlayer('ann');
  expect(await names.learn(['ann'])).toEqual(['ann']);
  names.set('ann', '');
  expect(names.of('ann')).toBe('');
});
