import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { MOST_HANDED_OVER, MOST_PROPOSED } from './table/decider/decide.ts';
import { EVERY_REQUEST } from './testing/every-request.ts';
import { quietHouse } from './testing/house.ts';
import { seated } from './testing/seated.ts';

test('whoever watches asks in vain for anything, and so does whoever has the key of another table', async () => {
  const house = quietHouse();
  const table = await seated(house, muster);
  const other = await seated(house, muster);
  const { length } = await table.log();
  const watcher = await house.connect({ table: table.id, watch: table.watch });
  for (const request of EVERY_REQUEST) {
    await watcher.say(request);
    expect(JSON.parse(watcher.heard.at(-1)!), request.type).toEqual({
      type: 'refused',
      id: 'x',
      reason: 'no-seat',
    });
  }
  const stranger = await house.connect({ table: table.id, key: other.keys[0] });
  expect(stranger.heard).toEqual(['{"type":"bye","reason":"no-table","retry":null}']);
  for (const request of EVERY_REQUEST) await stranger.say(request);
  expect(stranger.heard).toHaveLength(1);
  expect(await table.log()).toHaveLength(length);
});

test('a log does not grow in a circle, whatever one person asks for again and again', async () => {
  const table = await seated(quietHouse(), muster);
  const { length } = await table.log();
  const circles = [
    [{ type: 'handOver', level: '1' }, { type: 'takeBack' }],
    [{ type: 'propose', what: 'callOff' }, { type: 'decline' }],
    [{ type: 'digest', digest: '0'.repeat(64) }],
    [{ type: 'stand' }],
    [{ type: 'rematch' }],
  ];
  for (let round = 0; round < 50; round += 1) {
    for (const request of circles.flat()) await table.ask(1, request);
  }
  expect((await table.log()).length - length).toBe(2 * (MOST_HANDED_OVER + MOST_PROPOSED));
});

test('what waits behind a message that ends its connection is not done', async () => {
  const table = await seated(quietHouse(), muster);
  const { length } = await table.log();
  const [ear] = table.ears;
  await Promise.all([ear.say('no message'), ear.say({ type: 'resign', id: 'r' })]);
  expect(ear.heard.at(-1)).toBe('{"type":"bye","reason":"malformed","retry":null}');
  expect(await table.log()).toHaveLength(length);
});

test('that somebody is about to act is told once a second at most, and nothing of what they look at', async () => {
  const house = quietHouse();
  const table = await seated(house, muster);
  const { seat } = await table.next();
  const other = 1 - seat;
  const point = (by: number): Promise<void> => table.ears[by].say({ type: 'point', spots: ['card-1'] });
  for (const wait of [0, 999, 1]) {
    house.clock.advance(wait);
    await point(seat);
    await point(other);
  }
  const told = { type: 'pointed', seat, spots: ['choosing'] };
  expect(table.told(other, 'pointed')).toEqual([told, told]);
  expect(table.told(seat, 'pointed')).toEqual([]);
});
