import { h } from 'preact';
import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { murano } from '#games/murano/index';
import { usePage } from '../testing/page.ts';
import { begunBy, BOT, PERSON, tableAt } from '../testing/tables.ts';

const page = usePage();

async function asked(key: string): Promise<string> {
  page.key(key);
  await page.rest();
  return page.text('.answer');
}

for (const [game, hand, mayDo, score] of [
  [
    muster,
    'Cloud 5, leader',
    /^Your turn\. Choose a card\..*Cloud 5, leader/u,
    /^Water castle\. .*; Feather castle\. /u,
  ],
  [
    murano,
    'Lagoon Earrings',
    /^Your turn: turn the selector .*Turn the selector/u,
    /^You\. 4 L.*; Bianca\. 4 L/u,
  ],
] as const) {
  test(`the keys of ${game.id} answer what is held, what may be done, how it stands, and what this is`, async () => {
    const { Room } = await page.room(game.id);
    const start = begunBy(game, 2, 0);
    page.show(null);
    page.show(h(Room, { id: 'q1', table: tableAt(start, [PERSON, BOT]).table }));
    await page.until(() => page.all('.reading').length === 1);
    await page.rest();
    // What another room was asked is not said in this one.
    expect(page.all('.answer')).toEqual([]);
    expect(await asked('h')).toContain(hand);
    expect(await asked('w')).toMatch(mayDo);
    expect(await asked('o')).toMatch(score);
    const [first] = page.all('[data-spot]');
    first.focus();
    expect(await asked('p')).toBe(page.name(first));
    // Nothing has happened yet: what is asked is told.
    expect(await asked('l')).toBe(page.text('.prompt .say'));
    expect(await asked('l')).toBe(page.text('.prompt .say'));
  });
}

test('whoever writes, or holds another key with it, asks nothing', async () => {
  const { Room } = await page.room('muster');
  page.show(null);
  page.show([
    h(Room, { id: 'q2', table: tableAt(begunBy(muster, 2, 0), [PERSON, BOT]).table }),
    h('input', { class: 'written' }),
  ]);
  await page.until(() => page.all('.reading').length === 1);
  await page.rest();
  expect(await asked('w')).toMatch(/^Your turn/u);
  const told = page.text('.answer');
  page.key('h', { ctrlKey: true });
  page.one('.written').focus();
  page.key('h');
  await page.rest();
  expect(page.text('.answer')).toBe(told);
  page.one('.room').focus();
});
