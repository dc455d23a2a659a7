import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { PORTRAITS } from '#table/terms';
import type { Player } from '#table/table';
import type * as People from '../art/people/people.ts';
import type * as Settings from '../settings.ts';
import { usePage } from '../testing/page.ts';
import { BOT, PERSON } from '../testing/tables.ts';
import type * as Choices from './portrait-choice.tsx';
import type * as Portraits from './portraits.ts';

const page = usePage();
let parts: typeof Portraits & typeof Choices & typeof Settings & typeof People;
beforeAll(async () => {
  parts = {
    ...(await import('./portraits.ts')),
    ...(await import('./portrait-choice.tsx')),
    ...(await import('../settings.ts')),
    ...(await import('../art/people/people.ts')),
  };
});

const ADA: Player = { kind: 'person', name: 'Ada', portrait: 'beret' };

test('whoever is alone at this screen looks as the settings say, everybody else as they have chosen themselves', () => {
  const all = (players: readonly Player[]): (string | null)[] =>
    players.map((_, seat) => parts.chosenAt(players, seat));
  expect(all([PERSON, BOT])).toEqual([null, null]);
  parts.change({ portrait: 'curls' });
  expect(all([PERSON, BOT])).toEqual(['curls', null]);
  expect(all([PERSON, PERSON])).toEqual([null, null]);
  expect(all([PERSON, { kind: 'person', portrait: 'cap' }])).toEqual([null, 'cap']);
  // Far apart everybody has a name, and what the table says of them is what all see.
  expect(all([ADA, { kind: 'person', name: 'Bo' }])).toEqual(['beret', null]);
  expect(all([{ kind: 'person', name: 'Cy', portrait: 'Mona Lisa' }, BOT])).toEqual([null, null]);
  parts.change({ portrait: null });
});

test('every portrait is a picture of its own', () => {
  const pictures = PORTRAITS.map((each) => parts.personPicture(each, '#fff'));
  expect(new Set(pictures).size).toBe(PORTRAITS.length);
});

test('one of them is chosen, by its name, and kept on the device', async () => {
  page.show(h(parts.OwnPortrait, {}));
  const radios = page.all('[role=radiogroup] input');
  const names = radios.map((each) => each.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(PORTRAITS.length + 1);
  expect(names.slice(0, 3)).toEqual(['as the game draws you', 'blue beret', 'braids']);
  radios[2].fire('change');
  expect(parts.settings.value.portrait).toBe('braids');
  expect(JSON.parse(page.storage.get('tavola.settings') ?? '{}')).toMatchObject({ portrait: 'braids' });
  await page.until(() =>
    page.all('[role=radiogroup] img').every((each) => each.getAttribute('src') !== null),
  );
  parts.change({ portrait: null });
});
