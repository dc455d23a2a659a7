import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Match, newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import type { GameRoom } from '../../../game-ui.ts';
import { usePage } from '../../../testing/page.ts';
import { BOT, PERSON, tableAt, type TestTable } from '../../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 664 });
  room = await page.room('murano');
});

/** Negotiating; the first creation, the Vase, needs two blue, a green and a red one. */
function dealing(benches: readonly string[], money = [5, 5]): Match {
  return newMatch(murano, {
    start: {
      position: {
        advantages: { art: 'magician', jewellery: 'traveller', tableware: 'gambler', animals: 'repetition' },
        markets: { NE: 'GR', SE: 'BYY', SW: '', NW: 'YB' },
        hands: [
          ['C11', 'C22', 'C06', 'C17', 'C24', 'C18'],
          ['C01', 'C02', 'C03', 'C05', 'C07', 'C08'],
        ],
        selector: 5,
        ring: 2,
        phase: 'collect',
        turned: true,
        taken: 1,
        benches,
        money,
      },
    },
  });
}

async function sitAt(match: Match): Promise<TestTable> {
  const at = tableAt(match, [PERSON, BOT]);
  page.show(null);
  page.show(h(room.Room, { id: 'g4', table: at.table }));
  await page.until(() => page.one('.room').getAttribute('data-mine') === 'true');
  return at;
}
const open = async (market: number): Promise<void> => {
  page.press(`[data-spot="market-${market}"]`);
  await page.until(() => page.all('.market-sheet').length === 1);
};
const half = (at: number): string => page.name(page.all('.half')[at]);

test('on a phone a market opens: both ways to deal there, each with its result and its net', async () => {
  const at = await sitAt(dealing(['BB', '']));
  await open(0);
  expect(page.all('.gift').map((each) => page.name(each))).toEqual(['blue']);
  expect(half(1)).toContain('Vase +8 L');
  expect(half(1)).toContain('−2 L, then +8 L');
  expect(page.all('.half.better')).toHaveLength(1);
  page.press('[data-word="buy-NE"]');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['buy-NE']);
  await page.until(() => page.all('.market-sheet').length === 0);
});

test('the shard that was taken up is the one to give, and another can be chosen', async () => {
  const at = await sitAt(dealing(['BBY', '']));
  // Of several, the one that was touched last.
  for (const spot of ['bench-0-0', 'bench-2-2']) {
    page.press(`[data-spot="${spot}"]`);
    await page.until(() => page.one(`[data-spot="${spot}"]`).getAttribute('aria-pressed') === 'true');
  }
  await open(3);
  const checked = (): string[] =>
    page
      .all('.gift')
      .filter((each) => each.getAttribute('aria-checked') === 'true')
      .map((each) => page.name(each));
  expect(checked()).toEqual(['yellow']);
  page.named('blue').click();
  await page.until(() => checked()[0] === 'blue');
  page.press('.market-sheet [data-word^="exchange"]');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['exchange-B-NW']);
});

test('what cannot be done stays, with its reason in place of the button', async () => {
  await sitAt(dealing(['BB', ''], [1, 5]));
  await open(0);
  expect(page.all('[data-word="buy-NE"]')).toEqual([]);
  expect(page.text('.half.closed .reason')).not.toBe('');
});

test('a full market promises nothing for a turn of the ring', async () => {
  await sitAt(dealing(['BB', '']));
  await open(1);
  expect(page.all('.half.closed')).toHaveLength(1);
  expect(page.all('.onward-next')).toEqual([]);
});

test('the next position of the ring that gives something else is shown with its price', async () => {
  await sitAt(dealing(['BB', '']));
  await open(0);
  const gives = (): string => half(0);
  const before = gives();
  page.press('.onward-next');
  await page.until(() => page.all('.onward-back').length === 1);
  expect(gives()).not.toBe(before);
  expect(gives()).toMatch(/−\d L/u);
  page.press('.onward-back');
  await page.until(() => page.all('.onward-back').length === 0);
  expect(gives()).toBe(before);
});
