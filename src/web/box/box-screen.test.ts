import { type ComponentType, h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quickRandom } from '#core/random';
import { randomPackText } from '#games/murano/testing/packs';
import { outline } from '../testing/outline.ts';
import { usePage } from '../testing/page.ts';
import type { BoxScreen } from './box-screen.tsx';

const page = usePage();
const done: unknown[] = [];
vi.mock('../play.ts', () => ({
  begin: (id: string, _players: unknown, { pack }: { pack: string }) => done.push(['play', id, pack]),
}));
vi.mock('../device/save-file.ts', () => ({
  saveFile: (text: string, name: string) => done.push(['save', name, JSON.parse(text)]),
}));
vi.mock('../device/match-link.ts', () => ({
  copied: (link: string) => Promise.resolve(done.push(['copy', link]) > 0),
}));
vi.mock('lean-qr', () => ({ generate: () => ({ toCanvas: () => undefined }) }));

let Screen: ComponentType<Parameters<typeof BoxScreen>[0]>;
beforeAll(async () => {
  await page.room('murano');
  Screen = (await import('./box-screen.tsx')).BoxScreen;
});
beforeEach(async () => {
  page.storage.clear();
  done.length = 0;
  page.show(null);
  await page.rest();
});

async function open(game: string, code = ''): Promise<void> {
  page.show(h(Screen, { key: `${game} ${code}`, game, code }));
  await page.until(() => page.all('.own-box-halves button').length > 5);
}
const kept = (game: string): { name: string; text: string } =>
  JSON.parse(page.storage.get(`tavola.box.${game}`) ?? '{}');
const shards = (): string[] => page.all('.box-palette button').map(page.name);
const places = (): string[] => page.all('.box-entry .box-face button').map(page.name);

test('a face is read off place by place; what differs is told, and each step back is one', async () => {
  await open('murano');
  expect(outline(page, '.box-steps')).toEqual([
    'button “Ring A to do” pressed=true',
    'button “Ring B to do” pressed=false',
    'button “Circle I to do” pressed=false',
    'button “Circle II to do” pressed=false',
    'button “24 creations to do” pressed=false',
    'button “Advantages as here” pressed=false',
    'button “Expert as here” pressed=false',
  ]);
  expect(shards()).toEqual(['blue1', 'green2', 'yellow3', 'red4', 'transparent5']);
  const [first, second] = page.all('.box-entry .box-face button');
  expect([first, second].map((each) => each.getAttribute('aria-current'))).toEqual(['step', null]);
  expect(page.name(first)).toBe('Place 1 of 12: to do, here transparent');
  expect(page.named('Undo').disabled).toBe(true);
  for (const shard of [5, 2, 2]) {
    page.key(String(shard));
    await page.rest();
  }
  expect(places().slice(0, 4)).toEqual([
    'Place 1 of 12: transparent, as here',
    'Place 2 of 12: green, here blue',
    'Place 3 of 12: green, as here',
    'Place 4 of 12: to do, here transparent',
  ]);
  expect(
    page
      .all('.box-entry path')
      .map((each) => each.getAttribute('class'))
      .slice(0, 5),
  ).toEqual(['', 'differs', '', 'next', '']);
  expect(page.all('.box-entry .box-face i').map((each) => each.getAttribute('class'))).toEqual([
    '',
    'off',
    '',
  ]);
  expect(page.text('.box-differing')).toContain('One place differs so far.2: yours green, here blue');
  expect(page.text('.box-steps')).toContain('Ring A 3 of 12');
  page.key('Backspace');
  await page.rest();
  page.named('Undo').click();
  await page.rest();
  expect(page.text('.box-differing')).toBe('');
  expect(page.text('.box-steps')).toContain('Ring A 1 of 12');
  // What is typed with a key held, or into a field, is no shard.
  page.key('1', { ctrlKey: true });
  page.key('6');
  await page.rest();
  expect(page.text('.box-steps')).toContain('Ring A 1 of 12');
});

test('the rest is as here, on to the next step; a circle has no clear glass, by touch or by key', async () => {
  await open('murano');
  for (const next of ['Ring B to do', 'Circle I to do', 'Circle II to do']) {
    page.named('The rest is as here').click();
    await page.rest();
    expect(page.named(next).getAttribute('aria-pressed')).toBe('true');
  }
  expect(shards()).toHaveLength(4);
  page.key('5');
  await page.rest();
  expect(page.text('.box-steps')).toContain('Circle II to do');
  page.named(/^Place 7/u).click();
  await page.rest();
  page.all('.box-palette button')[3].click();
  await page.rest();
  expect(page.text('.box-steps')).toContain('Circle II 1 of 12');
  expect(places()[6]).toMatch(/^Place 7 of 12: red/u);
  expect(page.text('.box-compare [role="status"]')).toMatch(/^(?:One place|1 places?) on ring|^Everything/u);
});

test('a card takes four shards, two of one colour when it is held, and brings the next; categories are toggled', async () => {
  await open('murano');
  page.named('24 creations to do').click();
  await page.rest();
  expect(page.all('.box-cards button').map(page.name).slice(0, 2)).toEqual(['Card 1', 'Card 2']);
  const [blue, green] = page.all('.box-palette button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  blue.fire('pointerdown');
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  blue.fire('pointerup');
  blue.click();
  await page.rest();
  expect(page.all('.box-card span i img')).toHaveLength(2);
  green.click();
  await page.rest();
  page.all('.box-palette button')[1].click();
  await page.rest();
  expect(page.text('.box-asking h2')).toBe('Card 2');
  expect(
    page
      .all('.box-cards button')
      .map((each) => each.getAttribute('aria-current'))
      .slice(0, 3),
  ).toEqual([null, 'step', null]);
  const pressed = (): string[] =>
    page
      .all('.box-categories button')
      .filter((each) => each.getAttribute('aria-pressed') === 'true')
      .map(page.name);
  expect(pressed()).toEqual(['Art']);
  page.named('Jewellery').click();
  await page.rest();
  expect(pressed().toSorted()).toEqual(['Art', 'Jewellery']);
  page.named('Art').click();
  await page.rest();
  expect(pressed()).toEqual(['Jewellery']);
});

test('[L76] an advantage bears the other icon when it is touched; it is compared in words', async () => {
  await open('murano');
  page.named('Advantages as here').click();
  await page.rest();
  const cards = (): string[] => page.all('.box-icons button').map(page.name);
  expect(cards()).toHaveLength(20);
  expect(cards().slice(1, 3)).toEqual([
    '2 Gift: extra action, as here',
    '3 Free: changes an action, as here',
  ]);
  page.named(/^2 Gift/u).click();
  await page.rest();
  expect(cards()[1]).toBe('2 Gift: changes an action, here extra action');
  expect(page.text('.box-compare [role="status"]')).toBe('One advantage bears the other icon.');
  expect(page.text('.box-compare ul li b')).toBe('Gift');
  expect(page.text('.box-compare ul li')).toContain('yours: changes an action here: extra action');
  expect(page.text('.box-steps')).toContain('Advantages done');
  expect(page.text('.box-out > p')).toMatch(/^fingerprint/u);
  page.named('They are all as here').click();
  await page.rest();
  expect(kept('murano').text).toBe('');
});

test('Liras of an expert match lie where they are touched, once, twice and off again', async () => {
  await open('murano');
  page.named('Expert as here').click();
  await page.rest();
  expect(page.text('.box-asking [role="status"]')).toBe('Liras laid: 2 of 2.');
  const laid = (): string[] => page.all('.box-liras button').map(page.name);
  const taken = laid().findIndex((name) => name.endsWith(': 1'));
  expect(laid()[11]).toMatch(/^Space at 12/u);
  page.all('.box-liras button')[taken].click();
  await page.rest();
  expect(laid()[taken]).toMatch(/: 2$/u);
  page.all('.box-liras button')[taken].click();
  await page.rest();
  expect(laid()[taken]).toMatch(/: 0$/u);
  page.all('.box-liras button')[(taken + 1) % 12].click();
  await page.rest();
  expect(page.text('.box-compare [role="status"]')).toBe('The Liras of an expert match lie elsewhere.');
  page.named('It is as here').click();
  await page.rest();
  expect(page.text('.box-compare [role="status"]')).toBe('Everything that was read off is as here.');
});

test('a box has a name and a fingerprint, is kept as it is entered, and is played, saved and handed on', async () => {
  const text = randomPackText(quickRandom(1));
  await open('murano', text);
  expect(page.text('.box-out > p')).toMatch(/^fingerprint \w{4} \w+$/u);
  expect(page.text('.box-steps')).toContain('Ring A done');
  const name = page.one('.box-out input');
  name.value = 'Club';
  name.fire('input');
  await page.rest();
  expect(kept('murano')).toMatchObject({ name: 'Club', text });
  page.named('Play with it').click();
  page.named('Save as a file').click();
  page.named('Copy the link').click();
  await page.until(() => page.all('.box-out button').map(page.name).includes('Copied'));
  expect(done).toEqual([
    ['play', 'murano', text],
    ['save', 'murano-pack.json', expect.objectContaining({ game: 'murano', name: 'Club' })],
    ['copy', `http://tavola.test/box/murano#${text}`],
  ]);
  expect(page.all('canvas')).toHaveLength(1);
  // Next time it is there, as far as it had come.
  page.show(null);
  await open('murano');
  expect(page.one('.box-out input').value).toBe('Club');
});

test('a link that is no box says so, and a file that is none says what is wrong with it', async () => {
  await open('murano', 'nonsense');
  expect(page.text('[role="alert"]')).toBe('This link contains no box of Murano.');
  expect(page.text('.box-out > p')).toBe('Nothing differs from Tavola’s pack.');
  expect(page.all('canvas')).toHaveLength(0);
  const choose = async (...files: readonly object[]): Promise<void> => {
    Object.assign(page.one('.box-out input[type="file"]'), { files }).fire('change');
    await page.rest();
  };
  const bring = (text: string): Promise<void> => choose({ text: () => Promise.resolve(text) });
  await choose();
  expect(page.text('.refused'), 'nothing was chosen').toBe('');
  await bring('{');
  expect(page.text('.refused')).toBe('This file is no pack: it is not JSON.');
  await bring('{"tavola":"pack 1","game":"muster"}');
  expect(page.text('.refused')).not.toBe('');
  expect(page.text('.refused')).not.toContain('JSON');
});

test('a deck of Muster has 47 cards; until it has, the last one that did is kept', async () => {
  await open('muster');
  const counts = (): number[] => page.all('output').map((each) => Number(each.textContent));
  const press = async (button: number): Promise<void> => {
    page.all('.muster-box li button')[button].click();
    await page.rest();
  };
  const size = (): string => page.text('.muster-box [role="status"]');
  const [ones = 0, twos = 0] = counts();
  expect(size()).toContain('47');
  // One more of every colour.
  await press(1);
  expect(counts()[0]).toBe(ones + 1);
  expect(size()).toContain('52');
  expect(kept('muster').text).toBe('');
  for (let left = twos + 1; left > 0; left -= 1) await press(2);
  expect(counts()[1], 'never fewer than none').toBe(0);
  expect(kept('muster').text, 'the last that had 47').toBe([ones + 1, twos - 1, 1, 1, 1, 5, 2].join('-'));
  await press(3);
  expect(size()).toContain('47');
  expect(kept('muster').text.split('-').map(Number)).toEqual(counts());
});

test('a game without a box of its own has no such page', async () => {
  page.show(h(Screen, { game: 'nothing', code: '' }));
  await page.rest();
  expect(page.all('.own-box')).toHaveLength(0);
  expect(page.text()).not.toBe('');
});
