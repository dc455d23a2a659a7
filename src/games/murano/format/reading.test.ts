import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json';
import { defaultOptions, writtenOptions } from '#core/options';
import { isProblem } from '#core/problem';
import { quickRandom } from '#core/random';
import { expecting } from './expect.ts';
import { murano } from '../index.ts';
import type { Options } from '../options.ts';
import { OWED_KINDS } from '../rules/owed.ts';
import type { Deal } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { table } from '../testing/table.ts';
import { unnamed } from '#core/testing/damage';
import { newMatch } from '#core/match';
import { type FieldChange, listIn, objectIn, textsIn, withChange } from '#core/testing/json';

type Given = NonNullable<Parameters<typeof table>[0]>;

/** The code and the message of the refusal; null where nothing is refused. */
function refused(make: () => unknown): string | null {
  try {
    make();
    return null;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return `${thrown.code}: ${thrown.message}`;
  }
}

function told(given: Given = {}): JsonObject {
  const { warehouse: _warehouse, box: _box, ...rest } = table(given).position;
  return rest;
}
const read = (json: Json): State => murano.json.readPosition(json);
const readWith = (given: Given, change: FieldChange): State => read(withChange(told(given), change));

function check(...cases: readonly (readonly [given: Given, change: FieldChange, refusal: string])[]): void {
  for (const [given, change, refusal] of cases) {
    expect([change, refused(() => readWith(given, change))]).toEqual([change, refusal]);
  }
}

const whole = (what: string, min: number, max: number, found: string): string =>
  `wrong-type: ${what}: expected a whole number from ${min} to ${max}, found ${found}`;
const list = (what: string, length: number, found: string): string =>
  `wrong-type: ${what}: expected a list of ${length}, found ${found}`;
const CREATION = 'expected a creation from C01 to C24';
const LETTERS = 'expected shards as letters such as BGYRT';
const CHALLENGES = 'expected one of ring, selector, red, green, blue, yellow, empty, nothing';
const ADVANTAGES =
  'expected one of present, gift, free, merchant, expert, gourmand, gambler, magician, favouritism, privileged, ' +
  'prevident, repetition, traveller, topPrice, opportunist, visionary, authoritarian, dealer, clumsiness, collector';

test('[L1] what cannot be is refused with what was expected', () => {
  const hopes = expecting('match');
  expect(refused(() => hopes(true, 'a match'))).toBeNull();
  expect(refused(() => hopes(false, 'a match'))).toBe('inconsistent: match: expected a match');
});

/** Positions of every module. */
function positions(): Readonly<Record<string, JsonObject>> {
  const begun = (options: Partial<Options>, seats = 2): JsonObject =>
    objectIn(murano.json.position(newMatch(murano, { options, seats, start: { seed: 'damage' } }).state));
  return {
    company: told({
      at: 'taken',
      benches: ['BGY'],
      completed: ['C01'],
      aside: ['C02'],
      markets: { NE: 'B' },
    }),
    whole: begun({}),
    alone: begun({}, 1),
    expert: begun({ expert: true }),
    drafting: begun({ draft: true }, 3),
    open: begun({ openFirst: true }),
    owed: told({ at: 'taken', benches: ['BBGGYYRRTT'], owed: [{ kind: 'return', seats: [0], count: 2 }] }),
    declared: told({
      at: 'exchanged',
      benches: ['B'],
      owed: [{ kind: 'receive', seats: [0], from: 'GG' }],
    }),
  };
}

test.each(Object.entries(positions()))(
  'whatever cannot stand in a position is refused by the name of its field, null included: %s',
  (_name, position) => {
    const mayBeNull = (path: string, value: Json): boolean =>
      value === null && /^\.memory\.(picks|traced|faces)\[\d\]\[/u.test(path);
    expect(unnamed(read, position, mayBeNull)).toEqual([]);
  },
);

test('fields of a module that is not played are refused', () => {
  check(
    [
      {},
      { owl: 77 },
      'inconsistent: state.owl: expected nothing without the Grandmaster’s Challenge, found 77',
    ],
    [
      {},
      { owl: 0 },
      'inconsistent: state.owl: expected nothing without the Grandmaster’s Challenge, found 0',
    ],
    [
      {},
      { liras: null },
      'inconsistent: state.liras: expected nothing without the Grandmaster’s Challenge, found null',
    ],
    [{}, { packets: [] }, 'inconsistent: state.packets: expected nothing without a draft, found a list of 0'],
    [{}, { pile: [] }, 'inconsistent: state.pile: expected nothing with several players, found a list of 0'],
    [{}, { revealed: 3 }, 'inconsistent: state.revealed: expected nothing with several players, found 3'],
    [{}, { unused: 'x' }, 'inconsistent: state.unused: expected nothing with several players, found "x"'],
  );
});

test('[M38] nothing has been played before the draft is over', () => {
  const { warehouse: _warehouse, ...rest } = positions()['drafting'];
  const wrong = (change: FieldChange): string | null => refused(() => read(withChange(rest, change)));
  expect(wrong({})).toBeNull();
  expect(wrong({ benches: ['B', '', ''] })).toBe(
    'inconsistent: state: expected empty benches before the draft is over',
  );
  expect(wrong({ money: [4, 4, 5] })).toBe(
    'inconsistent: state: expected 4 Liras each before the draft is over',
  );
  expect(wrong({ markets: { NE: 'B', SE: 'B', SW: 'Y', NW: 'R' } })).toBe(
    'inconsistent: state: expected one shard of each colour on the markets before the draft is over',
  );
});

describe('what a position leaves out', () => {
  const four = { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'merchant' };
  const HANDS = [
    ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'],
    ['C07', 'C08', 'C09', 'C10', 'C11', 'C12'],
  ];

  test('[L1] takes its usual value', () => {
    expect(murano.json.position(read({ hands: HANDS, advantages: four }))).toEqual({
      options: writtenOptions(murano.options, defaultOptions(murano.options)),
      first: 0,
      advantages: four,
      turn: 0,
      round: 1,
      lastMade: 0,
      phase: 'collect',
      turned: false,
      taken: 0,
      dealt: 0,
      made: 0,
      lastDeal: 'none',
      terms: { takings: 1, deals: 1, price: 2, proceeds: 1, anyPart: false, bonus: 0 },
      owed: [],
      ring: 0,
      selector: 0,
      warehouse: { B: 10, G: 10, Y: 10, R: 10, T: 6 },
      markets: { NE: '', SE: '', SW: '', NW: '' },
      benches: ['', ''],
      money: [4, 4],
      hands: HANDS,
      completed: [[], []],
      aside: [[], []],
      box: 'C13 C14 C15 C16 C17 C18 C19 C20 C21 C22 C23 C24'.split(' '),
    });
    const state = read({ hands: HANDS, advantages: four });
    expect(state.choices).toEqual([[], []]);
    expect(state).toMatchObject({ packets: [], liras: [], owl: -1, pile: [], revealed: [], unused: [] });
    expect(state.memory).toEqual({ picks: [], traced: [], faces: [], loose: [] });
  });

  test('[L7] whoever is first has the turn', () => {
    expect(read({ hands: HANDS, advantages: four, first: 1 }).turn).toBe(1);
    expect(read({ hands: HANDS, advantages: four, first: 1, turn: 0 }).turn).toBe(0);
    const chosen = read({ hands: HANDS, advantages: four, options: { first: 'seat1' } });
    expect([chosen.first, chosen.turn]).toEqual([1, 1]);
  });

  test('[M05] with open first cards only these have been seen', () => {
    const { memory } = read({ hands: HANDS, advantages: four, options: { openFirst: true } });
    expect(memory).toEqual({
      picks: [],
      traced: [],
      faces: [
        [0, -1, -1, -1, -1, -1],
        [6, -1, -1, -1, -1, -1],
      ],
      loose: [[], []],
    });
  });

  test('[L1] the warehouse has what lies nowhere else, and the box is in order', () => {
    expect(
      murano.json.position(
        readWith({}, { benches: ['BBG', 'T'], markets: { NE: 'Y', SE: '', SW: 'RR', NW: 'B' } }),
      ),
    ).toMatchObject({ warehouse: { B: 7, G: 9, Y: 9, R: 8, T: 5 } });
    const box = textsIn(table().position['box']);
    expect(murano.json.position(readWith({}, { box: box.toReversed() }))).toMatchObject({ box });
  });

  test('[L69] but not in an expert match: its Liras and the owl', () => {
    const expert: Given = { options: { expert: true } };
    check(
      [expert, { liras: undefined }, list('state.liras', 2, 'nothing')],
      [expert, { owl: undefined }, whole('state.owl', 0, 1, 'nothing')],
    );
  });

  test('[L61] nor the packets of a draft', () => {
    check(
      [{}, { options: { draft: true } }, list('state.packets', 2, 'nothing')],
      [
        {},
        { advantages: undefined },
        'wrong-type: state.advantages: expected an object with art, jewellery, tableware, animals, found nothing',
      ],
      [{}, { hands: undefined }, 'wrong-type: state.hands: expected a list, found nothing'],
    );
  });
});

describe('a position is refused', () => {
  test('[L1] that is no object, or has a field too many', () => {
    const fields =
      'options, first, advantages, turn, round, lastMade, phase, turned, taken, dealt, made, lastDeal, terms, owed, ' +
      'choices, ring, selector, warehouse, markets, benches, money, hands, completed, aside, box, packets, memory, ' +
      'liras, owl, pile, revealed, unused';
    expect(refused(() => read([]))).toBe(
      `wrong-type: state: expected an object with ${fields}, found a list of 0`,
    );
    expect(refused(() => readWith({}, { what: 1 }))).toBe(
      `unknown-field: state: unknown field "what"; expected ${fields}`,
    );
  });

  test('[L1] with no hand, or five', () => {
    const hands = (count: number): FieldChange => ({
      hands: Array.from({ length: count }, () => []),
    });
    check(
      [{}, hands(0), 'wrong-type: state.hands: expected one to four hands, found 0'],
      [{}, hands(5), 'wrong-type: state.hands: expected one to four hands, found 5'],
    );
    for (const seats of [1, 4]) expect(read(told({ seats })).hands).toHaveLength(seats);
  });

  test('[L1] with a number out of bounds', () => {
    const bounds = {
      first: [0, 1],
      turn: [0, 1],
      round: [1, 1e6],
      lastMade: [0, 1e6],
      taken: [0, 2],
      dealt: [0, 2],
      made: [0, 7],
      ring: [0, 11],
      selector: [0, 11],
    } as const;
    for (const [name, [min, max]] of Object.entries(bounds)) {
      for (const found of [min - 1, max + 1, 0.5]) {
        check([{}, { [name]: found }, whole(`state.${name}`, min, max, String(found))]);
      }
    }
    const expert: Given = { options: { expert: true } };
    check(
      [{ seats: 4 }, { turn: 4 }, whole('state.turn', 0, 3, '4')],
      [{ seats: 4 }, { first: 4 }, whole('state.first', 0, 3, '4')],
      [expert, { owl: 2 }, whole('state.owl', 0, 1, '2')],
      [expert, { owl: -1 }, whole('state.owl', 0, 1, '-1')],
      [expert, { liras: [3, 0] }, whole('state.liras[0]', 0, 2, '3')],
      [expert, { liras: [0, -1] }, whole('state.liras[1]', 0, 2, '-1')],
      [expert, { liras: [1] }, list('state.liras', 2, 'a list of 1')],
      [{}, { money: [4] }, list('state.money', 2, 'a list of 1')],
      [{}, { money: [4, -1] }, whole('state.money[1]', 0, 1e6, '-1')],
      [{}, { money: [1e6 + 1, 0] }, whole('state.money[0]', 0, 1e6, '1000001')],
    );
  });

  test('[L1] but not with a number at its bound', () => {
    expect(readWith({}, { money: [0, 1e6] }).money).toEqual([0, 1e6]);
    expect(readWith({}, { round: 1e6, lastMade: 1e6, ring: 11, selector: 11 })).toMatchObject({
      round: 1e6,
      lastMade: 1e6,
      ring: 11,
      selector: 11,
    });
    expect(readWith({ options: { expert: true } }, { owl: 0 }).owl).toBe(0);
    expect(readWith({ options: { expert: true } }, { owl: 1 }).owl).toBe(1);
    const all = { options: { expert: true }, at: 'created', hands: [null] } as const;
    expect(readWith(all, { made: 7 }).made).toBe(7);
  });

  test('[L10] with a word that is none of its list', () => {
    check(
      [
        {},
        { phase: 'sell' },
        'wrong-type: state.phase: expected one of collect, negotiate, create, over, found "sell"',
      ],
      [
        {},
        { lastDeal: 'gift' },
        'wrong-type: state.lastDeal: expected one of none, exchange, buy, sell, skip, found "gift"',
      ],
      [{}, { turned: 1 }, 'wrong-type: state.turned: expected true or false, found 1'],
      [{}, { turned: 'true' }, 'wrong-type: state.turned: expected true or false, found "true"'],
    );
  });

  test('[L1] with cards or challenges that do not exist, or lists for other seats', () => {
    check(
      [{}, { hands: [['C25'], []] }, `wrong-type: state.hands[0][0]: ${CREATION}, found "C25"`],
      [{}, { hands: [['C00'], []] }, `wrong-type: state.hands[0][0]: ${CREATION}, found "C00"`],
      [{}, { hands: [[], ['C01', 7]] }, `wrong-type: state.hands[1][1]: ${CREATION}, found 7`],
      [{}, { hands: [[], 7] }, 'wrong-type: state.hands[1]: expected a list, found 7'],
      [{}, { completed: [[]] }, list('state.completed', 2, 'a list of 1')],
      [{}, { completed: [[], [null]] }, `wrong-type: state.completed[1][0]: ${CREATION}, found null`],
      [{}, { aside: [[], [], []] }, list('state.aside', 2, 'a list of 3')],
      [{}, { aside: [['']] }, list('state.aside', 2, 'a list of 1')],
      [{}, { aside: [[''], []] }, `wrong-type: state.aside[0][0]: ${CREATION}, found ""`],
      [{}, { box: ['x'] }, `wrong-type: state.box[0]: ${CREATION}, found "x"`],
      [{}, { box: 'C01' }, 'wrong-type: state.box: expected a list, found "C01"'],
      [{}, { packets: [], options: { draft: true } }, list('state.packets', 2, 'a list of 0')],
      [
        {},
        { packets: [[], ['x']], options: { draft: true } },
        `wrong-type: state.packets[1][0]: ${CREATION}, found "x"`,
      ],
      [{ seats: 1 }, { pile: ['x'] }, `wrong-type: state.pile[0]: ${CHALLENGES}, found "x"`],
      [{ seats: 1 }, { revealed: ['ring', 1] }, `wrong-type: state.revealed[1]: ${CHALLENGES}, found 1`],
      [{ seats: 1 }, { unused: [''] }, `wrong-type: state.unused[0]: ${CHALLENGES}, found ""`],
      [{ seats: 1 }, { unused: 'ring' }, 'wrong-type: state.unused: expected a list, found "ring"'],
    );
  });

  test('[L8] with an advantage that does not exist', () => {
    const four = { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'merchant' };
    check(
      [
        {},
        { advantages: { ...four, art: 'x' } },
        `wrong-type: state.advantages.art: ${ADVANTAGES}, found "x"`,
      ],
      [
        {},
        { advantages: { art: 'present', jewellery: 'gift', tableware: 'free' } },
        `wrong-type: state.advantages.animals: ${ADVANTAGES}, found nothing`,
      ],
      [
        {},
        { advantages: { ...four, glass: 'free' } },
        'unknown-field: state.advantages: unknown field "glass"; expected art, jewellery, tableware, animals',
      ],
    );
  });

  test('[L1] with shards that do not exist', () => {
    const all = { B: 10, G: 10, Y: 10, R: 10, T: 6 };
    check(
      [{}, { benches: ['X', ''] }, `wrong-type: state.benches[0]: ${LETTERS}, found "X"`],
      [{}, { benches: ['', null] }, `wrong-type: state.benches[1]: ${LETTERS}, found null`],
      [{}, { benches: [''] }, list('state.benches', 2, 'a list of 1')],
      [{}, { benches: ['BBBBBBBBBBB', ''] }, `wrong-type: state.benches[0]: ${LETTERS}, found "BBBBBBBBBBB"`],
      [
        {},
        { markets: { NE: '', SE: 'b', SW: '', NW: '' } },
        `wrong-type: state.markets.SE: ${LETTERS}, found "b"`,
      ],
      [
        {},
        { markets: { NE: '', SE: '', SW: '' } },
        `wrong-type: state.markets.NW: ${LETTERS}, found nothing`,
      ],
      [
        {},
        { markets: { N: 'B' } },
        'unknown-field: state.markets: unknown field "N"; expected NE, SE, SW, NW',
      ],
      [
        {},
        { markets: [] },
        'wrong-type: state.markets: expected an object with NE, SE, SW, NW, found a list of 0',
      ],
      [{}, { warehouse: { ...all, B: 11 } }, whole('state.warehouse.B', 0, 10, '11')],
      [{}, { warehouse: { ...all, T: -1 } }, whole('state.warehouse.T', 0, 10, '-1')],
      [{}, { warehouse: { B: 10 } }, whole('state.warehouse.G', 0, 10, 'nothing')],
      [
        {},
        { warehouse: { ...all, W: 1 } },
        'unknown-field: state.warehouse: unknown field "W"; expected B, G, Y, R, T',
      ],
      [{}, { warehouse: 46 }, 'wrong-type: state.warehouse: expected an object with B, G, Y, R, T, found 46'],
    );
    expect(readWith({}, { warehouse: all }).warehouse).toBe(table().state.warehouse);
  });

  test('[M68] with terms no advantage makes', () => {
    const terms = (given: JsonObject): FieldChange => ({ terms: given });
    const either = (name: string, printed: number, other: number, found: string): string =>
      `wrong-type: state.terms.${name}: expected ${printed} or ${other}, found ${found}`;
    check(
      [{}, terms({ takings: 3 }), either('takings', 1, 2, '3')],
      [{}, terms({ takings: 0 }), either('takings', 1, 2, '0')],
      [{}, terms({ deals: 3 }), either('deals', 1, 2, '3')],
      [{}, terms({ deals: 0 }), either('deals', 1, 2, '0')],
      [{}, terms({ price: 1 }), either('price', 2, 0, '1')],
      [{}, terms({ proceeds: 2 }), either('proceeds', 1, 4, '2')],
      [{}, terms({ bonus: 1 }), either('bonus', 0, 2, '1')],
      [{}, terms({ bonus: '2' }), either('bonus', 0, 2, '"2"')],
      [{}, terms({ anyPart: 0 }), 'wrong-type: state.terms.anyPart: expected true or false, found 0'],
      [
        {},
        terms({ x: 0 }),
        'unknown-field: state.terms: unknown field "x"; expected takings, deals, price, proceeds, anyPart, bonus',
      ],
      [
        {},
        { terms: 1 },
        'wrong-type: state.terms: expected an object with takings, deals, price, proceeds, anyPart, bonus, found 1',
      ],
    );
    expect(readWith({ at: 'taken' }, terms({ takings: 2 })).terms).toEqual({
      takings: 2,
      deals: 1,
      price: 2,
      proceeds: 1,
      anyPart: false,
      bonus: 0,
    });
  });

  test('[M10] with a decision that nobody can owe', () => {
    const owed = (given: JsonObject): FieldChange => ({ owed: [given] });
    const spin = { kind: 'spin', seats: [0] };
    check(
      [
        {},
        owed({ ...spin, kind: 'wait' }),
        `wrong-type: state.owed[0].kind: expected one of ${OWED_KINDS.join(', ')}, found "wait"`,
      ],
      [{}, owed({ kind: 'spin' }), 'wrong-type: state.owed[0].seats: expected a list, found nothing'],
      [{}, owed({ kind: 'spin', seats: [2] }), whole('state.owed[0].seats[0]', 0, 1, '2')],
      [{}, owed({ kind: 'spin', seats: [0, -1] }), whole('state.owed[0].seats[1]', 0, 1, '-1')],
      [{}, owed({ ...spin, count: 9 }), whole('state.owed[0].count', 0, 8, '9')],
      [{}, owed({ ...spin, count: -1 }), whole('state.owed[0].count', 0, 8, '-1')],
      [{}, owed({ ...spin, count: 8 }), 'inconsistent: state: expected no count for spin'],
      [{}, owed({ ...spin, from: 'x' }), `wrong-type: state.owed[0].from: ${LETTERS}, found "x"`],
      [
        {},
        owed({ ...spin, who: 0 }),
        'unknown-field: state.owed[0]: unknown field "who"; expected kind, seats, count, from',
      ],
      [
        {},
        { owed: ['spin'] },
        'wrong-type: state.owed[0]: expected an object with kind, seats, count, from, found "spin"',
      ],
      [{}, { owed: 'spin' }, 'wrong-type: state.owed: expected a list, found "spin"'],
    );
    expect(readWith({}, owed({ kind: 'gain', seats: [0], from: 'BG' })).owed).toEqual([
      { kind: 'gain', seats: [0], count: 0, from: 33 },
    ]);
  });

  test('[M38] [M42] with a choice that cannot be read', () => {
    const discard = [{ kind: 'discard', seats: [0] }];
    const pick = [{ kind: 'pick', seats: [0] }];
    const given: Given = { benches: ['B', 'T'] };
    const choices = (owed: Json, ...chosen: readonly Json[]): FieldChange => ({ owed, choices: [...chosen] });
    const letter = 'expected one of B, G, Y, R, T';
    check(
      [given, choices(discard, [], ['X']), `wrong-type: state.choices[1][0]: ${letter}, found "X"`],
      [given, choices(discard, [], [1]), `wrong-type: state.choices[1][0]: ${letter}, found 1`],
      [given, choices(discard, []), list('state.choices', 2, 'a list of 1')],
      [given, choices(discard, [], 'T'), 'wrong-type: state.choices[1]: expected a list, found "T"'],
      [given, choices(pick, [], ['T']), whole('state.choices[1][0]', 1, 8, '"T"')],
      [given, choices(pick, [], [0]), whole('state.choices[1][0]', 1, 8, '0')],
      [given, choices(pick, [], [9]), whole('state.choices[1][0]', 1, 8, '9')],
    );
    expect(readWith(given, choices(discard, [], ['T'])).choices).toEqual([[], [4]]);
  });

  test('[M90] with a memory that cannot be read', () => {
    const memory = (given: JsonObject): FieldChange => ({ memory: given });
    check(
      [
        {},
        { memory: [] },
        'wrong-type: state.memory: expected an object with picks, traced, faces, loose, found a list of 0',
      ],
      [
        {},
        memory({ x: [] }),
        'unknown-field: state.memory: unknown field "x"; expected picks, traced, faces, loose',
      ],
      [{}, memory({ picks: [] }), list('state.memory.picks', 2, 'a list of 0')],
      [{}, memory({ picks: [[0], []] }), whole('state.memory.picks[0][0]', 1, 8, '0')],
      [{}, memory({ picks: [[], [null, 9]] }), whole('state.memory.picks[1][1]', 1, 8, '9')],
      [{}, memory({ traced: [[], ['x']] }), `wrong-type: state.memory.traced[1][0]: ${CREATION}, found "x"`],
      [{}, memory({ faces: [[null, 1], []] }), `wrong-type: state.memory.faces[0][1]: ${CREATION}, found 1`],
      [{}, memory({ loose: [[null], []] }), `wrong-type: state.memory.loose[0][0]: ${CREATION}, found null`],
      [{}, memory({ loose: [[], 1] }), 'wrong-type: state.memory.loose[1]: expected a list, found 1'],
    );
  });
});

describe('a deal is refused', () => {
  const options = (given: Partial<Options> = {}): Options =>
    murano.options.settle({ ...defaultOptions(murano.options), ...given });
  const dealt = (seats: number, given: Partial<Options> = {}): JsonObject =>
    objectIn(murano.json.deal(murano.deal(options(given), seats, quickRandom(7))));
  const readDeal = (seats: number, change: FieldChange, given: Partial<Options> = {}): Deal =>
    murano.json.readDeal(options(given), seats, withChange(dealt(seats, given), change));
  const checkDeals = (
    seats: number,
    given: Partial<Options>,
    ...cases: readonly (readonly [change: FieldChange, refusal: string | null])[]
  ): void => {
    for (const [change, refusal] of cases) {
      expect([change, refused(() => readDeal(seats, change, given))]).toEqual([change, refusal]);
    }
  };
  const markets = (NE: string, SE: string, SW: string, NW: string): FieldChange => ({
    markets: { NE, SE, SW, NW },
  });

  test('[L1] that is no object, or has a field too many', () => {
    const fields = 'first, ring, selector, markets, advantages, hands, challenges, rest';
    expect(refused(() => murano.json.readDeal(options(), 2, null))).toBe(
      `wrong-type: deal: expected an object with ${fields}, found null`,
    );
    checkDeals(2, {}, [{ what: 1 }, `unknown-field: deal: unknown field "what"; expected ${fields}`]);
  });

  test('[L4] [L61] with other cards than each once', () => {
    const deal = dealt(2);
    const [one, two] = listIn(deal['hands']).map(textsIn);
    const rest = textsIn(deal['rest']);
    const times = (card: string, count: number): string =>
      `inconsistent: deal: expected each of the 24 creations once, ${card} is there ${count} times`;
    checkDeals(
      2,
      {},
      [{}, null],
      [{ hands: [one] }, list('deal.hands', 2, 'a list of 1')],
      [{ hands: [one, two.slice(1)] }, list('deal.hands[1]', 6, 'a list of 5')],
      [{ hands: [[...one, rest[0]], two] }, list('deal.hands[0]', 6, 'a list of 7')],
      [{ hands: [one, ['x', ...two.slice(1)]] }, `wrong-type: deal.hands[1][0]: ${CREATION}, found "x"`],
      [{ rest: rest.slice(1) }, list('deal.rest', 12, 'a list of 11')],
      [{ rest: [...rest.slice(1), 1] }, `wrong-type: deal.rest[11]: ${CREATION}, found 1`],
      [{ rest: undefined }, list('deal.rest', 12, 'nothing')],
      [{ hands: [one, two], rest: rest.toReversed() }, null],
    );
    const names = [...one, ...two, ...rest].toSorted();
    const [first, last] = [names[0], names[23]];
    const without = (card: string): string[] => names.filter((name) => name !== card);
    const given = (cards: readonly string[]): FieldChange => ({
      hands: [cards.slice(0, 6), cards.slice(6, 12)],
      rest: cards.slice(12),
    });
    checkDeals(
      2,
      {},
      [given(names), null],
      [given([last, ...without(first)]), times(first, 0)],
      [given([...without(last), first]), times(first, 2)],
      [given([...without(last), names[22]]), times(names[22], 2)],
    );
    checkDeals(4, { draft: true }, [{ hands: [[], [], [], []] }, list('deal.hands[0]', 6, 'a list of 0')]);
    checkDeals(3, {}, [{ hands: [[], [], []] }, list('deal.hands[0]', 5, 'a list of 0')]);
    checkDeals(2, { expert: true }, [{ rest: [] }, list('deal.rest', 10, 'a list of 0')]);
  });

  test('[L7] [M02] [M03] with a number out of bounds', () => {
    checkDeals(
      3,
      {},
      [{ first: 0, ring: 0, selector: 0 }, null],
      [{ first: 2, ring: 11, selector: 11 }, null],
      [{ first: 3 }, whole('deal.first', 0, 2, '3')],
      [{ first: -1 }, whole('deal.first', 0, 2, '-1')],
      [{ first: undefined }, whole('deal.first', 0, 2, 'nothing')],
      [{ ring: 12 }, whole('deal.ring', 0, 11, '12')],
      [{ ring: -1 }, whole('deal.ring', 0, 11, '-1')],
      [{ selector: 12 }, whole('deal.selector', 0, 11, '12')],
      [{ selector: -1 }, whole('deal.selector', 0, 11, '-1')],
      [{ selector: 'six' }, whole('deal.selector', 0, 11, '"six"')],
    );
  });

  test('[L7] [M08] with another first seat than was chosen', () => {
    checkDeals(
      3,
      { first: 'seat2' },
      [{ first: 2 }, null],
      [{ first: 0 }, 'inconsistent: deal: expected seat 2, chosen in the options, to be first'],
    );
    checkDeals(
      2,
      { first: 'seat0' },
      [{ first: 0 }, null],
      [{ first: 1 }, 'inconsistent: deal: expected seat 0, chosen in the options, to be first'],
    );
  });

  test('[L70] with the selector where it cannot be', () => {
    const message = 'inconsistent: deal: expected the selector at noon in an expert match and in no other';
    checkDeals(2, {}, [{ selector: 'noon' }, message]);
    checkDeals(2, { expert: true }, [{ selector: 'noon' }, null], [{ selector: 0 }, message]);
  });

  test('[L5] with anything but one shard of each colour on the markets', () => {
    const one = (market: number): string =>
      `inconsistent: deal.markets: expected one coloured shard on market ${market}`;
    const each = 'inconsistent: deal: expected one shard of each colour on the markets';
    checkDeals(
      2,
      {},
      [markets('B', 'G', 'Y', 'R'), null],
      [markets('R', 'Y', 'G', 'B'), null],
      [markets('B', 'B', 'Y', 'R'), each],
      [markets('BB', 'G', 'Y', 'R'), one(0)],
      [markets('B', 'G', 'Y', 'T'), one(3)],
      [markets('B', '', 'Y', 'R'), one(1)],
      [markets('B', 'G', 'YR', 'R'), one(2)],
      [markets('B', 'X', 'Y', 'R'), `wrong-type: deal.markets.SE: ${LETTERS}, found "X"`],
    );
  });

  test('[L8] with advantages that the options cannot give', () => {
    const four = { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'merchant' };
    const message = 'inconsistent: deal: expected four advantages that these options can give';
    checkDeals(
      2,
      { advantages: 'first' },
      [{ advantages: four }, null],
      [{ advantages: { ...four, art: 'expert' } }, message],
      [{ advantages: { ...four, art: 'gift' } }, message],
      [{ advantages: { ...four, art: 1 } }, `wrong-type: deal.advantages.art: ${ADVANTAGES}, found 1`],
    );
  });

  test('[L49] with other challenges than all ten', () => {
    const ten = 'ring ring selector red green blue yellow empty nothing nothing'.split(' ');
    checkDeals(
      1,
      {},
      [{ challenges: ten }, null],
      [{ challenges: ten.toReversed() }, null],
      [{ challenges: ['red', ...ten.slice(1)] }, 'inconsistent: deal: expected all ten challenge cards'],
      [{ challenges: ten.slice(1) }, list('deal.challenges', 10, 'a list of 9')],
      [{ challenges: undefined }, list('deal.challenges', 10, 'a list of 0')],
      [{ challenges: ['x', ...ten.slice(1)] }, `wrong-type: deal.challenges[0]: ${CHALLENGES}, found "x"`],
    );
    checkDeals(
      2,
      {},
      [{ challenges: [] }, null],
      [{ challenges: ['ring'] }, list('deal.challenges', 0, 'a list of 1')],
    );
  });
});
