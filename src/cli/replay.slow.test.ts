import { afterAll, expect, test, vi } from 'vitest';
import { stagesOf } from '#core/match';
import { saveMatch } from '#core/saved';
import { GAMES, gameOf } from '#games/index';
import { sayIn } from './language.ts';
import { stepThrough, targetOf } from './replay.ts';
import { randomMatch } from './testing/match.ts';
import { folder, run } from './testing/run.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const files = folder();
afterAll(() => files.remove());

const muster = gameOf('muster')!;

test.each(GAMES.map(({ id }) => id))('without a terminal all of a match of %s is told', async (id) => {
  const match = randomMatch(gameOf(id)!, 'told');
  const count = stagesOf(match).length - 1;
  const { status, out, err } = await run(['replay', files.write(`${id}.tavola`, saveMatch(match))]);
  expect(out).toContain(`\n${String(count).padStart(4)} Player `);
  expect(out).toContain(`After ${count} of ${count} actions`);
  expect(out).toMatch(/wins\.|A draw|Won|Lost/u);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('as a seat saw it, what was hidden stays hidden', async () => {
  const file = files.write('seen.tavola', saveMatch(randomMatch(muster, 'seen', 30)));
  const [all, seen] = await Promise.all([run(['replay', file]), run(['replay', file, '--seat', '1'])]);
  expect(all.out).toMatch(/Player 1 draws \w+ \d from the pile/u);
  expect(seen.out).not.toMatch(/Player 1 draws \w+ \d from the pile/u);
  expect(seen.out).toMatch(/Player 2 draws \w+ \d from the pile/u);
  expect(seen.out).toContain('The match is not over.');
});

const say = sayIn('en');

test.each([
  ['', 5, 6],
  ['next', 5, 6],
  ['n', 10, 10],
  ['back', 5, 4],
  ['b', 0, 0],
  ['end', 5, 10],
  ['jump 7', 5, 7],
  ['jump 10', 5, 10],
  ['J 0', 5, 0],
  ['jump 11', 5, null],
  ['jump', 5, null],
  ['jump x', 5, null],
  ['dance', 5, null],
  ['quit', 5, -1],
])('“%s” at %i of 10 leads to %s', (line, at, target) => {
  expect(targetOf(line, at, 10, say)).toBe(target);
});

test('a match is stepped through, forwards and backwards', async () => {
  const match = randomMatch(muster, 'stepped', 9);
  const typed = ['', 'back', 'jump 5', 'sideways', 'end', 'quit'];
  const shown: string[] = [];
  const console = {
    ink: (_style: unknown, text: string): string => text,
    width: 80,
    print: (...lines: readonly string[]): void => void shown.push(...lines),
    page: (...lines: readonly string[]): void => void shown.push(...lines),
    ask: (): Promise<string | null> => Promise.resolve(typed.shift() ?? null),
    close: (): void => undefined,
  };
  await stepThrough({ match, stages: stagesOf(match), seat: null, console, say });
  const stages = shown.flatMap((line) => /After (\d+) of 9/u.exec(line)?.[1] ?? []);
  expect(stages).toEqual(['0', '1', '0', '5', '9']);
  expect(shown.filter((line) => line.startsWith('Type next'))).toHaveLength(1);
});
