import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { company } from '../testing/company.ts';
import { serverProcess } from '../testing/process.ts';
import { dataFolder } from '../testing/start.ts';

const data = dataFolder();
afterAll(() => data.remove());

test('a process that is stopped for longer than a clock has, and goes on, has cost nobody the match', async () => {
  // Ten seconds of its clock are one of ours: the stop is a real one, and need not last a minute.
  const server = await serverProcess(data.path, { args: ['--times-as-fast=10'] });
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    options: { first: 'seat0' },
    agreement: { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' },
  });
  const [ann] = table.guests;
  server.child.kill('SIGSTOP');
  await pause(6500);
  server.child.kill('SIGCONT');
  // The line may be cut, because nothing was heard for so long: then one comes back.
  const back = await table.again(0);
  expect(back.table().phase).toBe('playing');
  expect(await back.ask({ type: 'move', after: back.sight()!.seq, word: back.words()[0] })).toMatchObject({
    type: 'done',
  });
  expect(back.sight()!.clocks!.left[0]).toBeGreaterThan(30_000);
  await Promise.all([back.close(), ann.close(), table.guests[1].close()]);
  await server.stop();
});
