import { afterAll, expect, test } from 'vitest';
import { chaos } from './testing/chaos.ts';
import { dataFolder } from './testing/start.ts';

const folders = [dataFolder(), dataFolder()];
afterAll(() => folders.forEach((folder) => folder.remove()));

/** `npm run chaos` kills it a thousand times. */
test('no acknowledged move is lost when the server is killed, and every match goes on', async () => {
  const damage = await chaos({ data: folders[0].path, kills: 6, tables: 6, seed: 1 });
  expect(damage.acknowledged).toBeGreaterThan(50);
  expect(damage).toMatchObject({ kills: 6, lost: 0, untrue: 0, resumed: damage.opened });
  for (const kind of ['undone', 'handedOver', 'said', 'bound'] as const) {
    expect(damage[kind], kind).toBeGreaterThan(0);
  }
});

test('a server that answers before it has kept a move is found out', async () => {
  const args = ['--answers-early'];
  const { acknowledged, lost } = await chaos({ data: folders[1].path, kills: 2, tables: 4, seed: 1, args });
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});
