import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '../testing/start.ts';
import { openStore } from './choice.ts';
import { holdFolder } from './hold.ts';

test('a store holds its folder from the moment it is opened until it is closed, and no longer', async () => {
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const { path: data } = folder;
  const nothing = (): void => undefined;
  const store = await openStore({ data, database: null, databaseConnections: 5 }, nothing, nothing);
  expect(() => holdFolder(data, 0)).toThrow(expect.objectContaining({ code: 'busy' }));
  await store.set('name', 'value');
  await store.close();
  holdFolder(data, 0).release();
});
