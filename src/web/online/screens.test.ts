import { type Signal, signal } from '@preact/signals';
import { type ComponentType, h, type JSX } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { OnlineTableState } from '#table/online-table';
import type { TableInfo } from '#table/table-info';
import { person as anybody, tableInfo } from '#table/testing/table-info';
import { usePage } from '../testing/page.ts';
import type { TableSession } from './table/use-online-table.ts';

const page = usePage();

/** They have not said that they are ready. */
const person = (name: string, more: object = {}) => anybody(name, { ready: false, ...more });
const TABLE = tableInfo({
  seats: [person('Ada'), person('Bo')],
  agreement: { pace: { kind: 'live', minutes: 5, increment: 0 }, away: 5, timeout: 'bot' },
  phase: 'playing',
});
const STATE: OnlineTableState = {
  link: { kind: 'live' },
  table: TABLE,
  seat: 0,
  chat: [],
  clocks: null,
  begun: true,
  toAct: [1],
  sending: false,
  trouble: null,
  pointed: null,
};
const asked: unknown[] = [];
const thereWith = (more: Partial<OnlineTableState>) => {
  const state = signal<OnlineTableState>({ ...STATE, ...more });
  return standIn<TableSession & { state: typeof state }>({
    state,
    notice: signal(null),
    nudge: () => void asked.push('nudge'),
    ask: (request) => Promise.resolve((asked.push(request), { type: 'done' })),
  });
};

interface Parts {
  StatusLine: ComponentType<{ session: TableSession }>;
  Company: ComponentType<{ session: TableSession; table: TableInfo }>;
  Agreed: ComponentType<{ agreement: TableInfo['agreement']; seats: number }>;
  Notices: ComponentType<{ session: TableSession; table: TableInfo }>;
  EndedOtherwise: ComponentType<{
    session: TableSession;
    table: TableInfo;
    choices: JSX.Element;
    looking: Signal<boolean>;
  }>;
  Rematch: ComponentType<{ session: TableSession; table: TableInfo }>;
  WaitingRoom: ComponentType<{ session: TableSession; table: TableInfo }>;
  TableMenu: ComponentType<{ session: TableSession; table: TableInfo }>;
  TableRow: ComponentType<{ summary: { table: TableInfo; seat: number; myTurn: boolean; at: number } }>;
  PaceForm: ComponentType<{ agreement: TableInfo['agreement']; change: (next: unknown) => void }>;
}
let parts: Parts;
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  parts = {
    ...(await import('./table/connection-status.tsx')),
    ...(await import('./table/table-panel.tsx')),
    ...(await import('./table/banners.tsx')),
    ...(await import('./lobby/agreement.tsx')),
    ...(await import('./table/match-ending.tsx')),
    ...(await import('./table/waiting.tsx')),
    ...(await import('./table/table-menu.tsx')),
    ...(await import('./lobby/table-row.tsx')),
    ...(await import('./lobby/clock-settings.tsx')),
  };
});
beforeEach(() => {
  asked.length = 0;
  page.storage.clear();
  page.show(null);
});
afterEach(() => void vi.useRealTimers());

test('a broken line is told after a moment, by what is wrong with it, and its return is told, too', async () => {
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  const session = thereWith({ link: { kind: 'reconnecting', again: Date.now() + 20_000 } });
  page.show(h(parts.StatusLine, { session }));
  expect(page.text('[role="status"]')).toBe('');
  await page.until(() => page.text('[role="status"]') !== '');
  expect(page.text('[role="status"]')).toMatch(/(?:19|20)/u);
  page.one('[role="status"] button').click();
  expect(asked).toEqual(['nudge']);
  session.state.value = { ...session.state.value, link: { kind: 'live' } };
  await page.until(() => page.one('[role="status"]').classList.contains('back'));
  expect(page.all('[role="status"] button')).toEqual([]);
});

test('without a network a player hears whether a clock runs, a spectator that the match goes on', async () => {
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'] });
  const told: string[] = [];
  for (const more of [{}, { clocks: { left: [1, 1], running: [1], at: 0 } }, { seat: null }]) {
    page.show(null);
    page.show(
      h(parts.StatusLine, { session: thereWith({ link: { kind: 'reconnecting', again: 0 }, ...more }) }),
    );
    await page.until(() => page.text('[role="status"]') !== '');
    told.push(page.text('[role="status"] span'));
  }
  expect(new Set(told).size).toBe(3);
  expect(told[1]).toMatch(/clock/iu);
  expect(told[0]).not.toMatch(/clock/iu);
});

test('what was refused is told for five seconds, and what is refused after it for five of its own', async () => {
  const session = thereWith({});
  page.show(h(parts.Notices, { session, table: TABLE }));
  await page.rest();
  // Whatever is drawn is drawn in tasks: only the timers of what was told are held.
  const timers: { readonly run: () => void; readonly delay: number; isOff: boolean }[] = [];
  const real = { setTimeout, clearTimeout };
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    if (delay < 1000) return real.setTimeout(run, delay);
    timers.push({ run, delay, isOff: false });
    return timers.length;
  });
  vi.stubGlobal('clearTimeout', (timer: number) => {
    const held = typeof timer === 'number' ? timers[timer - 1] : undefined;
    if (held === undefined) real.clearTimeout(timer);
    else held.isOff = true;
  });
  try {
    session.notice.value = 'First';
    await page.until(() => timers.length === 1);
    session.notice.value = 'Second';
    await page.until(() => timers.length === 2);
    expect(timers.map(({ delay, isOff }) => [delay, isOff])).toEqual([
      [5000, true],
      [5000, false],
    ]);
    expect(page.text('[role="alert"]')).toBe('Second');
    timers[1].run();
    await page.until(() => page.all('[role="alert"]').length === 0);
    expect(session.notice.value).toBeNull();
  } finally {
    Object.assign(globalThis, real);
  }
});

test('what was agreed on says what comes of time, of absence and of resigning, for two and for more', async () => {
  const agreed = async (agreement: Partial<TableInfo['agreement']>, seats: number): Promise<string[]> => {
    page.show(null);
    page.show(h(parts.Agreed, { agreement: { ...TABLE.agreement, ...agreement }, seats }));
    await page.until(() => page.all('.agreed li').length > 0);
    return page.all('.agreed li').map((each) => page.name(each));
  };
  const two = await agreed({}, 2);
  expect(two).toContain('Resigning ends the match.');
  for (const seats of [3, 4]) {
    const more = await agreed({}, seats);
    expect(more).toContain('A bot plays on for whoever resigns, and they are placed last.');
    expect(more).toHaveLength(two.length);
  }
  // Without a clock nobody runs out of time.
  expect(await agreed({ pace: { kind: 'free' } }, 2)).toHaveLength(two.length - 1);
  expect((await agreed({ timeout: 'lose' }, 2))[1]).not.toBe(two[1]);
  expect((await agreed({ away: null }, 2))[2]).not.toBe(two[2]);
});

test('who is here, whose turn it is, and how long each still has', async () => {
  const at = Date.now();
  const seats = [
    person('Ada'),
    person('Bo', { present: false }),
    person('Cy', { resigned: true }),
    person('Di', { standIn: '3' }),
  ];
  const clocks = { left: [600_000, 200_000, 7_200_000, 2 * 86_400_000], running: [1], at: at - 100_000 };
  const table = { ...TABLE, seats };
  page.show(h(parts.Company, { session: thereWith({ clocks, table, toAct: [1] }), table }));
  await page.until(() => page.all('.company time').length === 4);
  expect(
    page
      .all('.company li')
      .slice(0, 4)
      .map((each) => each.classList.contains('turn')),
  ).toEqual([false, true, false, false]);
  const times = page.all('.company time').map(page.name);
  // Only the clock of whoever is to act runs: a hundred seconds are gone.
  expect(times[0]).toContain('10:00');
  expect(times[1]).toMatch(/1:(?:40|39|38)/u);
  expect(times[2]).toContain('2:00:00');
  expect(times[3]).toContain('2 days');
  const states = page.all('.company .state').map(page.name);
  expect(states[0]).toBe('');
  expect(new Set(states).size).toBe(4);
  expect(page.all('.company .presence').map((each) => each.classList.contains('absent'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

const ended = (ending: NonNullable<TableInfo['result']>['ending'], ranking: number[][]): TableInfo => ({
  ...TABLE,
  phase: 'over',
  result: { ending, ranking, outcome: null },
});

/** As at the table: over the room, or in it. */
function endedAt(table: TableInfo): JSX.Element {
  const session = thereWith({ table });
  const looking = signal(false);
  const choices = h(parts.Rematch, { session, table });
  const Far = (): JSX.Element => {
    const told = h(parts.EndedOtherwise, { session, table, choices, looking });
    return h('div', null, h('main', { class: 'room' }, looking.value && told), !looking.value && told);
  };
  return h(Far, {});
}

test.each([
  ['the rival gives up', ended('resigned', [[0], [1]]), 'You win.', /Bo/u],
  ['one gives up oneself', ended('resigned', [[1], [0]]), 'Bo wins.', /You/u],
  ['the rival runs out of time', ended('time', [[0], [1]]), 'You win.', /Bo.*time|time.*Bo/iu],
  ['nobody came back', ended('abandoned', []), 'The match is over', /./u],
])('%s', async (_, table, title, reason) => {
  page.show(endedAt(table));
  await page.until(() => page.all('dialog').length === 1);
  expect(page.text('#otherwise')).toBe(title);
  expect(page.text('dialog p')).toMatch(reason);
});

test('of three who are left nobody has won alone', async () => {
  const table = { ...ended('resigned', [[0, 2], [1]]), seats: [person('Ada'), person('Bo'), person('Cy')] };
  page.show(endedAt(table));
  await page.until(() => page.all('dialog').length === 1);
  expect(page.text('#otherwise')).toBe('The match is over');
});

test('a match that ended by its rules is told by its room', () => {
  const table = ended('played', [[0], [1]]);
  page.show(endedAt(table));
  expect(page.all('dialog')).toEqual([]);
});

test('a rematch is wished for, told of, and led to', async () => {
  const over = { ...TABLE, phase: 'over' as const };
  page.show(
    h(parts.Rematch, { session: thereWith({}), table: { ...over, rematch: { wishes: [1], table: null } } }),
  );
  await page.until(() => page.all('button').length === 1);
  expect(page.text('.wanted')).toContain('Bo');
  page.one('button').click();
  expect(asked).toEqual([{ type: 'rematch' }]);
  page.show(null);
  page.show(
    h(parts.Rematch, { session: thereWith({}), table: { ...over, rematch: { wishes: [0], table: null } } }),
  );
  await page.until(() => page.all('button').length === 1);
  expect([page.one('button').disabled, page.all('.wanted')]).toEqual([true, []]);
  expect(page.name(page.one('button'))).toContain('1');
  page.show(null);
  page.show(
    h(parts.Rematch, {
      session: thereWith({}),
      table: { ...over, rematch: { wishes: [0, 1], table: 'k4' } },
    }),
  );
  await page.until(() => location.pathname === '/table/k4');
  page.show(null);
  page.storage.set('tavola.tables', '{"k3":{"watch":"w"}}');
  page.show(
    h(parts.Rematch, {
      session: thereWith({ seat: null }),
      table: { ...over, rematch: { wishes: [0, 1], table: 'k5' } },
    }),
  );
  await page.until(() => page.storage.get('tavola.tables')?.includes('k5') === true);
  expect(page.one('a').getAttribute('href')).toBe('/watch/k5#w');
});

test('one’s seat is handed over at once, and given up only after a question', async () => {
  page.show(h(parts.TableMenu, { session: thereWith({}), table: TABLE }));
  for (const sheet of page.all('.company-menu')) Object.assign(sheet, { hidePopover: () => undefined });
  page.named(/bot/iu).click();
  expect(asked).toEqual([{ type: 'handOver', level: '2' }]);
  page.one('.danger').click();
  await page.until(() => page.all('.asking').length === 1);
  expect(asked).toHaveLength(1);
  page.one('.asking .danger').click();
  expect(asked.at(-1)).toEqual({ type: 'resign' });
  // Whoever watches, or has given up, has no seat to give.
  const others: [TableSession, TableInfo][] = [
    [thereWith({ seat: null }), TABLE],
    [thereWith({}), { ...TABLE, seats: [person('Ada', { resigned: true }), person('Bo')] }],
    [thereWith({}), { ...TABLE, phase: 'over' as const }],
  ];
  for (const [session, table] of others) {
    page.show(null);
    page.show(h(parts.TableMenu, { session, table }));
    expect(page.all('.danger')).toEqual([]);
  }
});

test('in the waiting room the host fills seats and sends people away, a guest may only leave', async () => {
  const table: TableInfo = {
    ...TABLE,
    phase: 'waiting',
    seats: [person('Ada'), { kind: 'open' }, person('Cy'), person('Di', { ready: true })],
  };
  page.show(h(parts.WaitingRoom, { session: thereWith({ begun: false, table }), table }));
  await page.until(() => page.all('.option').length >= 4);
  page.one('.filling button').click();
  expect(asked.at(-1)).toEqual({ type: 'fill', seat: 1, level: '2' });
  // Whoever is bound to a part of the seed stays.
  const dismissals = page.all('.inviting button').filter((each) => page.name(each) === 'Free this seat');
  expect(dismissals).toHaveLength(1);
  dismissals[0]?.click();
  expect(asked.at(-1)).toEqual({ type: 'dismiss', seat: 2 });
  page.one('.leaving').click();
  expect(asked.at(-1)).toEqual({ type: 'stand' });
  page.show(null);
  page.show(h(parts.WaitingRoom, { session: thereWith({ begun: false, table, seat: 2 }), table }));
  await page.until(() => page.all('.option').length >= 4);
  expect([page.all('.filling'), page.all('.inviting')]).toEqual([[], []]);
});

test('a row tells whom one plays with, whose turn it is, and leads there', () => {
  const row = (more: object, myTurn = false): [string, string, string | null] => {
    page.show(null);
    page.show(h(parts.TableRow, { summary: { table: { ...TABLE, ...more }, seat: 0, myTurn, at: 0 } }));
    return [page.text('h3'), page.text('p'), page.one('a').getAttribute('href')];
  };
  expect(row({}, true)).toEqual(['Muster with Bo', 'Your turn', '/table/k3']);
  expect(row({})[1]).not.toBe('Your turn');
  expect(row({ phase: 'over' }, true)[2]).toBe('/replay/k3');
  expect(page.all('.dot')).toEqual([]);
  expect(row({ phase: 'waiting', seats: [person('Ada'), { kind: 'open' }] })[0]).toBe('Muster');
});

test('over days nobody is played for because they are away, and each pace has its own numbers', () => {
  const changes: unknown[] = [];
  const show = (agreement: TableInfo['agreement']): void => {
    page.show(null);
    page.show(h(parts.PaceForm, { agreement, change: (next) => changes.push(next) }));
  };
  show(TABLE.agreement);
  const [free, live, days] = page.all('[role="group"] button');
  for (const choice of [free, live, days]) choice?.click();
  expect(changes).toEqual([
    { pace: { kind: 'free' }, away: 5, timeout: 'bot' },
    { pace: { kind: 'live', minutes: 15, increment: 10 }, away: 5, timeout: 'bot' },
    { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' },
  ]);
  const choose = (id: string, value: string): void => {
    const select = page.one(`#${id}`);
    select.value = value;
    select.fire('change');
  };
  choose('minutes', '30');
  choose('increment', '5');
  choose('timeout', 'lose');
  choose('away', '0');
  choose('away', '15');
  expect(changes.slice(3)).toMatchObject([
    { pace: { kind: 'live', minutes: 30, increment: 0 } },
    { pace: { kind: 'live', minutes: 5, increment: 5 } },
    { timeout: 'lose' },
    { away: null },
    { away: 15 },
  ]);
});

test('a draw is offered from the menu, answered by the other, and taken back by whoever offered it', async () => {
  const propose = async (more: Partial<TableInfo>, state: Partial<OnlineTableState> = {}): Promise<void> => {
    page.show(null);
    const table = { ...TABLE, ...more };
    const session = thereWith({ table, ...state });
    page.show(h('div', null, h(parts.TableMenu, { session, table }), h(parts.Notices, { session, table })));
    await page.rest();
  };
  await propose({});
  page.named('Offer a draw').click();
  expect(asked).toEqual([{ type: 'propose', what: 'draw' }]);
  await propose({ proposal: { what: 'draw', by: 1, agreed: [] } });
  expect(page.text('.notices [role="status"].strong')).toContain('Bo offers a draw.');
  expect(page.all('.company-menu button').map(page.name)).not.toContain('Offer a draw');
  page.named('Agree').click();
  page.named('Decline').click();
  expect(asked.slice(1)).toEqual([{ type: 'agree' }, { type: 'decline' }]);
  await propose({ proposal: { what: 'callOff', by: 0, agreed: [] } });
  expect(page.text('.notices')).toContain('You have proposed to call the match off.');
  page.named('Withdraw it').click();
  expect(asked.at(-1)).toEqual({ type: 'decline' });
  // Whoever watches is not asked.
  await propose({ proposal: { what: 'draw', by: 1, agreed: [] } }, { seat: null });
  expect(page.text('.notices')).not.toContain('draw');
});

test('that the match is called off is proposed, never done alone; nobody offers a draw to a bot', async () => {
  const table: TableInfo = { ...TABLE, seats: [person('Ada'), person('Bo'), { kind: 'bot', level: '2' }] };
  page.show(h(parts.TableMenu, { session: thereWith({ table }), table }));
  await page.rest();
  const names = page.all('.company-menu button').map(page.name);
  expect(names).toContain('Propose to call the match off');
  expect(names).not.toContain('Offer a draw');
});

test('a match that was drawn by consent, or called off, says so', async () => {
  const told = async (table: TableInfo): Promise<string> => {
    page.show(null);
    page.show(endedAt(table));
    await page.rest();
    return page.text('.verdict');
  };
  expect(await told(ended('agreed', [[0, 1]]))).toMatch(/draw/u);
  expect(await told(ended('calledOff', []))).toContain('Nobody has won.');
});

test('whoever looks at a table that was given up reads who won, and finds the rematch and the way back', async () => {
  page.show(endedAt(ended('resigned', [[0], [1]])));
  await page.rest();
  // The chat stands beside it: only the room is shut.
  const isShut = (): boolean => page.one('.room').getAttribute('inert') !== null;
  expect(page.one('dialog').getAttribute('open')).not.toBeNull();
  expect(isShut()).toBe(true);
  page.named('Look at the table').click();
  await page.rest();
  expect(isShut()).toBe(false);
  expect(page.text('.room > .ended.won')).toContain('You win.Bo has resigned.');
  page.named('Rematch').click();
  expect(asked).toEqual([{ type: 'rematch' }]);
  page.named('Back to the result').click();
  await page.rest();
  expect(page.all('.ended')).toEqual([]);
  expect(page.all('dialog')).toHaveLength(1);
});
