import { h } from 'preact';
import { expect, test } from 'vitest';
import { type Match, outcomeOf, playNotation } from '#core/match';
import { muster } from '#games/muster/index';
import { usePage } from '../../testing/page.ts';
import { begunBy, BOT, PERSON, tableAt } from '../../testing/tables.ts';

const page = usePage({ isStill: false });

function finished(): Match {
  let match = begunBy(muster, 2, 0);
  while (outcomeOf(match) === null) {
    const [seat = 0] = muster.toAct(match.state);
    const [action] = muster.legalActions(muster.view(match.state, seat), seat);
    match = playNotation(match, seat, muster.encode(action));
  }
  return match;
}

test('castles are counted one by one, and a touch shows all of them; only then Escape leads to the table', async () => {
  const { Room } = await page.room('muster');
  const { change } = await import('../../settings.ts');
  change({ motion: 'fast' });
  const match = finished();
  const counted = (): number => page.all('dialog.end .castles li.shown').length;
  const isCounting = (): boolean => page.all('dialog.end .counting').length === 1;
  for (const skip of [
    () => page.one('dialog.end').fire('pointerdown'),
    () => page.one('dialog.end').fire('keydown', { key: 'Escape' }),
  ]) {
    page.show(null);
    page.show(h(Room, { id: 'k7', table: tableAt(match, [PERSON, BOT]).table }));
    await page.until(() => page.all('dialog.end').length === 1);
    expect([counted(), isCounting()]).toEqual([0, true]);
    skip();
    await page.until(() => counted() === 5);
    expect(isCounting()).toBe(false);
    expect(page.all('aside.ended')).toEqual([]);
  }
  page.one('dialog.end').fire('keydown', { key: 'Enter' });
  await page.rest();
  expect(page.all('aside.ended')).toEqual([]);
  page.one('dialog.end').fire('keydown', { key: 'Escape' });
  await page.until(() => page.all('aside.ended').length === 1);
});
