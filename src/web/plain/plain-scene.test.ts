import { signal } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { pebbles } from '#core/testing/pebbles';
import type { Attempt, GameRoom } from '../game-ui.ts';
import type { Sight } from '#table/table';
import { usePage } from '../testing/page.ts';
import { BOT, PERSON } from '../testing/tables.ts';

const page = usePage();
let room: { Scene: GameRoom['Scene'] };
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  const { roomOf } = await import('./game-room.ts');
  await loadWords('en');
  room = roomOf(pebbles);
});
beforeEach(() => page.show(null));

const { state } = newMatch(pebbles, { seats: 2, start: { seed: 'plain' } });
const sightOf = (seat: number | null): Sight => ({
  seat,
  view: pebbles.view(state, seat ?? 0),
  toAct: [0],
  log: [],
  event: null,
  outcome: null,
  mayUndo: false,
});

function show(sight: Sight, attempt?: Attempt): void {
  page.show(
    h(room.Scene, {
      game: pebbles,
      sight: signal(sight),
      players: [PERSON, BOT],
      seat: 0,
      you: 0,
      bar: h('p', { class: 'own-bar' }, 'Bar'),
      prompt: h('p', { class: 'own-prompt' }, 'Prompt'),
      ...(attempt !== undefined && { attempt }),
    }),
  );
}

test('a table that is only looked at has the bar and the prompt of whoever shows it, and nothing to do', async () => {
  show(sightOf(0));
  await page.until(() => page.text().includes('Pebbles in the heap'));
  expect([page.text('.own-bar'), page.text('.own-prompt')]).toEqual(['Bar', 'Prompt']);
  expect(page.all('.plain-act')).toEqual([]);
});

test('where something may be tried it is offered to whoever is to act, and goes to whoever asked', async () => {
  const tried: string[] = [];
  const attempt: Attempt = {
    send: (notation) => void tried.push(notation),
    undo: () => void tried.push('undo'),
  };
  show(sightOf(0), attempt);
  await page.until(() => page.all('.plain-act').length > 0);
  page.named('You take 2 pebbles.').click();
  expect(tried).toEqual(['take-2']);
  for (const other of [1, null]) {
    page.show(null);
    show(sightOf(other), attempt);
    await page.rest();
    expect(page.all('.plain-act')).toEqual([]);
  }
});

test('the mouse over an action shows what would come of it', async () => {
  show(sightOf(0), { send: () => undefined, undo: () => undefined });
  await page.until(() => page.all('.plain-act').length > 0);
  const before = page.text();
  const action = page.named('You take 2 pebbles.');
  action.fire('pointerenter', { pointerType: 'touch' });
  await page.rest();
  expect(page.all('.plain-next')).toEqual([]);
  action.fire('pointerenter', { pointerType: 'mouse' });
  await page.until(() => page.all('.plain-next').length > 0);
  expect(page.all('.plain-next').map(page.name).join()).toContain('becomes 4');
  action.fire('pointerleave', { pointerType: 'mouse' });
  await page.until(() => page.text() === before);
});
