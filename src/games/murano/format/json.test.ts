import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json';
import { newMatch } from '#core/match';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { listIn, objectIn, textsIn, withChange } from '#core/testing/json';
import { murano } from '../index.ts';
import type { Options } from '../options.ts';
import type { Deal } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { table } from '../testing/table.ts';

const read = (json: Json): State => murano.json.readPosition(json);
const position = (...given: Parameters<typeof table>): JsonObject => table(...given).position;

describe('a position', () => {
  test('[L1] reads as it was written, at the end of a match too', () => {
    const over = table({ at: 'sold', first: 1, hands: [null] }).play('end');
    for (const json of [
      position(),
      position({ seats: 1 }),
      position({ options: { expert: true } }),
      over.position,
    ]) {
      expect(murano.json.position(read(json))).toEqual(json);
    }
  });

  test('[L1] what is left out takes its usual value', () => {
    const { hands, advantages, options } = position();
    const state = read({ hands, advantages, options });
    expect(state.money).toEqual([4, 4]);
    expect(state.warehouse).toBe(read(position({ markets: {} })).warehouse);
    expect(murano.toAct(state)).toEqual([0]);
  });

  const wrong = (
    change: (json: JsonObject) => JsonObject,
    ...given: Parameters<typeof table>
  ): (() => State) => {
    const json = change(position(...given));
    return () => read(json);
  };

  test('[L1] 24 creations, each once', () => {
    expect(wrong((json) => ({ ...json, box: [] }))).toThrow('each of the 24 creations once');
    expect(wrong((json) => ({ ...json, hands: [['C01', 'C01'], []] }))).toThrow('creations');
    expect(wrong((json) => ({ ...json, hands: [['C25'], []] }))).toThrow('a creation from C01 to C24');
    expect(wrong((json) => ({ ...json, hands: [[null], []] }))).toThrow('found null');
    expect(wrong((json) => ({ ...json, hands: [] }))).toThrow('one to four hands');
  });

  test('[L1] 46 shards', () => {
    expect(wrong((json) => ({ ...json, benches: ['B', ''] }))).toThrow('10 blue shards in all, found 11');
    expect(wrong((json) => ({ ...json, benches: ['X', ''] }))).toThrow('letters such as BGYRT');
    expect(wrong((json) => ({ ...json, warehouse: { B: 11, G: 9, Y: 10, R: 10, T: 6 } }))).toThrow('0 to 10');
    expect(wrong((json) => ({ ...json, warehouse: { B: 9, G: 10, Y: 10, R: 10, T: 7 } }))).toThrow(
      '10 blue shards in all, found 9',
    );
  });

  test('[L4] as many creations as a hand has', () => {
    const [one, two] = listIn(position()['hands']);
    expect(
      wrong((json) => withChange(json, { hands: [textsIn(one).slice(1), two], box: undefined })),
    ).toThrow('6 creations of seat 0');
  });

  test('[L16] [L20] eight shards on a bench, three on a market', () => {
    const full = { benches: ['BBBBBBBBB', ''] } as const;
    expect(() => table(full)).toThrow('at most eight shards');
    expect(() => table({ ...full, owed: [{ kind: 'return', seats: [0], count: 1 }] })).not.toThrow();
    expect(() => table({ ...full, owed: [{ kind: 'return', seats: [0], count: 2 }] })).toThrow(
      'at most eight',
    );
    expect(() => table({ markets: { NE: 'BBBB' } })).toThrow('at most three shards');
  });

  test('[L10] [M89] a turn that can have come about', () => {
    expect(wrong((json) => ({ ...json, taken: 1 }))).toThrow('before the selector has turned');
    expect(wrong((json) => ({ ...json, phase: 'negotiate' }))).toThrow('until something was taken');
    expect(wrong((json) => ({ ...json, lastDeal: 'buy' }), { at: 'sold' })).not.toThrow();
    expect(wrong((json) => ({ ...json, lastDeal: 'none' }), { at: 'sold' })).toThrow('lastDeal');
    expect(wrong((json) => ({ ...json, dealt: 2 }), { at: 'sold' })).toThrow('than are allowed');
    expect(wrong((json) => ({ ...json, made: 1 }), { at: 'sold' })).toThrow('in the phase create');
    expect(wrong((json) => ({ ...json, phase: 'create' }), { at: 'sold' })).toThrow('in the phase create');
    expect(wrong((json) => ({ ...json, turned: 1 }))).toThrow('true or false');
    expect(wrong((json) => ({ ...json, lastMade: 2 }))).toThrow('lastMade');
    expect(wrong((json) => ({ ...json, phase: 'negotiate', turned: true, taken: 1 }))).toThrow(
      'before the phases after it',
    );
  });

  test('[M68] declared actions and their terms go together', () => {
    expect(() => table({ at: 'taken', terms: { price: 0 } })).toThrow('price of 0');
    expect(() => table({ at: 'taken', terms: { proceeds: 4 } })).toThrow('proceeds of 4');
    expect(() => table({ at: 'taken', terms: { anyPart: true } })).toThrow('any part');
    expect(() => table({ at: 'sold', terms: { bonus: 2 } })).toThrow('a bonus');
    expect(() =>
      table({ at: 'taken', terms: { price: 0 }, owed: [{ kind: 'buy', seats: [0] }], markets: { NE: 'B' } }),
    ).not.toThrow();
  });

  test('[L8] advantages that the options can give', () => {
    const four = { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'dealer' };
    expect(wrong((json) => ({ ...json, advantages: four }))).toThrow(
      'four advantages that these options can give',
    );
    expect(wrong((json) => ({ ...json, advantages: { ...four, animals: 'x' } }))).toThrow('one of present');
  });

  test('[L49] [L69] the modules', () => {
    expect(wrong((json) => ({ ...json, pile: ['ring'] }))).toThrow(
      'state.pile: expected nothing with several players',
    );
    expect(wrong((json) => ({ ...json, pile: [] }), { seats: 1 })).toThrow('all ten challenge cards');
    expect(wrong((json) => ({ ...json, liras: [2, 1] }), { options: { expert: true } })).toThrow(
      '1 and 1 Liras',
    );
    expect(wrong((json) => ({ ...json, selector: 'noon' }))).toThrow('noon only before');
    expect(wrong((json) => ({ ...json, choices: [['B'], []] }))).toThrow('to have no choice');
    expect(wrong((json) => ({ ...json, what: 1 }))).toThrow('unknown field "what"');
  });
});

describe('a deal', () => {
  const options = (given: Partial<Options> = {}): Options =>
    murano.options.settle({ ...defaultOptions(murano.options), ...given });
  const dealt = (seats: number, given: Partial<Options> = {}): JsonObject =>
    objectIn(murano.json.deal(murano.deal(options(given), seats, quickRandom(5))));
  const readDeal = (seats: number, json: Json, given: Partial<Options> = {}): Deal =>
    murano.json.readDeal(options(given), seats, json);

  test('[L4] reads as it was written, and gives the same match', () => {
    for (const [seats, given] of [
      [1, {}],
      [2, {}],
      [3, { expert: true }],
      [4, { draft: true }],
    ] as const) {
      const json = dealt(seats, given);
      expect(murano.json.deal(readDeal(seats, json, given))).toEqual(json);
      expect(
        newMatch(murano, { options: { ...options(given) }, seats, start: { deal: json } }).state,
      ).toEqual(murano.setup(options(given), seats, murano.deal(options(given), seats, quickRandom(5))));
    }
  });

  test('[L5] [L8] [L70] what chance cannot give is refused', () => {
    const json = dealt(2);
    expect(() => readDeal(2, { ...json, markets: { NE: 'B', SE: 'B', SW: 'Y', NW: 'R' } })).toThrow(
      'one shard of each colour',
    );
    expect(() => readDeal(2, { ...json, markets: { NE: 'BB', SE: 'G', SW: 'Y', NW: 'R' } })).toThrow(
      'one coloured shard',
    );
    expect(() => readDeal(2, { ...json, selector: 'noon' })).toThrow('noon');
    expect(() => readDeal(2, { ...dealt(2, { expert: true }), selector: 3 }, { expert: true })).toThrow(
      'noon',
    );
    expect(() => readDeal(2, json, { advantages: 'first' })).toThrow('four advantages');
    expect(() => readDeal(2, json, { first: json['first'] === 0 ? 'seat1' : 'seat0' })).toThrow(
      'chosen in the options',
    );
    expect(() => readDeal(2, { ...json, rest: [...listIn(json['rest']).slice(1), 'C01'] })).toThrow(
      '24 creations',
    );
    expect(() => readDeal(2, { ...json, challenges: ['ring'] })).toThrow('a list of 0');
    expect(() => readDeal(1, { ...dealt(1), challenges: Array.from({ length: 10 }, () => 'ring') })).toThrow(
      'all ten challenge cards',
    );
  });
});

test('the largest state stays small', () => {
  const random = quickRandom(1);
  const options = murano.options.settle({
    ...defaultOptions(murano.options),
    draft: true,
    expert: true,
    openFirst: true,
  });
  const state = murano.setup(options, 4, murano.deal(options, 4, random));
  let largest = 0;
  for (let actors = murano.toAct(state); actors.length > 0; actors = murano.toAct(state)) {
    largest = Math.max(largest, JSON.stringify(murano.json.position(state)).length);
    const legal = murano.legalActions(state, actors[0]);
    murano.play(state, actors[0], legal[random.below(legal.length)]);
  }
  expect(largest).toBeLessThan(4000);
});
