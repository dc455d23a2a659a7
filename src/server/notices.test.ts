import { expect, test, vi } from 'vitest';
import { muster } from '#games/muster/index';
import { noticeHandler } from './notices.ts';
import type { Session } from './session.ts';
import { quietHouse } from './testing/house.ts';

test('whoever was removed, at whichever process, gets up here and has no name any more', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const live = (await house.tables.open(id))!;
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
    { live: () => [] },
    { each: (visit) => sessions.forEach((each) => visit(each as unknown as Session)) },
  );
  await heard({ kind: 'revoked', keys: ['two'] });
  expect(sessions.map(({ end }) => end.mock.calls)).toEqual([[], [['no-key', null]], []]);
});
