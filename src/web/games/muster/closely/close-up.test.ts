import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { newMatch } from '#core/match';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import type { GameRoom } from '../../../game-ui.ts';
import { usePage } from '../../../testing/page.ts';
import { BOT, PERSON, tableAt } from '../../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('muster');
  await import('../seldom.ts');
});

/** Sits down at this position, with seat 0 to act. */
async function sitAt(given: Given): Promise<void> {
  page.show(null);
  const match = newMatch(muster, { options: {}, start: { position: table(given).position } });
  page.show(h(room.Room, { id: 'c2', table: tableAt(match, [PERSON, BOT]).table }));
  await page.until(() => page.one('.room').getAttribute('data-mine') === 'true');
}
const shown = (): string[] => page.all('.card-closely').map(page.name);
const lines = (list: string): string[] => page.all(`.card-closely ${list} li`).map(page.name);
/** The rules that the uses of the card come from. */
const rules = (): string[] => page.all('.card-closely li a').map((each) => each.textContent);
const closed = (): boolean => shown().length === 0;

const GIVEN: Given = {
  hand: 'water1 leaf2 cloud5 rainbow castle',
  own: { leaf: 'leaf1' },
  rival: { water: 'water2 wizard' },
};

test('the second button of a mouse shows a banner whole: what it is for, by which rule, and what it can do now', async () => {
  await sitAt(GIVEN);
  const { defaultPrevented } = page.one('[data-place="hand-0-0"]').fire('contextmenu');
  await page.until(() => shown().length === 1);
  expect([defaultPrevented, ...shown(), page.text('.card-closely .kind')]).toEqual([
    true,
    'Water 1, soldier',
    'Strength 1',
  ]);
  expect(rules()).toEqual(['U9', 'U26', 'U28', 'U17']);
  expect(lines('.now')).toEqual([
    'Under the Water castle0 1Maren holds by 7',
    'On the Water castleFree for both to take',
  ]);
  page.one('.card-closely .shut').click();
  await page.until(closed);
});

test('the key I asks about the card that has the focus; a rainbow card is told as both of its sides', async () => {
  await sitAt(GIVEN);
  page.one('[data-place="hand-0-3"]').focus();
  page.key('i');
  await page.until(() => shown().length === 1);
  expect([...shown(), page.text('.card-closely .kind')]).toEqual(['Rainbow card', 'Wizard or bridge']);
  expect(rules()).toEqual(['U14', 'U15', 'U21', 'U17']);
});

test('a finger that rests on a card shows it, one that slips or leaves does not, and nothing is chosen by it', async () => {
  await sitAt(GIVEN);
  vi.useFakeTimers();
  const wizard = page.one('[data-place="column-1-0-1"]');
  const card = page.one('[data-place="hand-0-1"]');
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5, movementX: 0, movementY: 0 };
  wizard.fire('pointerdown', touch);
  wizard.fire('pointermove', { ...touch, clientX: 30 });
  vi.advanceTimersByTime(1000);
  card.fire('pointerdown', touch);
  vi.advanceTimersByTime(200);
  card.fire('pointerup', touch);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await page.rest();
  expect(shown()).toEqual([]);
  vi.useFakeTimers();
  card.fire('pointerdown', touch);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await page.until(() => shown().length === 1);
  expect([...shown(), page.all('.hand .chosen').length]).toEqual(['Cloud 5, leader', 0]);
});

test('on the table a rainbow card is told as what it was played as; what lies face down is not told', async () => {
  await sitAt(GIVEN);
  page.one('[data-place="column-1-0-1"]').fire('contextmenu');
  await page.until(() => shown().length === 1);
  expect([...shown(), page.text('.card-closely .kind'), ...rules()]).toEqual([
    'Rainbow wizard',
    'Strength 6',
    'U30',
    'U15',
    'U26',
  ]);
  page.one('.card-closely .shut').click();
  await page.until(closed);
  expect(page.one('[data-place="hand-1-0"]').fire('contextmenu').defaultPrevented).toBe(false);
});

test('without the marked rules nothing is said of bridges', async () => {
  await sitAt({ ...GIVEN, options: { preset: 'beginner' } });
  page.one('[data-place="hand-0-2"]').fire('contextmenu');
  await page.until(() => shown().length === 1);
  expect([...shown(), ...rules()]).toEqual(['Leaf 2, archer', 'U9', 'U26', 'U17']);
  expect(lines('ul')[0]).toContain('any card that is not stronger');
});

test('a pointer that rests on a card of the hand is told what it could do; one that goes on is not', async () => {
  await sitAt(GIVEN);
  const rest = (place: string): void => {
    vi.useFakeTimers();
    page.one(`[data-place="${place}"]`).fire('pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
  };
  rest('hand-0-2');
  await page.until(() => page.all('.hover-note').length === 1);
  expect(page.text('.hover-note')).toContain('Leaf 2, archer');
  page.one('[data-place="hand-0-1"]').fire('pointerdown', { pointerType: 'mouse' });
  await page.until(() => page.all('.hover-note').length === 0);
});
