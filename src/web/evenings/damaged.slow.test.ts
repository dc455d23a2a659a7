import { expect, test, vi } from 'vitest';
import { eveningOn } from '../testing/evening.ts';
import { usePage } from '../testing/page.ts';

// Whatever a device has kept, and however it was damaged since: every screen opens, and tells nothing that makes no sense.
const page = usePage();

const SCREENS = [
  '/',
  '/settings',
  '/matches',
  '/new/muster',
  '/new/murano?with=people',
  '/new/muster?with=same',
  '/daily',
  '/puzzles',
  '/puzzles/muster/1',
  '/lesson/murano',
  '/box/muster',
  '/box/murano',
  '/online',
];

/** What a device keeps when all of it was used, as the diaries of the evenings tell it. */
const KEPT: Readonly<Record<string, unknown>> = {
  'tavola.settings': {
    language: 'en',
    theme: 'dark',
    textSize: 130,
    name: 'Ada',
    botPace: 'calm',
    help: 'warn',
  },
  'tavola.last.muster': {
    players: [{ kind: 'person' }, { kind: 'bot', level: '3' }],
    options: { unity: true },
  },
  'tavola.quick.murano': { players: [{ kind: 'person' }, { kind: 'bot', level: '3' }], options: {} },
  'tavola.lesson.murano': 7,
  'tavola.puzzles': { muster: { rating: 1300, results: { 1: { tries: 1, help: 0, day: '2026-11-17' } } } },
  'tavola.moments': [{ id: 'ab', game: 'muster', left: 2 }],
  'tavola.told': { day: '2026-11-17', told: ['puzzle muster'] },
  'tavola.same': { 'same-muster-1-ab': 'same-1-ab' },
  'tavola.box.muster': { name: 'My box', text: 'x', draft: null },
  'tavola.box.murano': { name: 'My box', text: '', draft: null },
  'tavola.player': { id: 'p', name: 'Ada', key: 'k' },
  'tavola.tables': { t: { watch: 'w', seats: { 1: 'c' }, part: { commitment: 'c', nonce: 'n' } } },
};

const DAMAGES: Readonly<Record<string, (value: unknown) => string>> = {
  'as it was': (value) => JSON.stringify(value),
  'cut off': (value) => JSON.stringify(value).slice(0, -1),
  'something else': () => '{"some":"thing"}',
  'a list': () => '[1,2]',
  nothing: () => 'null',
  'half of it': (value) => JSON.stringify(Object.fromEntries(Object.entries(Object(value)).slice(0, 1))),
};

test.each(Object.keys(DAMAGES))('every screen opens with what was kept: %s', async (name) => {
  page.show(null);
  vi.resetModules();
  page.storage.clear();
  for (const [key, value] of Object.entries(KEPT)) page.storage.set(key, DAMAGES[name](value));
  const evening = await eveningOn(page, { isFresh: false });
  for (const address of SCREENS) {
    await evening.go(address);
    const text = page.text();
    expect(page.all('h1, h2').length, `${address}: ${text}`).toBeGreaterThan(0);
    expect(text, address).not.toMatch(/undefined|NaN|\[object/u);
  }
});
