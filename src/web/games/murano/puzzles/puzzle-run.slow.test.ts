import { beforeAll, expect, test } from 'vitest';
import { answerProof } from '#bots/proofs/answer-proof';
import { PUZZLES } from '#bots/murano/content/puzzles';
import { type LastRoundPuzzle, type LastTurnPuzzle, readPuzzle, writePuzzle } from '#bots/murano/puzzle';
import { HIDDEN } from '#core/game';
import { murano } from '#games/murano/index';
import { puzzleRun } from '../../../puzzles/run.ts';
import { usePage } from '../../../testing/page.ts';
import { ui } from '../index.ts';
import type * as position from './position.ts';
import type * as telling from './telling.tsx';
import type * as texts from './texts.ts';

usePage();
let page: typeof telling & typeof position & typeof texts;
beforeAll(async () => {
  page = {
    ...(await import('./telling.tsx')),
    ...(await import('./position.ts')),
    ...(await import('./texts.ts')),
  };
  await page.followPuzzles();
});

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
  const puzzle = readPuzzle(lines[0]) as LastTurnPuzzle;
  const ask = async (game: string, line: string, notation: string | null) =>
    (await answerProof({ id: 1, game, puzzle: line, notation })).line;
  for (const word of murano.legalActions(puzzle.state, 0).map(murano.encode)) {
    const run = puzzleRun(page.positionOf(puzzle, ask), {
      pause: () => Promise.resolve(),
      done: () => undefined,
    });
    const isRight = word === puzzle.solution;
    run.send(word);
    while (run.phase.value === 'playing') await new Promise((resolve) => void setImmediate(resolve));
    expect(run.phase.value).toBe(isRight ? 'solved' : 'wrong');
    const [reached]: readonly number[] = run.sight.value.view.money;
    if (isRight) expect(reached).toBe(puzzle.best);
    else expect(reached).toBeLessThan(puzzle.best);
  }
});

test('a last round: what is found wins against the hand that was shown, and a wrong try is answered by one that catches up', async () => {
  const line = lines.find((each) => each.startsWith('win '))!;
  const puzzle = readPuzzle(line) as LastRoundPuzzle;
  const ask = async (game: string, text: string, notation: string | null) =>
    (await answerProof({ id: 1, game, puzzle: text, notation })).line;
  for (const word of murano.legalActions(murano.view(puzzle.state, 0), 0).map(murano.encode)) {
    const run = puzzleRun(page.positionOf(puzzle, ask), {
      pause: () => Promise.resolve(),
      done: () => undefined,
    });
    const told = page.tellingOf({ puzzle, run, names: page.namesIn(puzzle), rating: 1500 });
    // Nothing of the rival's hand is known before.
    expect(run.sight.value.view.hands[1].every((card: number) => card === HIDDEN)).toBe(true);
    run.send(word);
    while (run.phase.value === 'playing') await new Promise((resolve) => void setImmediate(resolve));
    const { view } = run.sight.value;
    const [best] = murano.outcome(view)?.ranking ?? [[1]];
    expect(best, word).toEqual(word === puzzle.solution ? [0] : expect.arrayContaining([1]));
    if (word === puzzle.solution) continue;
    const { title, pieces } = told.refutation();
    expect(title).toBe(
      page.q(murano.outcome(view) === null ? 'round.notOver' : 'round.ifHolds', {
        name: page.namesIn(puzzle).nameOf(1),
      }),
    );
    expect(pieces.length > 0).toBe(murano.outcome(view) !== null);
  }
});
