import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { toldTerminal } from '../testing/told-terminal.ts';
import { move } from './move.ts';

type Bring = NonNullable<Parameters<typeof move>[1]>;

async function ran(words: readonly string[], bring: Bring) {
  const told = toldTerminal(words);
  const asked: string[][] = [];
  const code = await move(told, (...given) => {
    asked.push(given);
    return bring(...given);
  });
  return { code, lines: told.lines, asked };
}

const TO = 'postgres://ann:hush@host/tavola';
const WORDS = ['--from', 'data/tavola.db', '--to', TO];
const nothing: Bring = () => Promise.resolve({ rows: {}, damaged: [] });

test('a file is brought to an address, and what was moved is told, and what stayed behind', async () => {
  const { code, lines, asked } = await ran(WORDS, () =>
    Promise.resolve({ rows: { players: 2, tables: 1 }, damaged: ['a row of chat'] }),
  );
  expect(asked).toEqual([['data/tavola.db', TO]]);
  expect(lines).toEqual([
    'data/tavola.db: moved and compared: 2 players, 1 tables; 1 damaged',
    '! tavola: a row of chat is damaged and was left behind',
  ]);
  expect(code).toBe(0);
});

test.each([[[]], [['--from', 'x']], [['--to', TO]], [[...WORDS, '--force']], [[...WORDS, 'more']]])(
  'what is not understood moves nothing: %j',
  async (words) => {
    const { code, lines, asked } = await ran(words, nothing);
    expect(lines).toEqual([expect.stringMatching(/^! tavola: expected a database file and the address/u)]);
    expect([code, asked]).toEqual([2, []]);
  },
);

test('an address that is none is told without the password', async () => {
  const { code, lines, asked } = await ran(['--from', 'x', '--to', 'mysql://ann:hush@host/t'], nothing);
  expect(lines).toEqual([expect.stringMatching(/^! tavola: DATABASE_URL: expected an address such as/u)]);
  expect(lines.join('')).not.toContain('hush');
  expect([code, asked]).toEqual([1, []]);
});

test('what goes wrong on the way is told: in a sentence where it is known, else with its place', async () => {
  const used = problem('other-rows', 'name an empty one');
  const known = await ran(WORDS, () => Promise.reject(used));
  expect([known.code, known.lines]).toEqual([1, ['! tavola: name an empty one']]);
  const bug = new TypeError('a bug');
  const unknown = await ran(WORDS, () => Promise.reject(bug));
  expect([unknown.code, unknown.lines]).toEqual([1, [`! tavola: ${bug.stack}`]]);
});
