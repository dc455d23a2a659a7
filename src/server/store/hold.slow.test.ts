import { expect, test } from 'vitest';
import { dataFolder, startForTest } from '../testing/start.ts';

test('a folder has one server at a time, and the next one when that is closed or could not start', async () => {
  const data = dataFolder();
  const server = await startForTest(data.path);
  await expect(startForTest(data.path)).rejects.toThrow('another process holds it; stop that one first');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.close();
  await expect(startForTest(data.path, {}, { host: 'no such host' })).rejects.toThrow('no such host');
  const next = await startForTest(data.path);
  await next.close();
  data.remove();
});
