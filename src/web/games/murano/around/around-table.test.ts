import { h } from 'preact';
import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import type { Player } from '#table/table';
import { usePage } from '../../../testing/page.ts';
import { begunBy, tableAt, type TestTable } from '../../../testing/tables.ts';

const page = usePage();
page.storage.set('tavola.flat', 'yes');
const NORA: Player = { kind: 'person', name: 'Nora', colour: 'gold' };
const EMIL: Player = { kind: 'person', name: 'Emil', colour: 'red' };
const marked = (name: string): string | null => page.document.documentElement.getAttribute(`data-${name}`);

async function sitAround(players: readonly Player[]): Promise<TestTable> {
  const { Room } = await page.room('murano');
  const at = tableAt(begunBy(murano, players.length, 0), players);
  page.show(null);
  page.show(h(Room, { id: 'k9', table: at.table }));
  await page.until(() => page.all('.cover').length === 1);
  return at;
}
const look = async (): Promise<void> => {
  page.one('.cover button').click();
  await page.until(() => page.all('.cover').length === 0);
};
/** The last legal action of whoever is to act, until it is the other's turn: it ends a turn soonest. */
function playTurn({ table, match }: TestTable): void {
  while (murano.toAct(match().state)[0] === 0) {
    const legal = murano.legalActions(murano.view(match().state, 0), 0);
    const action = legal.find(({ kind }) => kind === 'end') ?? legal.find(({ kind }) => kind !== 'notch')!;
    table.send(0, murano.encode(action));
  }
}

test('a tablet that lies between two people is turned to whoever plays, and tells the other what was played', async () => {
  const at = await sitAround([NORA, EMIL]);
  await page.until(() => marked('flat') === 'here');
  await look();
  await page.until(() => page.text('.far-side').includes('Nora is playing.'));
  playTurn(at);
  await page.until(() => page.text('.promptline').includes('Emil'));
  expect(page.text('.far-side')).toContain('Emil is playing. Nora');
  page.one('.promptline button').click();
  await page.until(() => marked('asked') === 'across');
  // The table is not turned before Emil looks.
  expect(marked('flat')).toBe('here');
  await look();
  await page.until(() => marked('flat') === 'there');
  page.named('Stands before us').click();
  await page.until(() => marked('flat') === null);
  expect(page.all('.far-side')).toEqual([]);
});

test('with more than two it stands before them', async () => {
  await sitAround([NORA, EMIL, { kind: 'person', name: 'Ida' }]);
  await look();
  expect([marked('flat'), page.all('.far-side').length]).toEqual([null, 0]);
  expect(page.text('.menu')).not.toContain('between us');
});
