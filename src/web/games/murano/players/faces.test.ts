import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { entry } from '#bots/murano/entry';
import { newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import type { Player } from '#table/table';
import type { GameRoom } from '../../../game-ui.ts';
import { usePage } from '../../../testing/page.ts';
import { PERSON, tableAt } from '../../../testing/tables.ts';
import { FACES, personArt, portraitArt } from '../art/portraits.ts';

const page = usePage();
const BOT: Player = { kind: 'bot', level: '2' };
const match = newMatch(murano, { seats: 3, start: { seed: 'faces' } });
const addressOf = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replaceAll(/[%#\r\n\t]/gu, encodeURIComponent)}`;
const faceOf = (name: string, look: number): string => addressOf(portraitArt(name, look, 2));
const drawn = (selector: string): (string | null)[] =>
  page.all(selector).map((each) => each.getAttribute('src'));
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('murano');
});

test('whoever plays has a face of their own, and nobody else has one', () => {
  const names = Object.values(entry.personas).flat();
  expect(Object.keys(FACES).toSorted()).toEqual(names.toSorted());
  expect(new Set(names.map((name) => portraitArt(name, 0, 1))).size).toBe(names.length);
});

test('a face wears as many lights as its level has', () => {
  const lights = [1, 2, 3, 4, 5].map((level) => portraitArt('Nino', 0, level).split('#ffe9a8').length - 1);
  expect(lights).toEqual([1, 2, 3, 4, 5]);
});

test('bots are seen by their faces, two of a level by two; people keep their murrine', async () => {
  const { table } = tableAt(match, [PERSON, BOT, BOT]);
  page.show(h(room.Room, { id: 'one', table }));
  await page.until(
    () => drawn('.rival .murrina').join() === [faceOf('Bianca', 1), faceOf('Marco', 2)].join(),
  );
  await page.until(() => drawn('.chip .murrina')[1] === faceOf('Bianca', 1));
  expect(drawn('.chip .murrina')[0]).toBe(drawn('.bench .me .murrina')[0]);
  expect(drawn('.bench .me .murrina')[0]).not.toContain('cameo');
});

test('whoever has chosen a portrait is seen by it, in the glass of their seat', async () => {
  const chosen: Player = { kind: 'person', name: 'Ada', portrait: 'beard' };
  const { table } = tableAt(match, [chosen, { kind: 'person', name: 'Bo' }, BOT]);
  page.show(h(room.Room, { id: 'one', table }));
  const ada = addressOf(personArt('beard', 0));
  await page.until(() => drawn('.chip .murrina')[0] === ada);
  await page.until(() => drawn('.chip .murrina')[1] !== null);
  expect(drawn('.chip .murrina')[1]).not.toContain('cameo');
});

test('until a face can be painted the murrina stays in its place', async () => {
  const reading = new Map<string, () => void>();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = (): Promise<void> => new Promise((done) => reading.set(this.src, done));
    },
  );
  const { table } = tableAt(match, [PERSON, BOT, BOT]);
  page.show(h(room.Room, { id: 'one', table }));
  await page.until(() => reading.has(faceOf('Bianca', 1)) && reading.has(faceOf('Marco', 2)));
  await page.until(() => drawn('.rival .murrina').every((each) => each !== null));
  const [, murrina] = drawn('.rival .murrina');
  expect(drawn('.rival .murrina')).not.toContain(faceOf('Bianca', 1));
  reading.get(faceOf('Bianca', 1))!();
  await page.until(() => drawn('.rival .murrina')[0] === faceOf('Bianca', 1));
  expect(drawn('.rival .murrina')[1]).toBe(murrina);
});
