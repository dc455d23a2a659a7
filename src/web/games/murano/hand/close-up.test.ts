import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import type { GameRoom } from '../../../game-ui.ts';
import { outline } from '../../../testing/outline.ts';
import { usePage } from '../../../testing/page.ts';
import { BOT, PERSON, tableAt, type TestTable } from '../../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('murano');
  await import('../seldom.ts');
});

/** Looks closely at a card of the hand. */
async function lookAt(place: number, setup: Parameters<typeof table>[0]): Promise<TestTable> {
  const position = murano.json.position(table({ seats: 2, money: [9, 9], ...setup }).state);
  const at = tableAt(newMatch(murano, { start: { position } }), [PERSON, BOT]);
  page.show(null);
  page.show(h(room.Room, { id: 'c1', table: at.table }));
  await page.until(() => page.one('.room').getAttribute('data-mine') === 'true');
  page.one(`[data-spot="card-${place}"]`).fire('contextmenu');
  await page.until(() => page.all('.close-up').length === 1);
  return at;
}
const cells = (): readonly string[] =>
  page.all('.close-up li').map((each) => `${each.getAttribute('class')} ${each.textContent}`);

test('what lies on the workbench, what stands in and what is missing are told of every shard', async () => {
  await lookAt(1, { at: 'taken', hands: ['C17 C03', 'C05'], benches: ['GGT', ''] });
  expect(page.text('.close-up header')).toBe('Card 1 of 6 in your hand');
  expect(cells()).toMatchInlineSnapshot(`
    [
      "have on bench",
      "have on bench",
      "clear for green",
      "lacking missing",
    ]
  `);
  expect(page.text('.close-up h2')).toContain('1 shard is missing');
  expect(page.text('.close-up .needs')).toContain('It would pay at most');
});

test('the cards are leafed through by press and by arrow, around both ends, and put away', async () => {
  await lookAt(1, { at: 'taken', hands: ['C17 C03 C09', 'C05'], benches: ['GGGR', ''] });
  expect(page.text('.close-up h2')).toContain('Everything is there');
  const place = (): string => page.text('.close-up header');
  page.named('The card before it').click();
  await page.rest();
  expect(place()).toBe('Card 6 of 6 in your hand');
  expect(page.text('.close-up .needs')).toContain('Once it is first in your hand');
  page.named('The card after it').click();
  await page.rest();
  page.one('.close-up .turnable').fire('keydown', { key: 'ArrowRight' });
  await page.rest();
  expect(place()).toBe('Card 2 of 6 in your hand');
  page.one('.close-up .turnable').fire('keydown', { key: 'ArrowLeft' });
  await page.rest();
  expect(place()).toBe('Card 1 of 6 in your hand');
  page.press('.close-up .move.done');
  await page.rest();
  expect(page.all('.close-up')).toHaveLength(0);
});

test('a card is brought forward from there, where the rules allow it', async () => {
  const at = await lookAt(2, { at: 'sold', hands: ['C17 C03 C09', 'C05'], benches: ['', ''] });
  const moves = outline(page, '.close-up footer').map((each) => each.replace(/^button /u, ''));
  expect(moves).toMatchInlineSnapshot(`
    [
      "“Bring to front −1 L”",
      "“Close”",
    ]
  `);
  page.press('.close-up .move');
  await page.rest();
  expect(at.played()).toEqual(['reorder-2']);
  expect(page.all('.close-up')).toHaveLength(0);
});
