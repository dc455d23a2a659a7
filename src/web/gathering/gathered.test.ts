import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { person, tableInfo } from '#table/testing/table-info';
import { usePage } from '../testing/page.ts';

const page = usePage();
const NAMES = ['Ann', 'Bo', 'Bea', 'Al'];
const TABLE = tableInfo({
  id: 'g'.repeat(22),
  seats: NAMES.map((name) => person(name)),
  gathering: { kind: 'mirror', tables: 2, opened: ['one', 'two'] },
  phase: 'over',
  result: { ending: 'dealt', outcome: null, ranking: [] },
});
const ended = (scores: number[]) => ({
  ending: 'played',
  outcome: { scores, ranking: [[0], [1]], reason: { key: 'r' } },
  ranking: [[0], [1]],
});
const answering = (results: (object | null)[]): void => {
  const tables = results.map((result, at) => ({
    id: TABLE.gathering!.opened![at],
    isOver: result !== null,
    seats: TABLE.seats.slice(2 * at, 2 * at + 2),
    result,
  }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ table: TABLE, tables }) }),
  );
};

beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

test('until all are over one sees who sits where and the way to one’s own table, and nothing of a result', async () => {
  const { Gathered } = await import('./gathered.tsx');
  answering([null, null]);
  page.show(h(Gathered, { table: TABLE, seat: 3 }));
  await page.until(() => page.text().includes('Table 2: Bea, Al'));
  expect(page.text()).toContain('when the last table is over');
  expect(page.all('.way a').map((each) => each.getAttribute('href'))).toEqual(['/table/two']);
});

test('when all are over the sum of each team is told, and every table can be replayed', async () => {
  const { Gathered } = await import('./gathered.tsx');
  answering([ended([5, 1]), ended([3, 2])]);
  page.show(h('div', {}));
  page.show(h(Gathered, { table: TABLE, seat: 0 }));
  await page.until(() => page.text().includes('Ann, Al win'));
  expect(page.all('li').map((each) => each.textContent)).toEqual(['Ann, Al: +3', 'Bo, Bea: -3']);
  expect(page.all('.way a').map((each) => each.getAttribute('href'))).toEqual(['/replay/one', '/replay/two']);
});

test('tables that played the same cards are compared seat by seat, the best first', async () => {
  const { Gathered } = await import('./gathered.tsx');
  answering([ended([5, 1]), ended([3, 2])]);
  page.show(h('div', {}));
  const table = { ...TABLE, gathering: { ...TABLE.gathering!, kind: 'duplicate' as const } };
  page.show(h(Gathered, { table, seat: 0 }));
  await page.until(() => page.all('.gathered-results section').length === 2);
  expect(page.all('.gathered-results li').map(page.name)).toEqual([
    'Ann (Table 1): +4',
    'Bea (Table 2): +1',
    'Al (Table 2): -1',
    'Bo (Table 1): -4',
  ]);
  expect(page.all('.gathered-results h2').map(page.name)).toEqual(['Seat 1', 'Seat 2']);
});

test('teams that are level have tied', async () => {
  const { Gathered } = await import('./gathered.tsx');
  answering([ended([5, 1]), ended([6, 2])]);
  page.show(h('div', {}));
  page.show(h(Gathered, { table: TABLE, seat: 0 }));
  await page.until(() => page.all('.gathered-results li').length === 2);
  expect(page.text('.gathered-results h2')).not.toContain('win');
  expect(page.all('.gathered-results li').map(page.name)).toEqual(['Ann, Al: 0', 'Bo, Bea: 0']);
});

test('when the server says anew how the table stands, it is looked at once whether all are over', async () => {
  const { Gathered } = await import('./gathered.tsx');
  answering([ended([5, 1]), null]);
  page.show(h('div', {}));
  page.show(h(Gathered, { table: TABLE, seat: 0 }));
  await page.until(
    () =>
      page
        .all('.way p')
        .map((each) => each.textContent)
        .join() === 'over,still playing',
  );
  answering([ended([5, 1]), ended([3, 2])]);
  page.show(h(Gathered, { table: { ...TABLE }, seat: 0 }));
  await page.until(() => page.text().includes('Ann, Al win'));
});
