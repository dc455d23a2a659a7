import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import type { Json, JsonObject } from '#core/json';
import { defaultOptions } from '#core/options';
import { pebbles, type PebblesState, type PebblesView } from './pebbles.ts';
import { listIn, objectIn } from './json.ts';
import { readBy } from './spoken.ts';

const options = defaultOptions(pebbles.options);
const begun = pebbles.setup(options, 2, pebbles.deal(options, 2, quickRandom(1)));
const [first = 0, second = 0, ...bag] = begun.bag;
const state: PebblesState = { ...begun, hands: [[first], [second]], bag };
const seen: unknown = pebbles.view(state, 0);

/** The same game, its position written another way. */
const written = (change: (position: JsonObject) => Json) => ({
  ...pebbles,
  json: {
    ...pebbles.json,
    position: (view: PebblesView) => change(objectIn(pebbles.json.position(view))),
  },
});

test('what is hidden must not read as none: one for each seat, or alone', () => {
  expect(() => readBy(pebbles)(seen, state)).not.toThrow();
  const bySeat = written((position) => ({
    ...position,
    hands: listIn(position['hands']).map((hand) => listIn(hand)[0]),
  }));
  expect(() => readBy(bySeat)(seen, state)).toThrow('hands: what is hidden reads as none');
  const alone = written((position) => ({ ...position, bag: listIn(position['bag'])[0] }));
  expect(() => readBy(alone)(seen, state)).toThrow('bag: what is hidden reads as none');
  const within = written((position) => ({ ...position, bag: [{ top: listIn(position['bag'])[0] }] }));
  expect(() => readBy(within)(seen, state)).toThrow('bag: what is hidden reads as none');
});
