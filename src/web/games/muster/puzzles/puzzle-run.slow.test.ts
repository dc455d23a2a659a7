import { expect, test } from 'vitest';
import { answerProof } from '#bots/proofs/answer-proof';
import { PUZZLES } from '#bots/muster/content/puzzles';
import { readPuzzle, writePuzzle } from '#bots/muster/puzzle';
import type { PuzzleLine } from '#bots/proofs/proofs';
import { muster } from '#games/muster/index';
import { puzzleRun, type PuzzleRun } from '../../../puzzles/run.ts';
import { ui } from '../index.ts';
import { positionOf } from './position.ts';

const puzzle = readPuzzle(
  'w2 3 FGPUX.A.ABCD,EZ,Y,SZ,VV,AB,NZZ,IJ,PQR,UUZ.,aGFH,aKLLK,P,W.2 swap-1-flame-2-flame1',
);

/** As the worker answers. */
const ask = async (game: string, line: string, notation: string | null): Promise<PuzzleLine> =>
  (await answerProof({ id: 1, game, puzzle: line, notation })).line;

function runOf(): { run: PuzzleRun; results: (readonly [tries: number, help: number])[] } {
  const results: (readonly [number, number])[] = [];
  const run = puzzleRun(positionOf(puzzle, ask), {
    pause: () => Promise.resolve(),
    done: (tries, help) => void results.push([tries, help]),
  });
  return { run, results };
}

/** What is loaded when it is asked for comes after a turn of the loop. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const until = async (run: PuzzleRun, phase: string): Promise<void> => {
  while (run.phase.value !== phase) await turn();
};

test('every shipped line is read and written alike, and its solution is legal', () => {
  const lines = PUZZLES.trim().split('\n');
  // Every day has one.
  expect(lines.length).toBeGreaterThanOrEqual(ui.dailyPuzzles!);
  for (const line of lines) {
    const each = readPuzzle(line);
    expect(writePuzzle(each)).toBe(line);
    expect(muster.legalActions(each.view, 0).map(muster.encode)).toContain(each.solution);
  }
  expect(() => readPuzzle('w2 3 nonsense')).toThrow('expected a puzzle');
});

test('a wrong try is played, and answered with a hand in which the rival wins; then it is asked again', async () => {
  const { run, results } = runOf();
  run.send('lay-flame1-flame');
  await until(run, 'wrong');
  expect(run.tries.value).toEqual(['lay-flame1-flame']);
  const { line, match } = run.shown.value!;
  // The hand agrees with what was seen, and with it the claim fails.
  expect(muster.view(line.world, 0)).toEqual(puzzle.view);
  expect(muster.outcome(match.state)?.ranking[0]).not.toEqual([0]);
  expect(run.sight.value.log.length).toBe(line.moves.length);
  run.again();
  expect(run.phase.value).toBe('asked');
  expect(run.sight.value.view).toEqual(puzzle.view);
  expect(results).toEqual([]);
});

test('the solution is played out to a win, and told once', async () => {
  const { run, results } = runOf();
  run.hint();
  run.send(puzzle.solution);
  await until(run, 'solved');
  expect(muster.outcome(run.shown.value!.match.state)?.ranking[0]).toEqual([0]);
  run.show();
  await until(run, 'playing');
  await until(run, 'solved');
  expect(results).toEqual([[0, 1]]);
});

test('whoever asks for the solution gives up', async () => {
  const { run, results } = runOf();
  run.show();
  await until(run, 'solved');
  expect(results).toEqual([[0, 3]]);
});

test('every wrong action of a puzzle is refuted in a world that agrees with what is seen', async () => {
  const position = positionOf(puzzle, ask);
  const words = muster.legalActions(puzzle.view, 0).map(muster.encode);
  for (const word of words.filter((each) => each !== puzzle.solution)) {
    const { world, moves, refuting } = await position.prove(word);
    expect(muster.view(world, 0)).toEqual(puzzle.view);
    expect(moves[0]).toEqual({ seat: 0, notation: word });
    expect(refuting).toBeLessThanOrEqual(position.hands);
  }
});

test('the page goes on while a try is proven, and whoever asks anew meanwhile is not answered twice', async () => {
  let answer: (() => void) | undefined;
  const slow = positionOf(puzzle, async (...question) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ask(...question);
  });
  const run = puzzleRun(slow, { pause: () => Promise.resolve(), done: () => undefined });
  run.send('lay-flame1-flame');
  expect(run.phase.value).toBe('playing');
  run.again();
  answer!();
  for (let at = 0; at < 5; at += 1) await turn();
  expect(run.phase.value).toBe('asked');
  expect(run.shown.value).toBeNull();
});

test('while a line is played nothing else can be tried, and whoever has solved it gives nothing up by seeing it again', async () => {
  const { run, results } = runOf();
  run.send('lay-flame1-flame');
  expect(run.phase.value).toBe('playing');
  run.send('lay-flame1-flame');
  expect(run.tries.value).toHaveLength(1);
  await until(run, 'wrong');
  run.send(puzzle.solution);
  expect(run.phase.value).toBe('wrong');
  run.again();
  run.send(puzzle.solution);
  await until(run, 'solved');
  run.show();
  expect(run.help.value).toBe(0);
  await until(run, 'solved');
  expect(results).toEqual([[1, 0]]);
});
