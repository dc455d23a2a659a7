import { readFileSync } from 'node:fs';
import { effect } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usePage } from './testing/page.ts';

const page = usePage();
const asked: { game: string; level: string; view: unknown }[] = [];
let go: (address: string) => void;
beforeAll(async () => {
  // Bots are asked, and never answer.
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(request: (typeof asked)[number]): void {
        asked.push(request);
      }
      addEventListener(): void {}
    },
  );
  const { loadWords } = await import('./words/index.ts');
  const { language } = await import('./settings.ts');
  await loadWords('en');
  effect(() => void loadWords(language.value));
  const { App } = await import('./app.tsx');
  ({ go } = await import('./route.ts'));
  const { followAddress } = await import('./route.ts');
  followAddress();
  page.show(h(App, {}));
});
beforeEach(() => {
  asked.length = 0;
});

const at = (): string => location.pathname + location.search + location.hash;
const visit = async (address: string, heading: string): Promise<void> => {
  go(address);
  await page.until(() => page.all('h1').some((each) => page.name(each) === heading));
};
const links = (selector: string): (string | null)[] =>
  page.all(selector).map((each) => each.getAttribute('href'));

test('a door tells whom one would meet, and one press begins that match', async () => {
  await visit('/', 'Pull up a chair.');
  expect(page.name(page.named(/^Play Muster/u))).toContain('against Maren, Archer');
  page.named(/^Play Muster/u).click();
  await page.until(() => page.all('.room.muster').length === 1);
  expect(at()).toMatch(/^\/match\/[0-9a-f]{12}$/u);
  expect(asked[0]).toMatchObject({ game: 'muster', level: '2', view: null });
  await page.until(() => page.text('.plate.rival').includes('Maren'));
});

test('the match that was begun is the one to go on with', async () => {
  await visit('/', 'Pull up a chair.');
  await page.until(() => links('.tiles a')[0]?.startsWith('/match/') === true);
  expect(page.text('.tiles')).toContain('Continue: Muster against Maren');
});

test('a link of the page leads on without loading it anew, and one for elsewhere does not', async () => {
  await visit('/', 'Pull up a chair.');
  const link = page.named('Settings');
  expect(link.fire('click', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(link.fire('click', { button: 1 }).defaultPrevented).toBe(false);
  for (const other of [
    { download: 'match.txt' },
    { target: '_blank' },
    { origin: 'http://elsewhere.test' },
  ]) {
    const own = { download: '', target: '', origin: location.origin };
    expect(Object.assign(link, other).fire('click').defaultPrevented).toBe(false);
    Object.assign(link, own);
  }
  expect(link.fire('click').defaultPrevented).toBe(true);
  await page.until(() => page.all('.settings').length === 1);
  expect(at()).toBe('/settings');
});

test('another screen begins at its top, and closes the rulebook beside the table; the same one stays where it is', async () => {
  const { beside } = await import('./route.ts');
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  await visit('/rules/muster', 'Rulebook of Muster');
  beside.value = { game: 'muster', rule: 'U10' };
  scrolled.mockClear();
  go('/rules/muster/U10');
  expect([beside.value, scrolled.mock.calls.length]).toEqual([null, 0]);
  go('/settings');
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});

test('an address that leads nowhere says so', async () => {
  go('/nowhere');
  await page.until(() => page.all('.lost').length === 1);
  go('/new/chess');
  await page.until(() => page.all('.lost').length === 1);
});

const chosen = (group: string): string[] =>
  page
    .all(`[aria-label="${group}"] button`)
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map(page.name);
const kept = (): Record<string, unknown> => JSON.parse(page.storage.get('tavola.settings') ?? '{}');

test('settings are taken at once and kept', async () => {
  await visit('/settings', 'Settings');
  expect(chosen('Theme')).toEqual(['As the device']);
  page.named('Dark').click();
  await page.until(() => chosen('Theme').join() === 'Dark');
  page.named('130 %').click();
  page.named('Loud').click();
  const name = page.one('.setting input');
  name.value = 'Ada';
  name.fire('input');
  expect(kept()).toMatchObject({ theme: 'dark', textSize: 130, sound: true, loudness: 'full' });
  expect(kept()).toMatchObject({ name: 'Ada', language: 'en' });
  page.named('Français').click();
  await page.until(() => page.text('h1') === 'Réglages');
  expect(kept()).toMatchObject({ language: 'fr', theme: 'dark' });
  page.named('English').click();
  await page.until(() => page.text('h1') === 'Settings');
  name.value = '';
  name.fire('input');
  page.one('[aria-label="Sound"] button').click();
  expect(kept()).toMatchObject({ sound: false, name: '' });
});

test('a sheet offers the company of last time, refuses what cannot be played, and begins what is chosen', async () => {
  await visit('/new/muster?with=people', 'New match of Muster');
  expect(chosen('Who plays')).toEqual(['Two people, one screen']);
  page.named('Against a bot').click();
  await page.until(() => chosen('Strength of the bot').join() === 'Archer');
  page.named('Two bots, you watch').click();
  await page.until(() => chosen('Who plays').join() === 'Two bots, you watch');
  page.named('Against a bot').click();
  await page.until(() => chosen('Who plays').join() === 'Against a bot');
  page.named('Knight').click();
  await page.until(() => chosen('Strength of the bot').join() === 'Knight');
  page.named('Begin').click();
  await page.until(() => page.all('.room.muster').length === 1);
  expect(asked.some(({ level }) => level === '3')).toBe(true);
  await visit('/new/muster', 'New match of Muster');
  expect([chosen('Who plays'), chosen('Strength of the bot')]).toEqual([['Against a bot'], ['Knight']]);
});

test('matches of the device are listed, the newest first, and forgotten only after a question', async () => {
  await visit('/matches', 'Matches');
  await page.until(() => page.all('article.way').length === 2);
  expect(page.all('article.way h3').map(page.name)).toEqual([
    'Muster, against Corin',
    'Muster, against Maren',
  ]);
  page.named('Delete').click();
  await page.until(() => page.all('.danger').length === 1);
  page.named('Keep it').click();
  await page.until(() => page.all('.danger').length === 0);
  expect(page.all('article.way')).toHaveLength(2);
  page.named('Delete').click();
  await page.until(() => page.all('.danger').length === 1);
  page.one('.danger').click();
  await page.until(() => page.all('article.way').length === 1);
  expect(page.text('article.way h3')).toBe('Muster, against Maren');
});

test('a match that is over leads to its replay, one that goes on to its table', async () => {
  const { all, forget, keep } = await import('./device/matches.ts');
  const [running] = await all();
  await keep({ ...running, id: 'done', over: true, changed: running.changed + 1000 });
  await keep({ ...running, id: 'before', changed: running.changed - 1000 });
  expect((await all()).map(({ id }) => id)).toEqual(['done', running.id, 'before']);
  await visit('/', 'Pull up a chair.');
  await visit('/matches', 'Matches');
  await page.until(() => page.all('article.way').length === 3);
  expect(links('article.way .button').filter((each) => /^\/(?:match|replay)\//u.test(each ?? ''))).toEqual([
    `/match/${running.id}`,
    '/match/before',
    '/replay/done',
  ]);
  await forget('done');
  await forget('before');
});

test('a file that cannot be opened is refused with its line, and nothing is changed', async () => {
  await visit('/', 'Pull up a chair.');
  await visit('/matches', 'Matches');
  const field = page.one('input[type="file"]');
  const [running] = await (await import('./device/matches.ts')).all();
  const text = running.text.replace(/^(?=\d)/mu, 'nonsense\n');
  Object.assign(field, { files: [{ text: () => Promise.resolve(`${text}\nnonsense\n`) }] });
  field.fire('change');
  await page.until(() => page.all('.import [role="alert"]').length === 1);
  expect(page.text('.import [role="alert"]')).toMatch(/\(\d+: /u);
  expect(at()).toBe('/matches');
});

test('an address of a rule opens the rulebook at that rule', async () => {
  await visit('/rules/muster/U10', 'Rulebook of Muster');
  await page.until(() => page.all('article.rule').length > 30);
  expect(page.all('.rule.chosen').map((each) => each.getAttribute('id'))).toEqual(['U10']);
});

test('a match from a link is replayed step by step, by the slider, its buttons and the arrows', async () => {
  const { replayLink } = await import('./device/match-link.ts');
  const text = readFileSync('src/games/muster/matches/beginner.match', 'utf8');
  const link = new URL(await replayLink(text, [{ kind: 'person' }, { kind: 'bot', level: '4' }]));
  go(link.pathname + link.hash);
  await page.until(() => page.all('.reel').length === 1 && page.all('.reading').length === 1);
  const step = (): number => Number(page.one('.reel input').getAttribute('aria-label')?.match(/\d+/u)?.[0]);
  const last = Number(page.one('.reel input').getAttribute('max'));
  expect(step()).toBe(0);
  page.key('ArrowRight');
  await page.until(() => step() === 1);
  page.named('One step on').click();
  await page.until(() => step() === 2);
  page.key('ArrowLeft');
  await page.until(() => step() === 1);
  page.named('End').click();
  await page.until(() => step() === last);
  page.key('ArrowRight');
  expect(step()).toBe(last);
  const slider = page.one('.reel input');
  slider.value = '3';
  slider.fire('input');
  await page.until(() => step() === 3);
  page.named('Start').click();
  await page.until(() => step() === 0);
  // Every hand is open, and whoever was “you” is somebody with a name, or a guest.
  expect(page.text('.reading')).not.toContain('Your hand');
  expect(page.text('.plate.own')).toContain('Guest');
});
