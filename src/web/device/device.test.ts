import { beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '#table/table';
import { usePage } from '../testing/page.ts';
import type { SavedMatch } from './matches.ts';

const page = usePage();
const PERSON: Player = { kind: 'person' };
const bot = (level: string): Player => ({ kind: 'bot', level });

beforeEach(async () => {
  const { loadWords } = await import('../words/index.ts');
  const { change } = await import('../settings.ts');
  await loadWords('en');
  change({ name: '' });
  page.storage.clear();
});

test('whom one press meets is the last company of bots, whoever one has played with since', async () => {
  const { lastOf, quickOf, remember, rivalsOf } = await import('./last-company.ts');
  expect(quickOf('muster').players).toEqual([PERSON, bot('2')]);
  expect(rivalsOf('muster')).toBe('Maren, Archer');
  remember('muster', { players: [PERSON, bot('4')], options: { unity: true } });
  remember('muster', { players: [PERSON, PERSON], options: {} });
  expect(lastOf('muster').players).toEqual([PERSON, PERSON]);
  expect(quickOf('muster')).toEqual({ players: [PERSON, bot('4')], options: { unity: true } });
  expect(rivalsOf('muster')).toContain('Reynard');
  // Another game has a company of its own.
  expect(quickOf('murano').players).toEqual([PERSON, bot('2')]);
  remember('murano', { players: [PERSON, PERSON, bot('1')], options: {} });
  expect(quickOf('murano').players).toEqual([PERSON, bot('2')]);
  // Alone at the table one meets nobody.
  remember('murano', { players: [PERSON], options: {} });
  expect(quickOf('murano').players).toEqual([PERSON, bot('2')]);
  remember('murano', { players: [PERSON, bot('3'), bot('1')], options: {} });
  expect(rivalsOf('murano')).toBe('Tullio and Nino');
});

test('after a lesson one meets the gentlest bot, unless one has met another already', async () => {
  const { afterLesson } = await import('./after-lesson.ts');
  const { quickOf, remember, rivalsIn } = await import('./last-company.ts');
  expect(afterLesson('muster')).toEqual({ ...quickOf('muster'), players: [PERSON, bot('1')] });
  expect(rivalsIn('muster', afterLesson('muster'))).toBe('Pip, Soldier');
  remember('muster', { players: [PERSON, bot('4')], options: {} });
  expect(afterLesson('muster').players).toEqual([PERSON, bot('4')]);
});

test('a company that cannot be read was never kept', async () => {
  const { lastOf } = await import('./last-company.ts');
  for (const text of ['{', 'null', '{"players":[]}']) {
    page.storage.set('tavola.last.muster', text);
    expect(lastOf('muster').players).toEqual([PERSON, bot('2')]);
  }
});

test('a file tells who plays, and goes on with the same company', async () => {
  const { asFile, playersIn } = await import('./match-link.ts');
  const players: Player[] = [PERSON, bot('3'), { kind: 'person', name: 'Zoë = 1' }];
  const file = asFile('game x 1\nend\n', players);
  expect(file).toBe('game x 1\nend\n# players person bot-3 person=Zo%C3%AB%20%3D%201\n');
  expect(playersIn(file, 3)).toEqual(players);
  expect(playersIn(file.replaceAll('\n', '\r\n'), 3)).toEqual(players);
  // Where it does not fit the match, it tells nothing.
  expect(playersIn(file, 2)).toBeNull();
  expect(playersIn('game x 1\nend\n', 3)).toBeNull();
  for (const word of ['bot-12', 'bot-', 'ghost', '']) {
    expect(playersIn(`# players person ${word}\n`, 2)).toBeNull();
  }
  expect(playersIn('# players person=%E0%A4%A person\n', 2)).toEqual([{ kind: 'person', name: '' }, PERSON]);
  expect(playersIn(`# players person=${'y'.repeat(40)}\n`, 1)).toEqual([
    { kind: 'person', name: 'y'.repeat(24) },
  ]);
});

test('a link contains the match, and what those are called who played it', async () => {
  const { change } = await import('../settings.ts');
  const { playersIn, replayLink, unpacked } = await import('./match-link.ts');
  const opened = async (players: readonly Player[]): Promise<string> => {
    const link = await replayLink('game muster 1\n', players);
    const [address, text = ''] = link.split('#text=');
    expect(address).toBe('http://tavola.test/replay/link');
    expect(text).toMatch(/^[\w-]+$/u);
    return unpacked(text);
  };
  change({ name: 'Ada' });
  expect(playersIn(await opened([PERSON, bot('1')]), 2)).toEqual([{ kind: 'person', name: 'Ada' }, bot('1')]);
  // Of several at one screen nobody is the one with the name.
  expect(playersIn(await opened([PERSON, PERSON]), 2)).toEqual([PERSON, PERSON]);
  expect(await opened([PERSON, bot('1')])).toContain('game muster 1\n');
});

test('a link is shared by a phone, copied elsewhere, and shown where neither works', async () => {
  const { handOn } = await import('./match-link.ts');
  const done: string[] = [];
  const write = { writeText: (text: string) => Promise.resolve(void done.push(`copied ${text}`)) };
  const cancelled = () => Promise.reject(new DOMException('no', 'AbortError'));
  const browser = (coarse: boolean, more: object): void => {
    vi.stubGlobal('navigator', more);
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  };
  browser(true, {
    clipboard: write,
    share: ({ url }: { url: string }) => Promise.resolve(void done.push(`shared ${url}`)),
  });
  expect(await handOn('L', 'T')).toBe('shared');
  browser(true, { clipboard: write, share: cancelled });
  expect(await handOn('L', 'T')).toBe('shared');
  browser(true, { clipboard: write, share: () => Promise.reject(new Error('no')) });
  expect(await handOn('L', 'T')).toBe('copied');
  browser(false, { clipboard: write, share: cancelled });
  expect(await handOn('M', 'T')).toBe('copied');
  browser(false, {});
  expect(await handOn('N', 'T')).toBe('byHand');
  expect(done).toEqual(['shared L', 'copied L', 'copied M']);
});

const kept = (id: string, changed: number, text = ''): SavedMatch => ({
  id,
  game: 'muster',
  players: [PERSON, bot('2')],
  text,
  begun: 0,
  changed,
  over: false,
  told: { turn: 0 },
});

test('where the browser has no database, matches live as long as the page', async () => {
  const { all, find, forget, keep, keepSoon } = await import('./matches.ts');
  await keep(kept('a', 1));
  await keep(kept('b', 3));
  await keep(kept('c', 2));
  expect((await all()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  // What is to be kept soon is kept before anybody asks.
  keepSoon('a', () => kept('a', 4, 'older'));
  keepSoon('a', () => kept('a', 5, 'newer'));
  expect((await find('a'))?.text).toBe('newer');
  keepSoon('c', () => kept('c', 9));
  await forget('c');
  expect(await find('c')).toBeUndefined();
  expect((await all()).map(({ id }) => id)).toEqual(['a', 'b']);
  keepSoon('b', () => kept('b', 7));
  page.document.fire('pagehide');
  expect((await all()).map(({ id }) => id)).toEqual(['b', 'a']);
});

/** Locks as a browser has them: one holder, those who wait in their order, and whoever steals. */
function locks() {
  const held = new Map<string, { lose: (why: unknown) => void }>();
  const queue: { name: string; run: () => void; signal?: AbortSignal | undefined }[] = [];
  const free = (name: string): void => {
    held.delete(name);
    const at = queue.findIndex((each) => each.name === name && each.signal?.aborted !== true);
    queue
      .splice(0, at + 1)
      .at(-1)
      ?.run();
  };
  return {
    request(
      name: string,
      { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
      task: () => Promise<void>,
    ) {
      return new Promise<void>((resolve, reject) => {
        const run = (): void => {
          held.set(name, { lose: reject });
          void task().then(() => {
            resolve();
            free(name);
          });
        };
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        const holder = held.get(name);
        if (steal) holder?.lose(new Error('stolen'));
        if (steal || holder === undefined) run();
        else queue.push({ name, run, signal });
      });
    },
  };
}

test('one tab at a time plays a match', async () => {
  const { hold } = await import('./tab-lock.ts');
  vi.stubGlobal('navigator', { locks: locks() });
  const told: Record<'first' | 'second', boolean[]> = { first: [], second: [] };
  const first = hold('x', (here) => told.first.push(here));
  await page.until(() => told.first.length === 1);
  const second = hold('x', (here) => told.second.push(here));
  await page.until(() => told.second.length === 1);
  expect(told).toEqual({ first: [true], second: [false] });
  // Another match is nobody's business.
  const other = hold('y', (here) => expect(here).toBe(true));
  second.take();
  await page.until(() => told.second.length === 2);
  await page.until(() => told.first.length >= 2);
  expect(told).toEqual({ first: [true, false], second: [false, true] });
  second.leave();
  await page.until(() => told.first.at(-1) === true);
  // Whoever has left does not come back when it is their turn.
  const third = hold('x', () => undefined);
  third.leave();
  first.leave();
  other.leave();
  const [last] = [hold('x', (here) => told.second.push(here))];
  await page.until(() => told.second.length === 3);
  expect(told.second.at(-1)).toBe(true);
  last.leave();
});

test('without locks nobody can know of other tabs', async () => {
  const { hold } = await import('./tab-lock.ts');
  vi.stubGlobal('navigator', {});
  const told: boolean[] = [];
  hold('x', (here) => told.push(here)).leave();
  expect(told).toEqual([true]);
});

test.each(['{', 'null', '7', '[]', '{"players":[]}', '{"rating":1}', '{"muster":null}'])(
  'whatever stands where this device keeps something, nothing falls: %s',
  async (text) => {
    const { readStored, writeStored } = await import('./stored.ts');
    const { lastOf } = await import('./last-company.ts');
    const { keptBox } = await import('../box/kept-box.ts');
    const { ownMoments } = await import('../puzzles/own-moments.ts');
    const { codesOf } = await import('../online/deal/table-keepsake.ts');
    for (const name of ['last.muster', 'box.muster', 'moments', 'tables']) {
      page.storage.set(`tavola.${name}`, text);
    }
    expect(lastOf('muster').players).toEqual([PERSON, bot('2')]);
    expect([keptBox('muster'), ownMoments(), codesOf('muster')]).toEqual([null, [], {}]);
    const isText = (value: unknown): value is string => typeof value === 'string';
    expect(readStored('tavola.moments', isText)).toBeNull();
    writeStored('tavola.moments', 'kept');
    expect(readStored('tavola.moments', isText)).toBe('kept');
    writeStored('tavola.moments', null);
    expect(page.storage.has('tavola.moments')).toBe(false);
  },
);
