import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { iterations } from '../bot.ts';
import { PUZZLES } from './content/puzzles.ts';
import { certaintyIn } from './endings.ts';
import { levels } from './levels.ts';
import { readPuzzle, SEAT } from './puzzle.ts';

const strongest = levels.at(-1)!;
const lines = PUZZLES.trim().split('\n');
const easiest = readPuzzle(lines[0]);

const choice = (line: string, count: number): string => {
  const { view } = readPuzzle(line);
  return muster.encode(strongest.bot.choose(view, SEAT, iterations(count), quickRandom(1)));
};

test('the strongest level finds what is certain in a sample of the hardest puzzles', () => {
  // `npm run mine -- muster --measure` asks it all of them.
  const sample = lines.filter((line) => / 5 /u.test(line)).filter((_, at) => at % 25 === 7);
  expect(sample.length).toBeGreaterThan(3);
  for (const line of sample) expect(choice(line, strongest.iterations)).toBe(readPuzzle(line).solution);
});

test('a win is certain before a draw, and the shorter before the longer', () => {
  const legal = muster.legalActions(easiest.view, SEAT);
  const certainty = certaintyIn(easiest.view, SEAT, legal, 2, { positions: 100_000 });
  expect(certainty).toMatchObject({ goal: easiest.goal, turns: easiest.turns });
  expect(certainty!.actions.map(muster.encode)).toEqual([easiest.solution]);
});

test('a proof ends with its positions, and with the clock', () => {
  const { view } = readPuzzle(lines[1]);
  const legal = muster.legalActions(view, SEAT);
  expect(certaintyIn(view, SEAT, legal, 1, { positions: 100 })).toBeNull();
  let asked = 0;
  const expired = (): boolean => (asked += 1) > 0;
  expect(certaintyIn(view, SEAT, legal, 1, { positions: 1e6, expired })).toBeNull();
  expect(asked).toBeGreaterThan(0);
  // And it is played all the same.
  const late = { iterations: 3000, expired };
  expect(legal).toContainEqual(strongest.bot.choose(view, SEAT, late, quickRandom(1)));
});

test('what is certain comes first among hints', () => {
  const { view, solution } = readPuzzle(lines[2]);
  const [first, ...others] = strongest.bot.weigh(view, SEAT, iterations(50), quickRandom(1));
  expect(muster.encode(first.action)).toBe(solution);
  expect(others).toHaveLength(muster.legalActions(view, SEAT).length - 1);
  expect(others.every(({ worth }) => worth <= first.worth)).toBe(true);
});
