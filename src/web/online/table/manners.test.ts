import { signal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { NOTHING_HEARD, type OnlineTableState } from '#table/online-table';
import type { TableInfo } from '#table/table-info';
import { tableInfo } from '#table/testing/table-info';
import { usePage } from '../../testing/page.ts';
import type { TableSession } from './use-online-table.ts';

/** Pausing by consent, taking back by consent, and seeing that the other chooses. */

const page = usePage();

const TABLE = tableInfo({
  agreement: { pace: { kind: 'live', minutes: 15, increment: 10 }, away: 5, timeout: 'bot' },
  phase: 'playing',
});
const asked: unknown[] = [];
const thereWith = (more: Partial<OnlineTableState>) => {
  const state = signal<OnlineTableState>({
    ...NOTHING_HEARD,
    link: { kind: 'live' },
    table: TABLE,
    seat: 0,
    begun: true,
    toAct: [1],
    ...more,
  });
  return standIn<TableSession & { state: typeof state }>({
    state,
    notice: signal(null),
    ask: (request) => Promise.resolve((asked.push(request), { type: 'done' })),
    point: (spots) => void asked.push(spots),
  });
};

interface Parts {
  TableMenu: ComponentType<{ session: TableSession; table: TableInfo }>;
  Notices: ComponentType<{ session: TableSession; table: TableInfo }>;
  Company: ComponentType<{ session: TableSession; table: TableInfo }>;
  Pausable: ComponentType<{ session: TableSession; table: TableInfo; children: ComponentChildren }>;
  choosing: (session: TableSession) => () => void;
}
let parts: Parts;
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  parts = {
    ...(await import('./table-menu.tsx')),
    ...(await import('./banners.tsx')),
    ...(await import('./table-panel.tsx')),
    ...(await import('./pausing.tsx')),
    ...(await import('./choosing.ts')),
  };
});
beforeEach(() => {
  asked.length = 0;
  page.show(null);
});

const offeredAt = async (more: Partial<TableInfo>): Promise<string[]> => {
  page.show(null);
  const table = { ...TABLE, ...more };
  page.show(h(parts.TableMenu, { session: thereWith({ table }), table }));
  await page.rest();
  return page.all('.company-menu button').map(page.name);
};

test('a pause and a turn back are asked for from the menu, where they can be had', async () => {
  const [undo, pause] = ['Ask to take my last turn back', 'Propose a pause'];
  expect(await offeredAt({})).toEqual(expect.arrayContaining([undo, pause]));
  page.named(undo).click();
  page.named(pause).click();
  expect(asked).toEqual([
    { type: 'propose', what: 'undo' },
    { type: 'propose', what: 'pause' },
  ]);
  // Without a clock, and with nobody who counts as away, there is nothing to pause.
  const free = await offeredAt({ agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' } });
  expect([free.includes(undo), free.includes(pause)]).toEqual([true, false]);
  const dealt = { gathering: 'g', kind: 'mirror', tables: 2, number: 0 } as const;
  const shared = await offeredAt({ dealt });
  expect([shared.includes(undo), shared.includes(pause)]).toEqual([false, true]);
  const paused = await offeredAt({ pause: { endsAt: null } });
  expect([paused.includes(undo), paused.includes(pause), paused.includes('Offer a draw')]).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ['undo', 'Bo asks to take the last turn back', 'You have asked to take your last turn back.'],
  ['pause', 'Bo proposes a pause', 'You have proposed a pause.'],
] as const)('who is asked for a %s reads what, and answers', async (what, theirs, own) => {
  const show = async (by: number): Promise<string> => {
    page.show(null);
    const table: TableInfo = { ...TABLE, proposal: { what, by, agreed: [] } };
    page.show(h(parts.Notices, { session: thereWith({ table }), table }));
    await page.rest();
    return page.text('.notices');
  };
  expect(await show(1)).toContain(theirs);
  page.named('Agree').click();
  page.named('Decline').click();
  expect(asked).toEqual([{ type: 'agree' }, { type: 'decline' }]);
  expect(await show(0)).toContain(own);
});

test('a pause covers the table until all want to go on, and the focus comes back to where it was', async () => {
  const isInert = (): boolean => (page.one('.pausable').getAttribute('inert') ?? 'false') !== 'false';
  const card = h('button', { type: 'button', id: 'card' }, 'a card');
  const session = thereWith({});
  const show = async (more: Partial<TableInfo>, at = session): Promise<void> => {
    page.show(h(parts.Pausable, { session: at, table: { ...TABLE, ...more }, children: card }));
    await page.rest();
  };
  await show({});
  expect(page.all('.paused')).toEqual([]);
  page.one('#card').focus();
  await show({ pause: { endsAt: null } });
  expect(isInert()).toBe(true);
  page.named('Go on').click();
  expect(asked).toEqual([{ type: 'propose', what: 'resume' }]);
  const endsAt = new Date(2026, 0, 1, 14, 35).getTime();
  const wish = (by: number): Partial<TableInfo> => ({
    pause: { endsAt },
    proposal: { what: 'resume', by, agreed: [] },
  });
  await show(wish(0));
  expect(page.text('.paused p')).toMatch(/others.*(?:14:35|2:35)/u);
  expect(page.all('.paused button')).toEqual([]);
  await show(wish(1));
  expect(page.text('.paused p')).toMatch(/^Bo wants to go on.*(?:14:35|2:35)/u);
  page.named('Go on').click();
  expect(asked.at(-1)).toEqual({ type: 'agree' });
  page.named('Go on').focus();
  await show({});
  expect(page.all('.paused')).toEqual([]);
  expect(isInert()).toBe(false);
  expect(document.activeElement?.getAttribute('id')).toBe('card');
  // Whoever watches waits.
  await show({ pause: { endsAt: null } }, thereWith({ seat: null }));
  expect(page.all('.paused button')).toEqual([]);
});

test('who is to act tells the others that they are choosing, now and then, and nobody else does', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const touch = parts.choosing(thereWith({ toAct: [0] }));
  touch();
  touch();
  expect(asked).toEqual([['choosing']]);
  now.mockReturnValue(1_004_000);
  touch();
  expect(asked).toHaveLength(2);
  for (const state of [{ toAct: [1] }, { toAct: [0], seat: null }]) parts.choosing(thereWith(state))();
  parts.choosing(thereWith({ toAct: [0], table: { ...TABLE, shared: true } }))();
  expect(asked).toHaveLength(2);
  now.mockRestore();
});

test('that the rival is choosing stands with the name, until they act or let it be', async () => {
  const session = thereWith({ pointed: { seat: 1, spots: ['choosing'] } });
  page.show(h(parts.Company, { session, table: TABLE }));
  await page.until(() => page.all('.choosing').length === 1);
  expect(page.all('.sitters li').map((each) => each.textContent?.includes('choosing'))).toEqual([
    false,
    true,
  ]);
  session.state.value = { ...session.state.value, pointed: null };
  await page.until(() => page.all('.choosing').length === 0);
});
