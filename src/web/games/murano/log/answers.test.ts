import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { Turn } from '#table/turns';
import { usePage } from '../../../testing/page.ts';

const page = usePage();
beforeAll(async () => {
  await page.room('murano');
});

const line = (
  seat: number,
  key: string,
  values: Record<string, string | number> = {},
): Turn['lines'][number] => ({
  seat,
  notation: '',
  message: { key, with: { who: seat, was: 4, now: 4, ...values } },
  sealed: false,
});
const theirs: Turn = {
  seat: 1,
  first: 0,
  lines: [line(1, 'log.sell', { shards: '@shards.red=1', price: 1 }), line(1, 'log.end')],
};
const mine: Turn = {
  seat: 0,
  first: 2,
  lines: [
    line(0, 'log.discardOwn', { shards: '@shards.blue=1' }),
    line(1, 'log.discardAll', { each: '#0=@shards.blue=1 #1=@shards.green=1' }),
  ],
};
const names = {
  nameOf: (seat: number) => ['You', 'Bianca'][seat] ?? '',
  tellOf: (seat: number) => ['', 'Bianca'][seat] || null,
};
const relive = (): void => undefined;

test('[L65] what a rival returned for one’s own advantage stands in its panel and in a row of the phone, until one acts', async () => {
  const [{ LastTurn }, { RecapRows }] = await Promise.all([
    import('./last-turn.tsx'),
    import('./recap-rows.tsx'),
  ]);
  page.show(h(LastTurn, { turn: theirs, current: theirs, seat: 0, names, relive }));
  await page.until(() => page.text().includes('Sells'));
  page.show(h(LastTurn, { turn: theirs, current: mine, seat: 0, names, relive }));
  await page.until(() => page.text().includes('Returns'));
  expect(page.all('.sentence img').map((each) => each.getAttribute('alt'))).toEqual(['green']);
  const rows = { turns: [], seat: 0, names, relive };
  page.show(null);
  page.show(h(RecapRows, { ...rows, current: mine }));
  await page.until(() => page.all('.recap p').length === 1);
  expect(page.text('.recap')).toContain('Bianca:');
  const gone = { ...mine, lines: [...mine.lines, line(0, 'log.notch')] };
  page.show(h(RecapRows, { ...rows, current: gone }));
  await page.until(() => page.all('.recap').length === 0);
});

test('a swipe down puts the rows of the phone away, a finger that stays on them does not', async () => {
  const { RecapRows } = await import('./recap-rows.tsx');
  page.show(h(RecapRows, { turns: [], seat: 0, names, relive, current: mine }));
  await page.until(() => page.all('.recap p').length === 1);
  const [row] = page.all('.recap p');
  row.fire('pointerdown', { clientY: 500 });
  row.fire('pointermove', { clientY: 510 });
  row.fire('pointerup');
  row.fire('pointermove', { clientY: 560 });
  await page.rest();
  expect(page.all('.recap p')).toHaveLength(1);
  row.fire('pointerdown', { clientY: 500 });
  row.fire('pointermove', { clientY: 540 });
  await page.until(() => page.all('.recap').length === 0);
});
