import { signal } from '@preact/signals';
import { type ComponentType, h } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { NOTHING_HEARD, type OnlineTableState } from '#table/online-table';
import type { SeatInfo, TableInfo } from '#table/table-info';
import type * as Api from '../online/api.ts';
import { outline } from '../testing/outline.ts';
import { usePage } from '../testing/page.ts';
import type * as Beginning from './beginning.ts';
import type * as JoinBoard from './join-board.tsx';
import type * as TakeSeat from './take-seat.tsx';

// Around a screen for all in the room: who sits down, and when it begins.

const page = usePage();
const asked: unknown[] = [];
const refused = { failure: 'no-table' };
let answer: object = { value: { key: 'second key' } };
vi.mock('../online/api.ts', async (original) => ({
  ...(await original<typeof Api>()),
  sitAt: (...given: unknown[]) => (asked.push(['sit', ...given]), Promise.resolve(answer)),
  newGuest: (name: string) => (asked.push(['guest', name]), Promise.resolve(answer)),
  giveToBot: (...given: unknown[]) => (asked.push(['bot', ...given]), Promise.resolve(answer)),
  introduce: () => Promise.resolve(answer),
}));
vi.mock('lean-qr', () => ({ generate: () => ({ toCanvas: () => undefined }) }));

let parts: typeof Beginning & typeof JoinBoard & typeof TakeSeat;
beforeAll(async () => {
  await page.room('muster');
  parts = {
    ...(await import('./beginning.ts')),
    ...(await import('./join-board.tsx')),
    ...(await import('./take-seat.tsx')),
  };
});
beforeEach(() => {
  asked.length = 0;
  answer = { value: { key: 'second key' } };
});
afterEach(async () => {
  page.show(null);
  await page.rest();
});

const person = (name: string, more: object = {}): SeatInfo => ({
  kind: 'person',
  name,
  present: true,
  ready: true,
  standIn: null,
  resigned: false,
  ...more,
});
const BOT: SeatInfo = { kind: 'bot', level: '2' };
const OPEN: SeatInfo = { kind: 'open' };
const tableOf = (...seats: SeatInfo[]): TableInfo =>
  standIn({ id: 't1', game: 'muster', phase: 'waiting', seats, fair: { nonces: seats.map(() => 'n') } });

interface Phone {
  readonly session: Session;
  readonly held: { value: boolean };
}
type TakeSeatProps = Parameters<typeof TakeSeat.TakeSeat>[0];
type Session = TakeSeatProps['session'];
function phoneAt(seat: number | null): Phone {
  const held = signal(true);
  const state = signal<OnlineTableState>({ ...NOTHING_HEARD, seat, link: { kind: 'live' } });
  const ask: Session['ask'] = ({ type }) => Promise.resolve(standIn((asked.push(type), { type: 'done' })));
  return { session: standIn<Session>({ state, isHeld: held, ask }), held };
}

async function sitAt(
  seat: number | null,
  table: TableInfo,
  second: number | null = null,
): Promise<Phone & { renewed: () => number }> {
  const phone = phoneAt(seat);
  let renewed = 0;
  const Screen: ComponentType<TakeSeatProps> = parts.TakeSeat;
  page.show(
    h(Screen, {
      session: phone.session,
      second: second === null ? null : phoneAt(second).session,
      table,
      renew: () => (renewed += 1),
    }),
  );
  await page.rest();
  return { ...phone, renewed: () => renewed };
}
const places = (): readonly string[] => page.all('.places li').map((each) => each.textContent);

test('a phone that has come tells who is here, and one touch takes a free seat', async () => {
  const { renewed } = await sitAt(null, tableOf(person('Ada'), person('Bo', { present: false }), OPEN, BOT));
  expect(document.title).toBe('Take a seat · Muster');
  expect(places()).toEqual([
    expect.stringMatching(/^1AdaSeat 1here$/u),
    expect.stringMatching(/^2BoSeat 2phone asleep$/u),
    expect.stringMatching(/^3Seat 3FreeSit/u),
    expect.stringMatching(/^4.*Seat 4here$/u),
  ]);
  expect(page.all('footer')).toHaveLength(0);
  page.press('.places button');
  await page.until(() => renewed() === 1);
  expect(asked).toEqual([['sit', '', 2]]);
  expect(page.all('[role="alert"]')).toHaveLength(0);
});

test('what is refused is told, and nothing is greeted anew', async () => {
  answer = refused;
  const { renewed } = await sitAt(null, tableOf(person('Ada'), OPEN));
  page.press('.places button');
  await page.until(() => page.all('[role="alert"]').length === 1);
  expect(renewed()).toBe(0);
});

test('who sits may give a free seat to a bot, or let a second person at this phone take it under a name', async () => {
  const table = tableOf(person('Ada'), OPEN);
  const { renewed } = await sitAt(0, table);
  expect(places()[0]).toContain('you');
  expect(page.name(page.one('.places button'))).toBe('Give to a bot, seat 2');
  page.press('.places button');
  await page.rest();
  expect(asked).toEqual([['bot', '', 1, expect.anything()]]);
  const sharing = page.one('.sharing-phone input');
  sharing.checked = true;
  sharing.fire('change');
  await page.rest();
  const name = page.one('.named input');
  name.value = 'Cy';
  name.fire('input');
  await page.rest();
  expect(page.name(page.one('.places button'))).not.toContain('bot');
  page.press('.places button');
  await page.until(() => renewed() === 1);
  expect(asked.slice(1)).toEqual([
    ['guest', 'Cy'],
    ['sit', '', 1, 'second key'],
  ]);
});

test('a second person who sits is called so, and no third can', async () => {
  await sitAt(0, tableOf(person('Ada'), person('Cy'), OPEN), 1);
  expect(places()[1]).not.toContain('Seat 2');
  expect(page.all('.sharing-phone')).toHaveLength(0);
  expect(page.name(page.one('.places button'))).toBe('Give to a bot, seat 3');
});

test('when all seats are taken it is counted down; whoever waits holds it, and whoever gets up says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { held, renewed } = await sitAt(0, tableOf(person('Ada'), BOT));
  expect(page.text('footer [role="status"]')).toBe('Begins in 3');
  expect(held.value).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await page.rest();
  expect(held.value).toBe(false);
  expect(page.text('footer [role="status"]')).toBe('Begins now');
  page.press('footer button');
  await page.rest();
  expect(held.value).toBe(true);
  expect(outline(page, 'footer')[0]).not.toContain('Begins');
  page.all('footer button')[1].click();
  await page.until(() => renewed() === 1);
  expect(asked).toEqual(['stand']);
});

test('what the match waits for: somebody who is missing, sleeps or would rather wait', () => {
  const text = (...seats: SeatInfo[]): string => parts.beginsText(tableOf(...seats), 0);
  expect(text(person('Ada'), OPEN)).toBe('Begins when everybody is here');
  expect(text(person('Ada'), person('Bo', { ready: false }))).toBe('Bo would like to wait');
  expect(text(person('Ada'), person('Bo', { ready: false, present: false }))).toBe('Wake the phone of Bo');
  expect(text(person('Ada', { present: false }), BOT), 'whoever is ready may sleep').toBe('Begins now');
  const owing = { ...tableOf(person('Ada', { present: false }), BOT), fair: { nonces: [null, null] } };
  expect(parts.beginsText(standIn(owing), 0)).toBe('Wake the phone of Ada');
  expect(parts.beginsText(tableOf(person('Ada'), BOT), 2)).toBe('Begins in 2');
});

test('the screen in the room tells the way in, every seat, and gives a free one to a bot', async () => {
  const Board: ComponentType<Parameters<typeof JoinBoard.JoinBoard>[0]> = parts.JoinBoard;
  const table = tableOf(person('Ada'), person('Bo', { present: false }), OPEN, BOT);
  page.show(h(Board, { table, code: 'ABCD', addresses: ['10.0.0.2', '10.0.0.3'], children: null }));
  await page.rest();
  expect(outline(page).slice(1)).toEqual([
    expect.stringMatching(/^img “A code for the camera of your phone: HTTP.*ABCD/u),
    'img “Code of this table: ABCD”',
    'h2 “4 seats”',
    'button “Give to a bot, seat 3”',
    'status “Begins when everybody is here”',
  ]);
  expect(page.all('.big-seats li').map((each) => each.textContent)).toEqual([
    '1Adaon a phonehere',
    '2Boon a phonephone asleep',
    expect.stringMatching(/^3Freesit down with a phone/u),
    expect.stringMatching(/^4.*plays by itselfhere$/u),
  ]);
  expect(page.text('.big-seats header')).toContain('1 is free');
  expect(page.text('.foot')).toContain('plain http');
  page.press('.big-seats button');
  expect(asked).toEqual([['bot', 'ABCD', 2, expect.anything()]]);
  page.show(h(Board, { table: tableOf(person('Ada'), BOT), code: 'ABCD', addresses: [], children: null }));
  await page.rest();
  expect(page.text('.big-seats header')).toContain('all are taken');
});
