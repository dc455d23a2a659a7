import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, type Json } from '#core/json';
import { everyOptionSet } from '#core/option-sets';
import { isProblem } from '#core/problem';
import { quickRandom, type Random } from '#core/random';
import { objectIn } from '#core/testing/json';
import { CARDS, cardWord } from '../rules/cards.ts';
import { murano } from '../index.ts';
import { OWED_KINDS } from '../rules/owed.ts';
import { DEALS, PHASES, type State } from '../rules/state.ts';

/** Texts that stand for each other: another one of the same list is the likeliest to be accepted. */
const VOCABULARIES: readonly (readonly string[])[] = [
  CARDS.map(cardWord),
  ['', 'B', 'GT', 'TTTTTT', 'BBGGYYRR', 'BGYRBGYRT'],
  PHASES,
  DEALS,
  OWED_KINDS,
  ['ring', 'red', 'nothing', 'empty'],
];
const OWED = OWED_KINDS.flatMap((kind): Json[] => [
  [{ kind, seats: [0] }],
  [{ kind, seats: [1], count: 1 }],
  [{ kind, seats: [0], count: 2, from: 'BG' }],
]);

function alike(json: Json, random: Random): Json {
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)];
  if (typeof json === 'number') return any([json + 1, json - 1, 0, 1, 2, 3, 7]);
  if (typeof json === 'boolean') return !json;
  if (json === null) return any(['C05', null, 1]);
  if (typeof json === 'string') {
    return any(VOCABULARIES.find((words) => words.includes(json)) ?? VOCABULARIES[1]);
  }
  if (Array.isArray(json)) return json.length === 0 ? any(OWED) : any([[], json.slice(1), json.toReversed()]);
  return json;
}

/** One value somewhere inside is another one of its kind. */
function altered(json: Json, random: Random): Json {
  if (typeof json !== 'object' || json === null || random.below(6) === 0) return alike(json, random);
  const keys = Object.keys(json).filter((key) => key !== 'options');
  if (keys.length === 0) return alike(json, random);
  const key = keys[random.below(keys.length)];
  if (isObject(json)) return { ...json, [key]: altered(json[key], random) };
  return json.with(Number(key), altered(json[Number(key)], random));
}

function playOn(state: State, length: number, random: Random): void {
  for (let step = 0; step < length && murano.toAct(state).length > 0; step += 1) {
    const [seat] = murano.toAct(state);
    const legal = murano.legalActions(state, seat);
    expect(legal.length).toBeGreaterThan(0);
    murano.play(state, seat, legal[random.below(legal.length)]);
  }
}

const SETS = [1, 2, 3, 4].flatMap((seats) =>
  everyOptionSet(murano.options, seats).map((options) => ({ seats, options })),
);
const RUNS = Number(process.env['TAVOLA_GAMES'] ?? 500);

test('an altered state is refused, or can be played on, seen and imagined', { timeout: 0 }, () => {
  let accepted = 0;
  const property = fc.property(
    fc.constantFrom(...SETS),
    fc.nat(),
    fc.nat(150),
    ({ seats, options }, seed, length) => {
      const random = quickRandom(seed);
      const state = murano.setup(options, seats, murano.deal(options, seats, random));
      playOn(state, length, random);
      // What follows from the rest is left out, so that it need not fit.
      const { warehouse: _warehouse, box: _box, ...told } = objectIn(murano.json.position(state));
      const read = readOrRefuse(altered(random.below(2) === 0 ? told : altered(told, random), random));
      if (read === null) return;
      accepted += 1;
      for (const viewer of [null, ...read.hands.keys()]) {
        const view = murano.view(read, viewer);
        expect(murano.view(murano.imagine(view, viewer, random), viewer)).toEqual(view);
      }
      playOn(read, 60, random);
      expect(murano.outcome(read) === null).toBe(murano.toAct(read).length > 0);
    },
  );
  fc.assert(property, { numRuns: RUNS });
  expect(accepted).toBeGreaterThan(RUNS / 20);
});

function readOrRefuse(json: Json): State | null {
  try {
    return murano.json.readPosition(json);
  } catch (thrown) {
    if (isProblem(thrown)) return null;
    throw thrown;
  }
}
