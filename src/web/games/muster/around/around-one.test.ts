import { h } from 'preact';
import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import type { Player } from '#table/table';
import { usePage } from '../../../testing/page.ts';
import { begunBy, PERSON, tableAt, type TestTable } from '../../../testing/tables.ts';

const page = usePage();
page.storage.set('tavola.flat', 'yes');
const NORA: Player = { kind: 'person', name: 'Nora', colour: 'gold' };
const EMIL: Player = { kind: 'person', name: 'Emil', colour: 'red' };
const asked = (): string | null => page.document.documentElement.getAttribute('data-asked');
const flat = (): string | null => page.document.documentElement.getAttribute('data-flat');

async function sitAround(players: readonly Player[]): Promise<TestTable> {
  const { Room } = await page.room('muster');
  const at = tableAt(begunBy(muster, 2, 0), players);
  page.show(null);
  page.show(h(Room, { id: 'k8', table: at.table }));
  await page.until(() => page.all('.reading').length === 1);
  return at;
}
const look = async (): Promise<void> => {
  page.one('.cover button').click();
  await page.until(() => page.all('.cover').length === 0);
};
/** The first legal action of whoever is to act, until it is the other's turn. */
function playTurn({ table, match }: TestTable, seat: 0 | 1): void {
  while (muster.toAct(match().state)[0] === seat) {
    const [action] = muster.legalActions(muster.view(match().state, seat), seat);
    table.send(seat, muster.encode(action));
  }
}

test('a tablet that lies between two people is turned to whoever plays, and the cover to whoever is next', async () => {
  const at = await sitAround([NORA, EMIL]);
  await page.until(() => flat() === 'here');
  expect(page.text('.cover')).toContain('Nora, it is your turn.');
  await look();
  playTurn(at, 0);
  await page.until(() => page.text('.promptline').includes('Emil'));
  page.one('.promptline button').click();
  await page.until(() => asked() === 'across');
  // The table is not turned before Emil looks.
  expect(flat()).toBe('here');
  await look();
  await page.until(() => flat() === 'there');
  expect(asked()).toBeNull();
  page.show(null);
  await page.rest();
  expect(flat()).toBeNull();
});

test('by finger, on the side that is turned: a card is carried the way the finger goes, and dropped where it is', async () => {
  const at = await sitAround([NORA, EMIL]);
  await look();
  playTurn(at, 0);
  await page.until(() => page.all('.promptline button').length > 0);
  page.one('.promptline button').click();
  await page.until(() => asked() === 'across');
  await look();
  await page.until(() => flat() === 'there' && page.all('.hand .touch.live').length > 0);
  const under: unknown[] = [];
  Object.assign(page.document, { elementsFromPoint: () => under });
  const before = at.played().length;
  const card = page.one('.hand .touch.live');
  const finger = { pointerId: 7, pointerType: 'touch', clientX: 300, clientY: 400 };
  card.fire('pointerdown', finger);
  page.document.fire('pointermove', { ...finger, clientX: 280, clientY: 370 });
  await page.until(() => page.all('.touch.offered').length > 0);
  // The room is turned by half a circle: what goes up on the glass goes down in it.
  expect([card.style['--x'], card.style['--y']]).toEqual(['20px', '30px']);
  const [place] = page.all('.touch.offered');
  under.push(place);
  page.document.fire('pointerup', { ...finger, clientX: 280, clientY: 370, timeStamp: 0 });
  await page.until(() => at.played().length === before + 1);
  expect(card.style['--x']).toBeUndefined();
});

test('whoever sits opposite reads what was played, and never what was drawn', async () => {
  const at = await sitAround([NORA, EMIL]);
  await look();
  expect(page.text('.far-side')).toContain('Nora is playing.');
  playTurn(at, 0);
  await page.until(() => page.text('.far-side').includes('Drawn'));
  expect(page.text('.far-side')).toContain('Drawn: a card from the pile.');
  // Nora herself is told which one.
  expect(page.text('.chronicle')).not.toContain('Drawn: a card from the pile.');
});

test('colours belong to people, whichever of them looks; without any, the room has its own', async () => {
  const at = await sitAround([NORA, EMIL]);
  const style = (name: string): unknown => page.one('.room').style[name];
  await page.until(() => style('--own-line') === 'var(--of-gold)');
  expect(style('--rival')).toBe('var(--of-red)');
  await look();
  playTurn(at, 0);
  await page.until(() => page.text('.promptline').includes('Emil'));
  page.one('.promptline button').click();
  await page.until(() => page.all('.cover').length === 1);
  await look();
  await page.until(() => style('--own-line') === 'var(--of-red)');
  expect(style('--rival')).toBe('var(--of-gold)');
  await sitAround([PERSON, PERSON]);
  expect(style('--rival')).toBeUndefined();
});

test('in the menu the tablet is stood up again, where two people share it', async () => {
  await sitAround([NORA, EMIL]);
  await page.until(() => flat() === 'here');
  page.named('Stands before us').click();
  await page.until(() => flat() === null);
  expect(page.all('.far-side')).toEqual([]);
  expect(page.storage.get('tavola.flat')).toBeUndefined();
  await sitAround([PERSON, { kind: 'bot', level: '2' }]);
  expect(page.text('.menu')).not.toContain('between us');
});
