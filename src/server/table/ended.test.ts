import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { EVERY_REQUEST } from '../testing/every-request.ts';
import { quietHouse } from '../testing/house.ts';
import { playerAt, seated } from '../testing/seated.ts';
import type { Viewer } from './viewers/viewers.ts';

const TIMED: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: 1, timeout: 'lose' };

/** A table that was let go of while somebody still held on to it; what it says to whoever asks. */
async function endedTable() {
  const house = quietHouse();
  const at = await seated(house, muster, 2, TIMED);
  const live = await house.live(at.id);
  const state = live.state();
  live.end('restart', 0);
  const player = playerAt(state, 0);
  const told: object[] = [];
  const viewer: Viewer = {
    seat: 0,
    player,
    send: (message) => void told.push(message),
    sendText: (text) => void told.push(JSON.parse(text)),
    end: (reason, retry) => void told.push({ end: reason, retry }),
  };
  const written = async (): Promise<number> => (await house.store.table(at.id))!.log.length;
  return { house, live, state, viewer, told, player, written, before: await written() };
}

test.each(EVERY_REQUEST)(
  'a table that has ended does nothing for whoever wants to $type',
  async (request) => {
    const { live, viewer, told, written, before, house } = await endedTable();
    await live.ask(viewer, request);
    expect(told).toEqual([{ type: 'refused', id: 'x', reason: 'stale' }]);
    expect(await written()).toBe(before);
    expect(await house.store.chat(live.id, 10)).toEqual([]);
  },
);

test('nobody comes to it, nothing happens at it, and no clock of it runs out', async () => {
  const { house, live, state, viewer, told, player, written, before } = await endedTable();
  await live.join(viewer);
  expect(told).toEqual([{ end: 'restart', retry: 0 }]);
  expect(await live.happen(() => ({ kind: 'resign', seat: 0 }))).toBe('restart');
  live.leave(viewer);
  live.rename(player, 'Another');
  live.forget(player);
  live.doze();
  live.end('broken', null);
  house.clock.advance(3_600_000);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(await written()).toBe(before);
  expect(live.state().seq).toBe(state.seq);
  expect(told).toHaveLength(1);
  // Another copy is read, and in that one the clock has run out.
  const again = await house.live(live.id);
  expect(again).not.toBe(live);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(again.state().result?.ending).toBe('time');
});
