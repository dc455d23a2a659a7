import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

test('a call is a call, however it is spelt: it has the budget of calls', async () => {
  const targets = ['/%61pi/tables', '/a%70i/tables', 'http://elsewhere/api/tables', '/api/tables'];
  const fresh = dataFolder();
  const own = await startForTest(fresh.path, { clock: handClock() });
  const ask = (target: string): Promise<string> => {
    const socket = createConnection(Number(new URL(own.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (piece: Buffer) => (received += piece.toString()));
    socket.end(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return new Promise((resolve) => socket.once('close', () => resolve(received.slice(9, 12))));
  };
  const all = (): Promise<string[]> => Promise.all(targets.map(ask));
  expect(await all()).toEqual(['200', '200', '200', '200']);
  let asked = 4;
  for (; (await fetch(`${own.url}/api/push`)).status === 200; asked += 1);
  expect(asked).toBe(480);
  expect(await all()).toEqual(['429', '429', '429', '429']);
  await own.close();
  fresh.remove();
});
