import { expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { noticeHandler } from './notices.ts';
import type { Session } from '../connection/session.ts';
import type { LiveTable } from '../table/live-table.ts';
import { quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';

test('whoever was removed, at whichever process, gets up here and has no name any more', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  const [, guest] = live.state().seats;
  const heard = noticeHandler(house.tables, { each: () => undefined });
  await heard({ kind: 'renamed', player: guest.kind === 'person' ? guest.player : '', name: 'Ada' });
  expect(live.info().seats[1]).toMatchObject({ kind: 'person', name: 'Ada' });
  await heard({ kind: 'removed', player: guest.kind === 'person' ? guest.player : '' });
  expect(live.info().seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
});

test('the connections of a key that was revoked end, and no others', async () => {
  const sessions = ['one', 'two', null].map((key) => ({ key: () => key, end: vi.fn() }));
  const heard = noticeHandler(
    { settled: () => Promise.resolve([]) },
    { each: (visit) => sessions.forEach((each) => visit(standIn<Session>(each))) },
  );
  await heard({ kind: 'revoked', keys: ['two'] });
  expect(sessions.map(({ end }) => end.mock.calls)).toEqual([[], [['no-key', null]], []]);
});

test('a table that is being opened while somebody gets another name shows the new one', async () => {
  const store = memoryStore();
  const { id } = await quietHouse({ store }).open(muster, {}, 2);
  const gate = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const house = quietHouse({
    chance: 1_000_000,
    store: {
      ...store,
      async players(ids) {
        const found = await store.players(ids);
        read.resolve();
        await gate.promise;
        return found;
      },
    },
  });
  const opening = house.tables.open(id);
  await read.promise;
  const [{ event }] = (await store.table(id))!.log;
  const player = 'player' in event ? event.player : '';
  await store.rename(player, 'Anna');
  const heard = noticeHandler(house.tables, { each: () => undefined })({
    kind: 'renamed',
    player,
    name: 'Anna',
  });
  gate.resolve();
  const table = await opening;
  await heard;
  expect(table!.info().seats[0]).toMatchObject({ name: 'Anna' });
});

test('a notice about somebody who does not sit at a table leaves it alone', async () => {
  const calls: string[] = [];
  const table = (id: string, seat: number | null): LiveTable =>
    standIn({
      id,
      seatOf: () => seat,
      rename: () => void calls.push(`${id} rename`),
      happen: () => Promise.resolve((calls.push(`${id} happen`), null)),
      forget: () => void calls.push(`${id} forget`),
      retell: () => void calls.push(`${id} retell`),
    });
  const all = [table('mine', 0), table('other', null)];
  const heard = noticeHandler(
    { settled: () => Promise.resolve(all) },
    { each: () => expect.fail('nobody is signed out') },
  );
  await heard({ kind: 'renamed', player: 'ann', name: 'Anna' });
  await heard({ kind: 'removed', player: 'ann' });
  await heard({ kind: 'dealtOver', gathering: 'other' });
  expect(calls).toEqual(['mine rename', 'mine happen', 'mine forget', 'other retell']);
});
