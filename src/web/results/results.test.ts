import { expect, test } from 'vitest';
import type { Player } from '#table/table';
import type { SavedMatch } from '../device/matches.ts';
import { playedMatch, resultsFile, resultsOf } from './results.ts';

const person: Player = { kind: 'person' };
const bot = (level: string): Player => ({ kind: 'bot', level });

let day = 0;
function kept(
  scores: readonly number[],
  ranking: readonly (readonly number[])[],
  some: Partial<SavedMatch> = {},
): SavedMatch {
  day += 1;
  return {
    id: `m${day}`,
    game: 'pebbles',
    players: [person, bot('2')],
    text: `tavola match 1\nseats 2\noutcome ${JSON.stringify({ scores, ranking })}\nend 3 00\n`,
    begun: 0,
    changed: day * 86_400_000,
    over: true,
    told: { turn: -1 },
    ...some,
  };
}

const won = (some?: Partial<SavedMatch>): SavedMatch => kept([5, 3], [[0], [1]], some);
const lost = (some?: Partial<SavedMatch>): SavedMatch => kept([1, 9], [[1], [0]], some);
const drawn = (): SavedMatch => kept([4, 4], [[0, 1]]);

test('a match tells how it ended for the one person who played bots', () => {
  expect(playedMatch(won())).toMatchObject({ result: 'won', score: 5, rival: 3, level: '2' });
  expect(playedMatch(drawn())?.result).toBe('drawn');
  const table = { players: [bot('1'), person, bot('3')] };
  expect(playedMatch(kept([2, 7, 6], [[1], [2], [0]], table))).toMatchObject({
    result: 'won',
    level: '3',
    score: 7,
    rival: 6,
  });
});

test('a team that has won together has not drawn, and has lost where it lost together', () => {
  const ended = (ranking: readonly (readonly number[])[], won?: boolean): string =>
    `outcome ${JSON.stringify({ scores: [3, 3, 1], ranking, won })}\nend 3 00\n`;
  const players = [person, bot('2'), bot('2')];
  const resultOf = (...end: Parameters<typeof ended>): string | undefined =>
    playedMatch(won({ players, text: ended(...end) }))?.result;
  expect(resultOf([[0, 1], [2]], true)).toBe('won');
  expect(resultOf([[1, 2], [0]], true)).toBe('lost');
  expect(resultOf([[0, 1, 2]], false)).toBe('lost');
  expect(resultOf([[0, 1], [2]])).toBe('drawn');
});

test('what is running, shared, watched, played alone or cannot be read is no result', () => {
  for (const none of [
    won({ over: false }),
    won({ players: [person, person] }),
    won({ players: [bot('1'), bot('1')] }),
    kept([40], [[0]], { players: [person] }),
    won({ text: 'outcome {' }),
    won({ text: 'outcome {"scores":3}' }),
  ]) {
    expect(playedMatch(none)).toBeNull();
  }
  expect(resultsOf([])).toEqual([]);
});

test('results by level and over time, streaks and records', () => {
  const matches = [won(), won(), lost(), won({ players: [person, bot('4')] }), won(), drawn(), won()];
  // However they come, they are told in the order in which they were played.
  const [told, ...others] = resultsOf(matches.toReversed());
  expect(others).toEqual([]);
  expect(told).toEqual({
    game: 'pebbles',
    levels: [
      { level: '2', played: 6, won: 4, recent: ['won', 'won', 'lost', 'won', 'drawn', 'won'] },
      { level: '4', played: 1, won: 1, recent: ['won'] },
    ],
    streak: 1,
    longest: 2,
    bestScore: 5,
    clearest: 2,
  });
  // Of many, the last ones are shown.
  const lately = resultsOf([won(), ...Array.from({ length: 12 }, () => lost())]);
  expect(lately[0]?.levels[0]?.recent).not.toContain('won');
  const many = resultsOf(Array.from({ length: 15 }, () => lost()));
  expect(many[0]?.levels[0]).toMatchObject({ played: 15, won: 0 });
  expect(many[0]?.levels[0]?.recent).toHaveLength(12);
  expect(many[0]).toMatchObject({ longest: 0, clearest: 0, bestScore: 1 });
});

test('results are written as a table', () => {
  const lines = resultsFile([lost(), won()]).split('\n');
  expect(lines[0]).toBe('when,game,level,result,score,rival');
  expect(lines.slice(1).map((line) => line.split(',').slice(1).join(' '))).toEqual([
    'pebbles 2 lost 1 9',
    'pebbles 2 won 5 3',
    '',
  ]);
});
