import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { afterstateWriter } from './features.ts';
import { FEATURES, GROUPS } from './table.ts';

const write = afterstateWriter();
const features = new Float64Array(FEATURES + 1);

/** Where the numbers of each group stand. */
const PLACES = new Map(
  GROUPS.map(({ name }, place) => [
    name,
    GROUPS.slice(0, place).reduce((sum, { numbers }) => sum + numbers, 0),
  ]),
);
function numbersOf(name: string): number[] {
  const at = PLACES.get(name)!;
  return [...features.subarray(at, at + GROUPS.find((group) => group.name === name)!.numbers)];
}

test('the features fill the inputs with numbers of a like size, at any step and in every module', () => {
  features.fill(Number.NaN);
  const random = quickRandom(4);
  const used = new Set<number>();
  for (const seats of [1, 2, 3, 4]) {
    const kind = seats === 1 ? 'alone' : 'company';
    const playable = murano.options.samples!(seats).filter(
      (options) => murano.options.refusal(options, seats) === null,
    );
    for (const options of playable.filter((_, at) => at % 40 === 0)) {
      const state = murano.setup(options, seats, murano.deal(options, seats, random));
      for (let step = 0; step < 40 && murano.outcome(state) === null; step += 1) {
        const [seat] = murano.toAct(state);
        expect(write(murano.view(state, seat), seat, features)).toBe(FEATURES);
        expect(features.subarray(0, FEATURES).every((each) => Math.abs(each) < 5)).toBe(true);
        const absent = GROUPS.filter(({ only }) => only !== undefined && only !== kind);
        expect(absent.flatMap(({ name }) => numbersOf(name)).every((each) => each === 0)).toBe(true);
        features.forEach((each, at) => each !== 0 && used.add(at));
        const legal = murano.legalActions(state, seat);
        murano.play(state, seat, legal[random.below(legal.length)]);
      }
    }
  }
  expect(used.size).toBeGreaterThan(0.8 * FEATURES);
});

test('in the middle of a turn they say what has been done, and what the rest of it can bring', () => {
  const position = { selector: 0, hands: ['C17'], benches: ['GGGRB'], money: [0] };
  const { state } = table({ ...position, at: 'taken' });
  write(murano.view(state, 0), 0, features);
  // The own turn, its first phase, the selector turned, the pair taken, none left, no deal yet, one to come.
  expect(numbersOf('moment').slice(0, 13)).toEqual([1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 1]);
  // The creation lies ready, if the idle shard is given away.
  expect(numbersOf('restOfTurn').slice(0, 2)).toEqual([0, 1]);
  const other = table({ ...position, turn: 1 }).state;
  write(murano.view(other, 0), 0, features);
  expect([...numbersOf('moment'), ...numbersOf('restOfTurn')].every((each) => each === 0)).toBe(true);
});
