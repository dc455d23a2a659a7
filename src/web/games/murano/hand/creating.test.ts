import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import type { GameRoom } from '../../../game-ui.ts';
import { usePage } from '../../../testing/page.ts';
import { BOT, PERSON, tableAt } from '../../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('murano');
});

test('[M59] of the ways to pay for a creation the best is one press, and another is chosen by what is kept', async () => {
  const match = newMatch(murano, {
    start: {
      position: {
        options: { expert: true },
        advantages: { art: 'magician', jewellery: 'traveller', tableware: 'gambler', animals: 'repetition' },
        markets: { NE: 'GR', SE: 'BYY', SW: '', NW: 'YB' },
        hands: [
          ['C11', 'C22', 'C06', 'C17', 'C24', 'C18', 'C19'],
          ['C01', 'C02', 'C03', 'C05', 'C07', 'C08', 'C09'],
        ],
        selector: 5,
        ring: 2,
        phase: 'negotiate',
        turned: true,
        taken: 1,
        lastDeal: 'skip',
        benches: ['BBGRTTT', ''],
        money: [5, 5],
        liras: [0, 0],
        owl: 1,
      },
    },
  });
  const at = tableAt(match, [PERSON, BOT]);
  page.show(h(room.Room, { id: 'g4', table: at.table }));
  await page.until(() => page.one('.room').getAttribute('data-mine') === 'true');
  const gains = (selector: string): number[] =>
    page.all(selector).map((each) => Number(/\+(\d+)/u.exec(page.name(each))?.[1]));
  await page.until(() => page.all('.make').length > 0);
  const [best = 0] = gains('.make');
  page.press('.action.otherwise');
  await page.until(() => page.all('.payment').length > 2);
  const all = gains('.payment');
  expect(all[0]).toBe(best);
  expect(new Set(all).size).toBeGreaterThan(2);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  // The best is chosen at first, and lifted from the workbench; another choice lifts others, and nothing is paid yet.
  const chosen = (): (string | null)[] =>
    page.all('.payment[aria-pressed="true"]').map((each) => each.getAttribute('data-way'));
  const make = (): string | null => page.one('.make').getAttribute('data-word');
  expect(chosen()).toEqual([make()]);
  await page.until(() => page.all('.bench .pays-it').length === 4);
  const lifted = (): (string | null)[] =>
    page.all('.bench .pays-it').map((each) => each.getAttribute('data-place'));
  const before = lifted();
  const last = page.all('.payment').at(-1)!;
  last.click();
  await page.until(() => make() === last.getAttribute('data-way'));
  await page.until(() => lifted().join() !== before.join());
  expect([chosen(), at.played()]).toEqual([[make()], []]);
  page.press('.make');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual([last.getAttribute('data-way')]);
});
