import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { pebbles, type PebblesView } from './pebbles.ts';
import { stepPromises } from './step-promises.ts';

const options = defaultOptions(pebbles.options);

/** Both stones that can lie on top are drawn, by a game that tells of a draw with these keys. */
function draws(keyOf: (stone: number | undefined) => string): () => void {
  const describe = (_before: PebblesView, after: PebblesView): { key: string } => ({
    key: keyOf(after.hands[0].at(-1)),
  });
  const kit = { game: { ...pebbles, describe }, wellFormed: () => [], longest: 9 };
  const promise = stepPromises(kit).find(({ name }) => name.startsWith('what an action is called'))!;
  for (const bag of [
    [1, 2, 3],
    [3, 2, 1],
  ]) {
    const state = { ...pebbles.setup(options, 2, pebbles.deal(options, 2, quickRandom(1))), bag };
    const action = { kind: 'draw' } as const;
    promise.check({ state, seat: 0, action, legal: [action] }, { seats: 2, options: 0, seed: 0 }, 0);
  }
  return promise.after!;
}

test('a guess at what is hidden must not be told as what happens', () => {
  expect(draws((stone) => (stone === 1 ? 'log.low' : 'log.high'))).toThrow('draw: log.low');
});

test('a label may tell less than the log, in a key of its own or one that the line begins with', () => {
  const hidden = (stone: number | undefined): boolean => stone === undefined || stone < 0;
  expect(draws((stone) => (hidden(stone) ? 'log.draw' : stone === 1 ? 'log.low' : 'log.high'))).not.toThrow();
  expect(draws((stone) => (hidden(stone) || stone === 1 ? 'log.draw' : 'log.drawHigh'))).not.toThrow();
});
