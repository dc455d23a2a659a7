import { beforeAll, expect, test } from 'vitest';
import type { Player } from '#table/table';
import type { SavedMatch } from '../../device/matches.ts';
import { usePage } from '../../testing/page.ts';

usePage();
const PERSON: Player = { kind: 'person' };
const bot = (level: string): Player => ({ kind: 'bot', level });
const kept = (players: readonly Player[], turn: number, more: Partial<SavedMatch> = {}): SavedMatch => ({
  id: 'k',
  game: 'muster',
  players,
  text: '',
  begun: 0,
  changed: 0,
  over: false,
  told: { turn, castles: [3, 1], left: 12 },
  ...more,
});

let rows: {
  standOf(match: SavedMatch): string;
  companyText(match: SavedMatch): string;
  summaryOf(match: SavedMatch): string;
};
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  rows = await import('./match-row-texts.ts');
});

test('a list tells whose turn it is: yours, or somebody’s by name', () => {
  expect(rows.standOf(kept([PERSON, bot('2')], 0))).toMatch(/^Your turn, 3 to 1 castles/u);
  expect(rows.standOf(kept([PERSON, bot('2')], 1))).toMatch(/^Maren to play/u);
  // Seen from the seat of the person, wherever that is.
  expect(rows.standOf(kept([bot('2'), PERSON], 1))).toMatch(/^Your turn, 1 to 3 castles/u);
  // Of several people nobody is “you”.
  expect(rows.standOf(kept([PERSON, PERSON], 0))).toMatch(/^Player 1 to play/u);
  expect(rows.standOf(kept([bot('2'), bot('3')], 0))).not.toMatch(/^Your turn/u);
});

test('a list tells the company', () => {
  expect(rows.companyText(kept([PERSON, bot('2')], 0))).toBe('against Maren');
  expect(rows.companyText(kept([PERSON, PERSON], 0))).toBe('2 people');
  expect(rows.companyText(kept([bot('1'), bot('2')], 0))).toBe('2 bots');
  expect(rows.companyText(kept([PERSON], 0, { game: 'murano', told: { turn: 0 } }))).not.toMatch(
    /against|people|bots/u,
  );
});

test('money is told as the company is: one’s own first', () => {
  const summary = (players: readonly Player[]): string =>
    rows.summaryOf(kept(players, 0, { game: 'murano', told: { turn: 0, money: [5, 7, 9], round: 2 } }));
  expect(summary([bot('1'), PERSON, bot('2')])).toMatch(/^7 : 5 : 9/u);
  expect(summary([PERSON, PERSON, PERSON])).toMatch(/^5 : 7 : 9/u);
});

test('a language that comes too late does not take the place of a newer choice', async () => {
  const { change } = await import('../../settings.ts');
  const { loadWords, t } = await import('../../words/index.ts');
  change({ language: 'de' });
  const late = loadWords('de');
  change({ language: 'fr' });
  await loadWords('fr');
  await late;
  expect(t('nav.settings')).toBe('Réglages');
  change({ language: 'en' });
  await loadWords('en');
});

test('the words of a game are fetched once for each language, and are English until they have come', async () => {
  const { bring } = await import('../../rooms.ts');
  const { gameIn } = await import('../../catalogue.ts');
  const { change } = await import('../../settings.ts');
  const { bringWords, wordsOf } = await import('../../words/games.ts');
  const { game } = await bring('muster');
  change({ language: 'fr' });
  expect(wordsOf(game).language).toBe('en');
  await bringWords('muster', 'fr');
  expect(wordsOf(game).language).toBe('fr');
  const { words } = wordsOf(game);
  await bringWords('muster', 'fr');
  expect(wordsOf(game).words).toBe(words);
  expect(gameIn('muster')?.title.fr).toBe('Muster');
  change({ language: 'en' });
  expect(wordsOf(game).language).toBe('en');
});
