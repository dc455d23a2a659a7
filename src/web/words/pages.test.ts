import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { type Language, LANGUAGES } from '#core/words';
import type { Player } from '#table/table';
import type { MatchStanding } from '../game-ui.ts';

// What the settings ask the device for while they are read.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { levelName, levelsOf, mannerOf } = await import('../bots/levels.ts');
const { introductionOf, nameOf, personaOf } = await import('../bots/personas.ts');
const { rivalsOf } = await import('../device/last-company.ts');
const { CATALOGUE, gameIn, titleOf } = await import('../catalogue.ts');
const { settings } = await import('../settings.ts');
const { loadWords, pageText, t, wordsAt } = await import('./index.ts');
vi.unstubAllGlobals();

/** What comes with its screen. */
const ABOUT = {
  en: async () => (await import('../screens/words.en.ts')).en,
  fr: async () => (await import('../screens/words.fr.ts')).fr,
  de: async () => (await import('../screens/words.de.ts')).de,
};

const read = async (language: Language): Promise<void> => {
  settings.value = { ...settings.value, language };
  await loadWords(language);
};

test.each(LANGUAGES)('in %s the first page can say all it says about each game', async (language) => {
  await read(language);
  for (const { id } of CATALOGUE) {
    expect(titleOf(id)).toBe(gameIn(id)?.title[language]);
    // A game may say nothing here; what it begins to say it says whole.
    const said = wordsAt('game', id);
    if (Object.keys(said).length > 0) {
      expect(['tagline', 'company', 'rulebook'].map((key) => pageText(id, key))).not.toContain('');
    }
    const levels = levelsOf(id);
    expect(levels.slice(0, 3)).toEqual(['1', '2', '3']);
    const personas = levels.map((level) => personaOf(id, level));
    expect(new Set(personas).size).toBe(levels.length);
    // Somebody, or at least what their level is called.
    const isTaught = personas.every((name, at) => name !== levelName(id, levels[at] ?? ''));
    for (const level of levels) expect(mannerOf(id, level) !== '').toBe(isTaught);
  }
});

test.each(['murano', 'muster'])('%s has five bots, each of them somebody', async (id) => {
  await read('en');
  expect(levelsOf(id)).toEqual(['1', '2', '3', '4', '5']);
  const told = levelsOf(id).map((level) => introductionOf(id, level));
  expect(told.every((each, at) => each.startsWith(`${personaOf(id, String(at + 1))}: `))).toBe(true);
  expect(pageText(id, 'tagline')).not.toBe('');
  // However many of one level sit down, each has a name of its own.
  const { max } = (await gameIn(id)!.load()).seats;
  for (const level of levelsOf(id)) {
    const bots = Array.from({ length: max - 1 }, (): Player => ({ kind: 'bot', level }));
    const names = bots.map((_, seat) => nameOf(id, bots, seat));
    expect(new Set(names).size).toBe(bots.length);
    expect(names.join(' ')).not.toMatch(/\bI+\b/u);
  }
});

test('a game of which the page has nothing is called by its id, and its bots by the generic levels', async () => {
  await read('en');
  expect([titleOf('pebbles'), pageText('pebbles', 'tagline')]).toEqual(['pebbles', '']);
  expect(levelsOf('pebbles')).toEqual(['1', '2', '3']);
  expect([levelName('pebbles', '3'), personaOf('pebbles', '3')]).toEqual(['Veteran', 'Veteran']);
  expect([rivalsOf('pebbles'), rivalsOf('muster')]).toEqual(['Regular', 'Maren, Archer']);
});

/** As they lie in the lists of devices that kept them: what is stored must be told for ever. */
const KEPT: readonly [game: string, standing: MatchStanding, running: string, over: string][] = [
  ['muster', { castles: [3, 2], left: 1, turn: 0 }, '3 to 2 castles, 1 card left', '3 : 2 castles'],
  ['murano', { money: [12, 9, 4], round: 7, turn: 1 }, '12 : 9 : 4\u00a0L, round 7', '12 : 9 : 4\u00a0L'],
];

test.each(KEPT)(
  'a match of %s says where it stands without being replayed',
  async (game, standing, ...told) => {
    await read('en');
    const said = [false, true].map((isOver) => {
      const { key, with: values } = gameIn(game)!.ui.summary!(standing, 0, isOver);
      return pageText(game, key, values);
    });
    expect(said).toEqual(told);
  },
);

test.each(LANGUAGES)('however many games there are, what the frame says in %s is true', async (language) => {
  await read(language);
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  for (const text of [t('home.lead'), (await ABOUT[language]()).about.what, page]) {
    expect(text).not.toMatch(/\b(?:two|deux|zwei|\d+) (?:\w+ )?(?:games|jeux|Spiele|Tischspiele)\b/iu);
  }
});
