import { expect, test } from 'vitest';
import { answerProof } from '#bots/answer-proof';
import { PUZZLES } from '#bots/murano/content/puzzles';
import { readPuzzle, writePuzzle } from '#bots/murano/puzzle';
import { murano } from '#games/murano/index';
import { puzzleRun } from '../../../puzzles/run.ts';
import { ui } from '../index.ts';
import { positionOf } from './position.ts';

const lines = PUZZLES.trim().split('\n');

test('every shipped line is read and written alike, and its solution is legal', () => {
  // Every day has one.
  expect(lines.length).toBeGreaterThanOrEqual(ui.dailyPuzzles!);
  for (const line of lines) {
    const puzzle = readPuzzle(line);
    expect(writePuzzle(puzzle)).toBe(line);
    expect(murano.legalActions(puzzle.state, 0).map(murano.encode)).toContain(puzzle.solution);
  }
  expect(() => readPuzzle('47 3 nonsense')).toThrow('expected a puzzle');
});

test('the solution ends with what is claimed, and every other action with less', async () => {
  const puzzle = readPuzzle(lines[0]);
  const ask = async (game: string, line: string, notation: string | null) =>
    (await answerProof({ id: 1, game, puzzle: line, notation })).line;
  for (const word of murano.legalActions(puzzle.state, 0).map(murano.encode)) {
    const run = puzzleRun(positionOf(puzzle, ask), { pause: () => Promise.resolve(), done: () => undefined });
    const isRight = word === puzzle.solution;
    run.send(word);
    while (run.phase.value === 'playing') await new Promise((resolve) => void setImmediate(resolve));
    expect(run.phase.value).toBe(isRight ? 'solved' : 'wrong');
    const [reached] = run.sight.value.view.money as readonly number[];
    if (isRight) expect(reached).toBe(puzzle.best);
    else expect(reached).toBeLessThan(puzzle.best);
  }
});
