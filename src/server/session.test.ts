import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { handClock } from './testing/clock.ts';
import { memoryStore } from './testing/memory.ts';
import { quietHouse } from './testing/house.ts';
import { metricsOf } from './metrics.ts';
import { session } from './session.ts';

const house = {
  store: memoryStore(),
  clock: handClock(),
  tables: quietHouse().tables,
  metrics: metricsOf({ connections: () => 0, tables: () => 0 }),
};

test('whoever does not say hello is not waited for', () => {
  const heard: string[] = [];
  let code = 0;
  session(house, {
    send: (text) => void heard.push(text),
    buffered: () => 0,
    close: (given) => void (code = given),
  });
  house.clock.advance(9000);
  expect(code).toBe(0);
  house.clock.advance(2000);
  expect([code, ...heard]).toEqual([1008, '{"type":"bye","reason":"malformed","retry":null}']);
});

test('whoever does not read is cut off before it fills the memory', async () => {
  const heard: string[] = [];
  let waiting = 0;
  const one = session(house, {
    send: (text) => void heard.push(text),
    buffered: () => waiting,
    close: () => undefined,
  });
  await one.receive('{"type":"ping"}');
  waiting = 300_000;
  await one.receive('{"type":"ping"}');
  await one.receive('{"type":"ping"}');
  expect(heard).toEqual(['{"type":"pong"}', '{"type":"bye","reason":"slow","retry":1000}']);
});

test('a connection that ends leaves nothing behind at its table', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  for (let round = 0; round < 50; round += 1) {
    const ear = await quiet.connect({ table: id, key: keys[0] });
    ear.session.closed();
  }
  const [live] = quiet.tables.live();
  expect(live.info().seats[0]).toMatchObject({ present: false });
  expect(live.idle(quiet.clock.now() + 1)).toBe(true);
});
