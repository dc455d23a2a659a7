import { describe, expect, test } from 'vitest';
import type { AnyGame } from './game.ts';
import { type Match, newMatch, playNotation, undo } from './match.ts';
import { isProblem } from './problem.ts';
import { loadMatch } from './loaded.ts';
import { saveMatch } from './saved.ts';
import { hex, sha256, utf8 } from './sha256.ts';
import { pebbles } from './testing/pebbles.ts';

const gameOf = (id: string): AnyGame | undefined => (id === 'pebbles' ? pebbles : undefined);
const load = (text: string): Match => loadMatch(text, gameOf);

const begin = (options = {}): Match => newMatch(pebbles, { options, start: { deal: [3, 1, 2] } });
const middle = playNotation(undo(playNotation(playNotation(begin(), 0, 'take-2'), 1, 'draw')), 1, 'take-1');
const over = playNotation(middle, 0, 'take-3');

/** The text with its last line made right again. */
function signed(lines: readonly string[], count: number): string {
  const digest = hex(sha256(utf8(lines.join('\n')))).slice(0, 16);
  return `${[...lines, `end ${count} ${digest}`].join('\n')}\n`;
}
const linesOf = (match: Match): string[] => saveMatch(match).trimEnd().split('\n');

/** What loading throws. */
function damage(text: string): { code: string; message: string; line: number | undefined } {
  try {
    load(text);
  } catch (thrown) {
    if (isProblem(thrown)) return { code: thrown.code, message: thrown.message, line: thrown.line };
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

describe('a saved match', () => {
  test('is a header, a line for each action, the outcome and a signature', () => {
    expect(saveMatch(over)).toBe(`tavola match 1
game pebbles 3
seats 2
options {"heap":6,"together":false,"goal":"most","extras":[]}
deal [3,1,2]
take-2
draw
undo
take-1
take-3
outcome {"scores":[5,1],"ranking":[[0],[1]]}
end 5 ${linesOf(over).at(-1)!.slice(-16)}
`);
  });

  test('its signature is the first half of the SHA-256 of all the lines above', () => {
    const lines = linesOf(over);
    expect(saveMatch(over)).toBe(signed(lines.slice(0, -1), 5));
  });

  test('has no outcome before the end', () => {
    expect(linesOf(middle).slice(5)).toEqual([
      'take-2',
      'draw',
      'undo',
      'take-1',
      expect.stringMatching(/^end 4 [0-9a-f]{16}$/u),
    ]);
  });

  test('tells of several in the first place whether they have won together; a text that did not is read all the same', () => {
    const team = (won: boolean | undefined, ranking: readonly (readonly number[])[]): AnyGame => ({
      ...pebbles,
      outcome: (state) => {
        const outcome = pebbles.outcome(state);
        return outcome === null ? null : { ...outcome, ranking, ...(won !== undefined && { won }) };
      },
    });
    const savedBy = (game: AnyGame): string => saveMatch({ ...over, game });
    const [both, alone] = [team(true, [[0, 1]]), team(false, [[0], [1]])];
    expect(savedBy(both)).toContain('\noutcome {"scores":[5,1],"ranking":[[0,1]],"won":true}\n');
    expect(savedBy(team(undefined, [[0, 1]]))).toContain('\noutcome {"scores":[5,1],"ranking":[[0,1]]}\n');
    expect(savedBy(alone)).toContain('\noutcome {"scores":[5,1],"ranking":[[0],[1]]}\n');
    for (const text of [savedBy(both), savedBy(team(undefined, [[0, 1]]))]) {
      expect(saveMatch(loadMatch(text, () => both))).toBe(savedBy(both));
    }
    expect(() => loadMatch(savedBy(both), () => team(false, [[0, 1]]))).toThrow(/expected the outcome/u);
  });

  test('names the seat where several may act', () => {
    const together = playNotation(playNotation(begin({ together: true }), 1, 'take-1'), 0, 'draw');
    expect(linesOf(together).slice(5, -1)).toEqual(['1:take-1', 'draw']);
    expect(saveMatch(load(saveMatch(together)))).toBe(saveMatch(together));
  });

  test.each([
    ['a seed', { seed: 'any "text"\n☂' }, 'seed "any \\"text\\"\\n☂"'],
    ['a deal', { deal: [2, 1, 3] }, 'deal [2,1,3]'],
  ])('can begin with %s', (_name, start, line) => {
    const match = playNotation(newMatch(pebbles, { start }), 0, 'draw');
    expect(linesOf(match)[4]).toBe(line);
    expect(load(saveMatch(match)).state).toEqual(match.state);
  });

  test('can begin with a position', () => {
    const match = playNotation(
      newMatch(pebbles, { start: { position: pebbles.json.position(middle.state) } }),
      0,
      'take-1',
    );
    expect(linesOf(match)[4]).toMatch(/^position \{"options":/u);
    const again = load(saveMatch(match));
    expect(again.state).toEqual(match.state);
    expect(saveMatch(again)).toBe(saveMatch(match));
  });
});

describe('loading', () => {
  test.each([
    ['a new match', begin()],
    ['one in the middle', middle],
    ['a finished one', over],
    ['one with everything taken back', undo(undo(middle))],
  ])('%s gives the same match, line by line', (_name, match) => {
    const again = load(saveMatch(match));
    expect(saveMatch(again)).toBe(saveMatch(match));
    expect(again.state).toEqual(match.state);
    expect(again.header).toEqual(match.header);
    expect(again.last?.move).toEqual(match.last?.move);
  });

  test('remarks after the end are no part of it', () => {
    expect(saveMatch(load(`${saveMatch(middle)}# players person bot-3\n# and so on`))).toBe(
      saveMatch(middle),
    );
    expect(damage(`# before\n${saveMatch(middle)}`)).toMatchObject({ code: 'not-a-match', line: 1 });
  });

  test('lines may end as on other systems, and the last one need not end', () => {
    const text = saveMatch(over);
    expect(load(text.replaceAll('\n', '\r\n')).state).toEqual(over.state);
    expect(load(text.trimEnd()).state).toEqual(over.state);
  });
});

describe('a damaged file', () => {
  const good = linesOf(over);
  const body = good.slice(0, -1);
  /** The match with one line (counted from 1) changed, and signed again. */
  const changed = (line: number, text: string, count = 5): string => signed(body.with(line - 1, text), count);

  test.each([
    ['', 'not-a-match', 'expected the line "tavola match 1"', 1],
    ['hello', 'not-a-match', 'expected the line "tavola match 1"', 1],
    ['tavola match 2', 'not-a-match', 'expected the line "tavola match 1"', 1],
    [
      'tavola match 1',
      'unknown-game',
      'expected "game", the name of a game of the catalogue and its rules version',
      2,
    ],
    ['tavola match 1\ngame pebbles 3', 'damaged', 'expected a line that begins with seats', 3],
    ['tavola match 1\ngame pebbles 3\nseats 2', 'damaged', 'expected a line that begins with options', 4],
    [
      'tavola match 1\ngame pebbles 3\nseats 2\noptions {}',
      'damaged',
      'expected a line that begins with seed or fair or deal or position',
      5,
    ],
    [
      'tavola match 1\ngame pebbles 3\nseats 2\noptions {}\nseed "x"',
      'truncated',
      'expected a last line "end", the number of actions and a digest: the file is cut off',
      5,
    ],
  ])('%j', (text, code, message, line) => {
    expect(damage(text)).toEqual({ code, message, line });
  });

  test.each([
    [
      'another game',
      2,
      'game murmur 3',
      'unknown-game',
      'expected "game", the name of a game of the catalogue and its rules version',
    ],
    [
      'no version',
      2,
      'game pebbles',
      'unknown-game',
      'expected "game", the name of a game of the catalogue and its rules version',
    ],
    [
      'another version',
      2,
      'game pebbles 2',
      'other-version',
      'made by version 2 of the rules of pebbles, which is not known here; the newest that is known is 3',
    ],
    ['seats that are no number', 3, 'seats two', 'bad-json', 'seats: expected JSON, found "two"'],
    ['too many seats', 3, 'seats 4', 'wrong-type', 'seats: expected a whole number from 2 to 3, found 4'],
    ['no seats', 3, 'seat 2', 'damaged', 'expected a line that begins with seats'],
    ['options that are no JSON', 4, 'options {', 'bad-json', 'options: expected JSON, found "{"'],
    [
      'a bad option',
      4,
      'options {"heap":2}',
      'wrong-type',
      'options.heap: expected a whole number from 3 to 9, found 2',
    ],
    [
      'an unknown option',
      4,
      'options {"speed":2}',
      'unknown-field',
      'options: unknown field "speed"; expected preset, heap, together, goal, extras',
    ],
    ['a seed that is no text', 5, 'seed 7', 'wrong-type', 'seed: expected text, found 7'],
    ['a bad deal', 5, 'deal [9]', 'wrong-type', 'deal[0]: expected a whole number from 1 to 3, found 9'],
    [
      'a bad position',
      5,
      'position 1',
      'wrong-type',
      'state: expected an object with options, turn, done, heap, pebbles, hands, bag, found 1',
    ],
    [
      'an unknown start',
      5,
      'chance 1',
      'damaged',
      'expected a line that begins with seed or fair or deal or position',
    ],
    ['a word that is none', 6, 'take-9', 'unknown-word', '"take-9": no word of pebbles'],
    ['an empty line', 6, '', 'unknown-word', '"": no word of pebbles'],
    ['two words', 6, 'take-2 take-1', 'unknown-word', '"take-2 take-1": no word of pebbles'],
    ['a word of the wrong seat', 7, '0:draw', 'illegal', 'draw: It is not your turn. [P1]'],
    ['a word of no seat', 7, '9:draw', 'illegal', 'draw: It is not your turn. [P1]'],
    [
      'a take-back of nothing',
      6,
      'undo',
      'nothing-to-undo',
      'undo: expected at least one action to take back',
    ],
    [
      'another outcome',
      11,
      'outcome {"scores":[1,5],"ranking":[[1],[0]]}',
      'damaged',
      'expected the outcome {"scores":[5,1],"ranking":[[0],[1]]}, found {"scores":[1,5],"ranking":[[1],[0]]}',
    ],
    ['an outcome that is no JSON', 11, 'outcome won', 'bad-json', 'outcome: expected JSON, found "won"'],
  ])('%s', (_name, line, text, code, message) => {
    expect(damage(changed(line, text))).toEqual({ code, message, line });
  });

  test('a word after the end', () => {
    const text = signed([...body.slice(0, -1), 'draw', body.at(-1)!], 6);
    expect(damage(text)).toEqual({
      code: 'damaged',
      message: '"draw": the match was over before',
      line: 11,
    });
    const seated = signed([...body.slice(0, -1), '0:draw', body.at(-1)!], 6);
    expect(damage(seated)).toEqual({
      code: 'damaged',
      message: '"0:draw": the match was over before',
      line: 11,
    });
    const undone = signed([...body.slice(0, -1), 'undo', 'take-3', body.at(-1)!], 7);
    expect(load(undone).state).toEqual(over.state);
  });

  test('a word without its seat where several may act', () => {
    const together = linesOf(playNotation(begin({ together: true }), 1, 'take-1')).slice(0, -1);
    expect(damage(signed(together.with(5, 'take-1'), 1))).toEqual({
      code: 'damaged',
      message: '"take-1": expected a word with its seat, such as 0:word',
      line: 6,
    });
  });

  test('a word that leads to another end', () => {
    expect(damage(changed(10, 'take-1'))).toEqual({
      code: 'damaged',
      message: 'expected the outcome null, found {"scores":[5,1],"ranking":[[0],[1]]}',
      line: 11,
    });
  });

  test('a missing outcome', () => {
    expect(damage(signed(body.slice(0, -1), 5))).toEqual({
      code: 'damaged',
      message: 'expected the outcome {"scores":[5,1],"ranking":[[0],[1]]}, found null',
      line: 11,
    });
  });

  test('a missing line', () => {
    const shorter = linesOf(middle).slice(0, -2);
    expect(damage(signed(shorter, 4))).toEqual({
      code: 'damaged',
      message: 'expected 4 lines of actions, found 3',
      line: 9,
    });
  });

  test.each([
    [
      'another number of lines',
      good.at(-1)!.replace('end 5', 'end 6'),
      'damaged',
      'expected 6 lines of actions, found 5',
    ],
    [
      'another digest',
      `end 5 ${'0'.repeat(16)}`,
      'damaged',
      'the digest does not fit: a line above was changed',
    ],
    [
      'a short digest',
      'end 5 0123',
      'truncated',
      'expected a last line "end", the number of actions and a digest: the file is cut off',
    ],
    [
      'no digest',
      'end 5',
      'truncated',
      'expected a last line "end", the number of actions and a digest: the file is cut off',
    ],
    [
      'something else',
      'the end',
      'truncated',
      'expected a last line "end", the number of actions and a digest: the file is cut off',
    ],
  ])('%s in the last line', (_name, last, code, message) => {
    expect(damage([...body, last].join('\n'))).toEqual({ code, message, line: 12 });
  });

  test('a change that replays as well is seen by the digest', () => {
    const other = good.with(7 - 1, 'take-1').with(8 - 1, 'undo');
    expect(damage(other.join('\n'))).toEqual({
      code: 'damaged',
      message: 'the digest does not fit: a line above was changed',
      line: 12,
    });
  });

  test('cut off anywhere, it is not taken for whole', () => {
    const text = saveMatch(over);
    for (let length = 0; length < text.length - 1; length += 1) {
      expect(damage(text.slice(0, length)).line, `after ${length} characters`).toBeGreaterThan(0);
    }
  });

  test('what is not a problem of the file is not hidden', () => {
    const broken: AnyGame = {
      ...pebbles,
      setup() {
        throw new TypeError('a mistake of ours');
      },
    };
    expect(() => loadMatch(saveMatch(over), () => broken)).toThrow(TypeError);
  });
});
