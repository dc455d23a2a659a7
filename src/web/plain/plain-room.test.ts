import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Match, newMatch, playNotation } from '#core/match';
import { pebbles } from '#core/testing/pebbles';
import type { Player } from '#table/table';
import type { GameRoom } from '../game-ui.ts';
import { usePage } from '../testing/page.ts';
import { BOT, PERSON, tableAt, type TestTable } from '../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  const { roomOf } = await import('./game-room.ts');
  await loadWords('en');
  room = roomOf(pebbles);
});

const start = newMatch(pebbles, { seats: 2, start: { seed: 'plain' } });
const after = (...words: string[]): Match =>
  words.reduce((match, word, index) => playNotation(match, index % 2, word), start);

async function sitAt(match: Match, players: readonly Player[]): Promise<TestTable> {
  const at = tableAt(match, players);
  page.show(null);
  page.show(h(room.Room, { id: 'p1', table: at.table }));
  await page.until(() => page.all('.prompt').length === 1);
  return at;
}
const offered = (): string[] => page.all('.plain-act').map(page.name);

test('every legal action is a button that says what the log will say', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  expect(offered()).toEqual([
    'You take 1 pebble.',
    'You take 2 pebbles.',
    'You take 3 pebbles.',
    'You draw a stone.Turns up something hidden: no undo after it',
  ]);
  expect(page.all('h3').map(page.name)).toEqual(['From the heap', 'From the bag']);
  expect(page.text('.prompt')).toBe('Take up to three pebbles, or draw a stone 6 pebbles are left.');
  page.named('You take 2 pebbles.').click();
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['take-2']);
  await page.until(() => page.text('.plain-log, [aria-label="Log"]').includes('You take 2 pebbles.'));
});

test('while somebody else decides there is nothing to do, and the room names them', async () => {
  await sitAt(after('take-1'), [PERSON, BOT]);
  expect(offered()).toEqual([]);
  expect(page.text('.prompt')).toContain('Regular');
});

test('a field finds actions by their words or their notation, or says why one is not among them', async () => {
  await sitAt(after('take-3', 'take-1'), [PERSON, BOT]);
  const find = page.one('.plain-find');
  const type = (text: string): void => {
    find.value = text;
    find.fire('input');
  };
  const isOnly = (start: string): boolean => offered().length === 1 && offered().join().startsWith(start);
  type('  2 PEBBLES ');
  await page.until(() => isOnly('You take 2 pebbles.'));
  type('take 1');
  await page.until(() => isOnly('You take 1 pebble.'));
  // Only two are left.
  type('take 3');
  await page.until(() => offered().length === 0);
  expect(page.one('.plain-why a').getAttribute('href')).toBe('/rules/pebbles/P2');
  type('dance');
  await page.until(() => page.all('.plain-why a').length === 0);
  expect(page.text('.plain-why')).not.toBe('');
  type('');
  await page.until(() => offered().length > 2);
});

test('letters go to the actions, the field and the table; arrows from one action to the next', async () => {
  await sitAt(start, [PERSON, BOT]);
  const focused = (): string => page.name(page.document.activeElement);
  page.key('a');
  expect(focused()).toBe('You take 1 pebble.');
  page.key('ArrowDown');
  expect(focused()).toBe('You take 2 pebbles.');
  page.key('ArrowUp');
  page.key('ArrowUp');
  expect(focused()).toMatch(/^You draw a stone/u);
  page.key('ArrowRight');
  expect(focused()).toBe('You take 1 pebble.');
  page.key('f');
  expect(page.document.activeElement).toBe(page.one('.plain-find'));
  // Whoever types is not answered by the table.
  page.key('t');
  expect(page.document.activeElement).toBe(page.one('.plain-find'));
});

test('an action is taken back by the button and by the key', async () => {
  const at = await sitAt(start, [PERSON, PERSON]);
  page.one('[role="dialog"] button').click();
  for (const takeBack of [() => page.named('Undo').click(), () => page.key('u')]) {
    await page.until(() => page.named('Undo').disabled);
    at.table.send(0, 'take-1');
    await page.until(() => !page.named('Undo').disabled);
    takeBack();
    await page.until(() => at.played().length === 0);
  }
});

test('the screen is handed on: the cover names who is next', async () => {
  const at = await sitAt(start, [PERSON, PERSON]);
  expect(page.text('[role="dialog"]')).toContain('Player 1');
  expect(offered()).toEqual([]);
  page.one('[role="dialog"] button').click();
  await page.until(() => offered().length === 4);
  page.named('Player 1 takes 1 pebble.').click();
  await page.until(() => page.text('.prompt').includes('Player 2'));
  expect(at.played()).toEqual(['take-1']);
  page.one('.prompt button').click();
  await page.until(() => page.all('[role="dialog"]').length === 1);
  expect(page.text('[role="dialog"]')).toContain('Player 2');
});

test('the end tells who has won', async () => {
  await sitAt(after('take-3', 'take-1', 'take-2'), [PERSON, BOT]);
  await page.until(() => page.all('#end').length === 1);
  expect(page.text('#end')).toBe('You win.');
  expect(page.text('.prompt')).toBe('The match is over.');
});
