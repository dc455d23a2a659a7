import { beforeAll, expect, test } from 'vitest';
import type { Player } from '#table/table';
import type { SavedMatch } from '../../device/matches.ts';
import { usePage } from '../../testing/page.ts';

usePage();
const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '2' };
const ended = (players: readonly Player[], outcome: object, more: Partial<SavedMatch> = {}): SavedMatch => ({
  id: 'k',
  game: 'muster',
  players,
  text: `outcome ${JSON.stringify(outcome)}`,
  begun: 0,
  changed: 0,
  over: true,
  told: { turn: 0, castles: [3, 1], left: 0 },
  ...more,
});
const first = { scores: [3, 2], ranking: [[0], [1]] };

let rows: { verdictOf(match: SavedMatch): string; resignedText(match: SavedMatch): string };
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  rows = await import('./ended-row-texts.ts');
});

test('a finished match says who has won: you, or somebody by name', () => {
  expect(rows.verdictOf(ended([PERSON, BOT], first))).toBe('You win.');
  expect(rows.verdictOf(ended([BOT, PERSON], first))).toBe('Maren wins.');
  expect(rows.verdictOf(ended([PERSON, BOT], { scores: [2, 2], ranking: [[0, 1]] }))).toBe('A draw.');
  expect(rows.verdictOf(ended([PERSON, PERSON], first))).toBe('Player 1 wins.');
  // Alone one plays against nobody, and what is damaged says nothing.
  expect(rows.verdictOf(ended([PERSON], { scores: [31], ranking: [[0]] }))).toBe('');
  expect(rows.verdictOf(ended([PERSON, BOT], {}))).toBe('');
});

test('whoever gave up has lost, and is told so as “you” where that is one', () => {
  const mine = ended([BOT, PERSON], {}, { resigned: 1 });
  expect([rows.verdictOf(mine), rows.resignedText(mine)]).toEqual(['Maren wins.', 'You resigned']);
  const theirs = ended([PERSON, PERSON], {}, { resigned: 1 });
  expect([rows.verdictOf(theirs), rows.resignedText(theirs)]).toEqual([
    'Player 1 wins.',
    'Player 2 resigned',
  ]);
  expect(rows.resignedText(ended([PERSON, BOT], first))).toBe('');
});
