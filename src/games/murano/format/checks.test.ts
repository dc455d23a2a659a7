import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json';
import { newMatch } from '#core/match';
import { isProblem } from '#core/problem';
import { type FieldChange, objectIn, textsIn, withChange } from '#core/testing/json';
import { CARDS, cardWord } from '../rules/cards.ts';
import { murano } from '../index.ts';
import type { State } from '../rules/state.ts';
import { table, tableOf } from '../testing/table.ts';

type Given = NonNullable<Parameters<typeof table>[0]>;
/** A table, what is changed in its position, and what was expected instead; null: it can be. */
type Case = readonly [given: Given, change: FieldChange, expected: string | null];

/** The position without what follows from the rest of it. */
function told({ position }: { readonly position: JsonObject }): JsonObject {
  const { warehouse: _warehouse, box: _box, ...rest } = position;
  return rest;
}

/** What is expected of a state, as the refusal says; null where it is read. */
function expected(make: () => unknown): string | null {
  try {
    make();
    return null;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    expect(thrown.code).toBe('inconsistent');
    expect(thrown.message).toMatch(/^state: expected /u);
    return thrown.message.slice('state: expected '.length);
  }
}

const read = (json: JsonObject): State => murano.json.readPosition(json);

function check(...cases: readonly Case[]): void {
  for (const [given, change, message] of cases) {
    const said = expected(() => read(withChange(told(table(given)), change)));
    expect([given, change, said]).toEqual([given, change, message]);
  }
}

/** The same for tables that are wrong as they are given. */
function checkTables(...cases: readonly (readonly [given: Given, expected: string | null])[]): void {
  for (const [given, message] of cases) {
    expect([given, expected(() => table(given))]).toEqual([given, message]);
  }
}

const owing = (kind: string, more: FieldChange = {}): Json[] => [withChange({ kind, seats: [0] }, more)];

describe('what lies on the table', () => {
  test('[L1] each creation once, and every shard', () => {
    const { position } = table();
    const box = textsIn(position['box']);
    const warehouse = objectIn(position['warehouse']);
    check(
      [{}, { box }, null],
      [{}, { box: box.toReversed() }, null],
      [{}, { box: box.slice(1) }, 'each of the 24 creations once, C01 is there 0 times'],
      [{}, { box: [...box, 'C24'] }, 'each of the 24 creations once, C24 is there 2 times'],
      [{ completed: ['C03'] }, { box }, 'each of the 24 creations once, C03 is there 2 times'],
      [{ aside: ['C04'] }, { box }, 'each of the 24 creations once, C04 is there 2 times'],
      [{}, { warehouse }, null],
      [{}, { warehouse: { ...warehouse, T: 5 } }, '6 transparent shards in all, found 5'],
      [{}, { warehouse: { ...warehouse, T: 7 } }, '6 transparent shards in all, found 7'],
      [{}, { warehouse: { ...warehouse, R: 9 } }, '10 red shards in all, found 9'],
      [{ markets: { NW: 'Y' } }, { warehouse }, '10 yellow shards in all, found 11'],
      [{ benches: ['', 'G'] }, { warehouse }, '10 green shards in all, found 11'],
    );
  });

  test('[L8] advantages, each once', () => {
    const advantages = 'present gift free merchant';
    check(
      [{ advantages }, {}, null],
      [
        { advantages },
        { advantages: { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'expert' } },
        'four advantages that these options can give',
      ],
      [
        { advantages },
        { advantages: { art: 'present', jewellery: 'gift', tableware: 'free', animals: 'free' } },
        'four advantages that these options can give',
      ],
    );
  });

  test('[L7] [M08] the seat chosen to be first', () => {
    const message = 'seat 1, chosen in the options, to be first';
    const options = { first: 'seat1' };
    check(
      [{}, { options, first: 1 }, null],
      [{}, { options, first: 0 }, message],
      [{}, { options, first: undefined, turn: undefined }, null],
      [{}, { options: { first: 'seat0' }, first: 0 }, null],
      [{}, { options: { first: 'seat0' }, first: 1 }, 'seat 0, chosen in the options, to be first'],
      [{}, { first: 1 }, null],
    );
  });

  test('[L20] three shards on a market', () => {
    const message = 'at most three shards on a market';
    checkTables(
      [{ markets: { NE: 'BBB', SE: 'GGT', SW: 'Y', NW: 'RRR' } }, null],
      [{ markets: { NE: 'BBBB' } }, message],
      [{ markets: { NE: 'B', NW: 'BGYT' } }, message],
    );
  });

  test('[L4] [L49] [L68] the creations of a hand', () => {
    const cards = (from: number, count: number): string[] =>
      CARDS.slice(from, from + count).map((card) => cardWord(card));
    const hands = (...sizes: readonly number[]): FieldChange => ({
      hands: sizes.map((size, seat) => cards(seat * 7, size)),
    });
    check(
      [{ seats: 1 }, hands(6), null],
      [{ seats: 1 }, hands(5), '6 creations of seat 0, in hand or completed'],
      [{ seats: 1 }, hands(7), '6 creations of seat 0, in hand or completed'],
      [{}, hands(6, 6), null],
      [{}, hands(6, 5), '6 creations of seat 1, in hand or completed'],
      [{}, hands(6, 7), '6 creations of seat 1, in hand or completed'],
      [{}, hands(7, 6), '6 creations of seat 0, in hand or completed'],
      [{ seats: 3 }, hands(5, 5, 5), null],
      [{ seats: 3 }, hands(5, 5, 6), '5 creations of seat 2, in hand or completed'],
      [{ options: { expert: true } }, hands(7, 7), null],
      [{ options: { expert: true } }, hands(7, 6), '7 creations of seat 1, in hand or completed'],
      [{}, { ...hands(5, 5), completed: [['C20'], []], aside: [[], ['C21']] }, null],
      [{}, { ...hands(6, 6), aside: [[], ['C21']] }, '6 creations of seat 1, in hand or completed'],
    );
  });
});

describe('a turn', () => {
  test('[L13] [L14] first the selector, then the taking', () => {
    const before = 'nothing taken before the selector has turned';
    const until = 'the phase collect until something was taken';
    const allowed = 'no more takings and negotiations than are allowed';
    check(
      [{}, { turned: true }, null],
      [{}, { turned: true, taken: 1 }, null],
      [{}, { taken: 1 }, before],
      [{ at: 'sold' }, { turned: false }, before],
      [{}, { phase: 'negotiate' }, until],
      [{ at: 'turned' }, { phase: 'negotiate', lastDeal: 'sell', dealt: 1 }, until],
      [{ at: 'taken' }, { taken: 2 }, allowed],
      [{ at: 'taken' }, { taken: 2, terms: { takings: 2 } }, null],
      [{ at: 'taken' }, { terms: { takings: 2 } }, null],
      [{ at: 'sold' }, { dealt: 2 }, allowed],
      [{ at: 'sold' }, { dealt: 2, terms: { deals: 2 } }, null],
      [{ at: 'sold' }, { terms: { deals: 2 } }, null],
    );
  });

  test('[L17] [M72] [M78] the last negotiation', () => {
    const last = 'lastDeal to tell the last negotiation';
    const collecting = 'no negotiation in the phase collect';
    const two = 'two negotiations allowed only after the phase collect';
    const first = 'a negotiation before the phases after it';
    const made = { phase: 'create', made: 1, lastMade: 1 };
    check(
      [{ at: 'sold' }, { lastDeal: 'buy' }, null],
      [{ at: 'sold' }, { lastDeal: 'none' }, last],
      [{ at: 'sold' }, { lastDeal: 'skip' }, last],
      [{ at: 'sold' }, { dealt: 0 }, last],
      [{ at: 'sold' }, { dealt: 0, lastDeal: 'skip' }, null],
      [{ at: 'taken' }, { dealt: 1 }, last],
      [{ at: 'taken' }, { dealt: 1, lastDeal: 'sell' }, collecting],
      [{ at: 'taken' }, { lastDeal: 'skip' }, collecting],
      [{ at: 'taken' }, { terms: { deals: 2 } }, two],
      [{}, { terms: { deals: 2 } }, two],
      [{ at: 'taken' }, { phase: 'negotiate' }, first],
      [{ at: 'taken' }, { phase: 'negotiate', terms: { deals: 2 } }, null],
      [{ at: 'taken', completed: ['C01'] }, { ...made, terms: { deals: 2 } }, first],
      [{ at: 'taken', completed: ['C01'] }, { ...made, lastDeal: 'sell', dealt: 1 }, null],
      [{ at: 'taken', completed: ['C01'] }, { phase: 'over' }, first],
    );
  });

  test('[L25] [M76] the creations of this turn', () => {
    const phase = 'creations of this turn in the phase create and in no other';
    const among = 'the creations of this turn among those completed';
    const lastMade = 'lastMade to tell the round of the last creation';
    check(
      [{ at: 'sold', completed: ['C01'] }, { made: 1, lastMade: 1 }, phase],
      [{ at: 'sold', completed: ['C01'] }, { phase: 'create', lastMade: 1 }, phase],
      [{ completed: ['C01'] }, { made: 1, lastMade: 1 }, phase],
      [{ completed: ['C01'] }, { lastMade: 1 }, null],
      [{ completed: ['C01'] }, { lastMade: 2 }, lastMade],
      [{ completed: ['C01'] }, { lastMade: 2, round: 3 }, null],
      [{ completed: ['C01'] }, { lastMade: 3, round: 3 }, null],
      [{ completed: ['C01'] }, { lastMade: 4, round: 3 }, lastMade],
    );
    checkTables(
      [{ at: 'created' }, among],
      [{ at: 'created', completed: ['', 'C01'] }, among],
      [{ at: 'created', completed: ['C01'] }, null],
      [{ at: 'created', aside: ['C01'] }, null],
      [{ at: 'created', completed: ['C01'], made: 2 }, among],
      [{ at: 'created', completed: ['C01'], aside: ['C02'], made: 2 }, null],
      [{ at: 'created', completed: ['C01'], round: 2 }, lastMade],
      [{ at: 'created', completed: ['C01'], round: 2, lastMade: 2 }, null],
    );
  });
});

describe('the end', () => {
  test('[L31] [M63] a match is over after a whole round that was the last one', () => {
    const message = 'a match that is over to have come to an end';
    const over = { phase: 'over' };
    const done = { at: 'sold', first: 1, hands: [null] } as const;
    check(
      [done, over, null],
      [{ ...done, at: 'created' }, over, null],
      [{ ...done, first: 0 }, over, message],
      [{ ...done, hands: [] }, over, message],
      [{ ...done, hands: [] }, { ...over, round: 6, options: { safety: 6 } }, null],
      [{ ...done, hands: [] }, { ...over, round: 5, options: { safety: 6 } }, message],
      [{ ...done, hands: [] }, { ...over, round: 6, lastMade: 1, options: { safety: 6 } }, message],
      [{ ...done, seats: 3 }, over, null],
      [{ ...done, seats: 3, first: 2 }, over, message],
      [{ ...done, seats: 3, first: 2, turn: 1 }, over, null],
      [{ seats: 1, at: 'sold', pile: '' }, over, null],
      [{ seats: 1, at: 'sold', pile: 'ring' }, over, message],
    );
  });

  test('[L31] nobody has an empty hand before their turn of the last round', () => {
    const message = 'nobody without a card before their turn of the last round';
    checkTables(
      [{ hands: [null] }, null],
      [{ hands: ['', null] }, message],
      [{ hands: ['', null], turn: 1 }, null],
      [{ hands: ['', null], first: 1 }, null],
      [{ hands: [null], turn: 1 }, null],
      [{ hands: [null], first: 1, turn: 1 }, message],
      [{ seats: 3, first: 2, turn: 2, hands: ['', '', null] }, null],
      [{ seats: 3, first: 2, turn: 2, hands: [null] }, message],
      [{ seats: 3, first: 2, turn: 0, hands: [null] }, null],
      [{ seats: 3, first: 2, turn: 0, hands: ['', null] }, message],
      [{ seats: 3, first: 2, turn: 0, hands: [null, null] }, message],
      [{ seats: 3, first: 2, turn: 1, hands: [null, null, null] }, null],
    );
  });
});

describe('an expert match', () => {
  test('[L70] the selector at noon', () => {
    const message = 'the selector at noon only before the first turn of an expert match';
    const noon = { selector: 'noon', options: { expert: true } } as const;
    checkTables(
      [noon, null],
      [{ ...noon, first: 1, turn: 1 }, null],
      [{ ...noon, options: {} }, message],
      [{ ...noon, at: 'turned' }, message],
      [{ ...noon, round: 2 }, message],
      [{ ...noon, turn: 1 }, message],
      [{ ...noon, selector: 11, at: 'turned' }, null],
    );
  });

  test('[L69] the Liras on the board', () => {
    const expert = { options: { expert: true } } as const;
    checkTables(
      [{ ...expert, liras: [1, 1] }, null],
      [{ ...expert, liras: [0, 1] }, null],
      [{ ...expert, liras: [2, 1] }, 'at most 1 and 1 Liras on the board'],
      [{ ...expert, liras: [1, 2] }, 'at most 1 and 1 Liras on the board'],
      [{ ...expert, seats: 3, liras: [1, 2] }, null],
      [{ ...expert, seats: 3, liras: [2, 1] }, 'at most 1 and 2 Liras on the board'],
      [{ ...expert, seats: 4, liras: [2, 2] }, null],
    );
  });
});

describe('alone', () => {
  test('[L49] [M45] ten challenges, six of them in play, one revealed after each turn', () => {
    const six = ['ring', 'ring', 'selector', 'red', 'green', 'blue'];
    const four = ['yellow', 'empty', 'nothing', 'nothing'];
    const all = 'all ten challenge cards';
    const inPlay = 'six challenge cards in the pile or revealed';
    const after = 'a challenge revealed after each turn';
    const alone: Given = { seats: 1 };
    check(
      [alone, { pile: six, unused: four }, null],
      [alone, { pile: six.toReversed(), unused: four.toReversed() }, null],
      [alone, { pile: six.slice(1), unused: four }, all],
      [alone, { pile: [...six, 'red'], unused: four }, all],
      [alone, { pile: six, unused: ['red', ...four.slice(1)] }, all],
      [alone, { pile: six.slice(1), unused: ['ring', ...four] }, inPlay],
      [alone, { pile: [...six, 'yellow'], unused: four.slice(1) }, inPlay],
      [alone, { pile: six.slice(2), revealed: six.slice(0, 2), unused: four, round: 3 }, null],
      [alone, { pile: six.slice(2), revealed: six.slice(0, 2), unused: four, round: 2 }, after],
      [alone, { pile: six.slice(2), revealed: six.slice(0, 2), unused: four, round: 4 }, after],
      [alone, { pile: [], revealed: six, unused: four, round: 7 }, null],
      [alone, { pile: six, unused: four, round: 2 }, after],
    );
  });
});

type Table = ReturnType<typeof tableOf>;

/** Of two seats, seat 0 is dealt C01 to C07, seat 1 C08 to C14; all take the first card of each packet. */
function drafted(rounds: number, options: Record<string, Json> = {}, seats = 2): Table {
  const names = CARDS.map((card) => cardWord(card));
  const size = seats === 2 ? 7 : 6;
  const deal = {
    first: 0,
    ring: 0,
    selector: 0,
    markets: { NE: 'B', SE: 'G', SW: 'Y', NW: 'R' },
    advantages: { art: 'magician', jewellery: 'expert', tableware: 'free', animals: 'merchant' },
    hands: Array.from({ length: seats }, (_, seat) => names.slice(seat * size, (seat + 1) * size)),
    rest: names.slice(seats * size),
  };
  const start = newMatch(murano, { options: { draft: true, ...options }, seats, start: { deal } });
  let now = tableOf(start.state);
  for (let round = 0; round < rounds; round += 1) {
    for (let seat = 0; seat < seats; seat += 1) now = now.by(seat, 'pick-1');
  }
  return now;
}

type DraftCase = readonly [change: FieldChange, expected: string | null];
function checkDraft(now: Table, ...cases: readonly DraftCase[]): void {
  for (const [change, message] of cases) {
    const said = expected(() => read(withChange(told(now), change)));
    expect([change, said]).toEqual([change, message]);
  }
}

describe('a draft', () => {
  const FIRST = ['C01', 'C09', 'C03', 'C11', 'C05', 'C13'];
  const SECOND = ['C08', 'C02', 'C10', 'C04', 'C12', 'C06'];
  const PACKETS = [
    ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07'],
    ['C08', 'C09', 'C10', 'C11', 'C12', 'C13', 'C14'],
  ];
  const BOX = ['C07', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20', 'C21', 'C22', 'C23', 'C24'];

  test('[L61] reads as it was written in every round, whether or not the box is told', () => {
    for (const options of [{}, { openFirst: true }]) {
      for (let rounds = 0; rounds <= 6; rounds += 1) {
        const now = drafted(rounds, options);
        expect(read(now.position)).toEqual(now.state);
        expect(read(told(now))).toEqual(now.state);
      }
    }
    expect(drafted(6).position).toMatchObject({ hands: [FIRST, SECOND], packets: PACKETS, box: BOX });
  });

  test('[L61] each creation once: in a hand, in a packet or in the box', () => {
    checkDraft(
      drafted(1),
      [{ box: BOX.slice(2) }, null],
      [{ box: BOX.slice(1) }, 'each of the 24 creations once, C14 is there 2 times'],
      [{ box: BOX.slice(3) }, 'each of the 24 creations once, C15 is there 0 times'],
      [{ box: ['C01', ...BOX.slice(2)] }, 'each of the 24 creations once, C01 is there 2 times'],
    );
    checkDraft(
      drafted(6),
      [{ box: BOX }, null],
      [{ box: BOX.slice(1) }, 'each of the 24 creations once, C07 is there 0 times'],
      [{ box: ['C06', ...BOX] }, 'each of the 24 creations once, C06 is there 2 times'],
    );
  });

  test('[L61] as many cards in hand as rounds are over', () => {
    checkDraft(
      drafted(2),
      [{ hands: [['C01', 'C09'], ['C08']] }, 'each of the 24 creations once, C02 is there 0 times'],
      [
        { hands: [['C01', 'C09'], ['C08']], box: ['C02', ...BOX.slice(2)] },
        '2 creations of seat 1, in hand or completed',
      ],
      [
        {
          hands: [
            ['C01', 'C09'],
            ['C08', 'C02', 'C15'],
          ],
          box: BOX.slice(3),
        },
        '2 creations of seat 1, in hand or completed',
      ],
    );
    const picking = { owed: [{ kind: 'pick', seats: [0, 1] }], memory: undefined };
    checkDraft(drafted(5), [{}, null]);
    checkDraft(drafted(6), [picking, '5 creations of seat 0, in hand or completed']);
  });

  test('[L61] the packets', () => {
    const size = '7 cards in each packet, each once';
    const [one, two] = PACKETS;
    checkDraft(
      drafted(1),
      [{ packets: [one.slice(0, 6), two] }, size],
      [{ packets: [one, two.slice(0, 6)] }, size],
      [{ packets: [[...one, 'C15'], two] }, size],
      [{ packets: [one.slice(0, 6), [...two, 'C07']] }, size],
      [{ packets: [one, ['C01', ...two.slice(1)]] }, size],
      [
        { packets: [one, ['C15', ...two.slice(1)]], box: BOX.slice(2) },
        'the picks of seat 1 in its hand or completed',
      ],
      [
        { packets: [['C15', ...one.slice(1)], two], box: BOX.slice(2) },
        'the picks of seat 0 in its hand or completed',
      ],
      [{ hands: [['C08'], ['C01']] }, 'the picks of seat 0 in its hand or completed'],
    );
    const [six, five, seven] = [
      ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'],
      ['C07', 'C08', 'C09', 'C10', 'C11'],
      ['C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C12'],
    ];
    checkDraft(
      drafted(1, {}, 3),
      [{ packets: [six, [...five, 'C12'], seven.slice(0, 6)] }, null],
      [{ packets: [six, five, seven] }, '6 cards in each packet, each once'],
    );
    checkDraft(
      drafted(2),
      [{}, null],
      [{ hands: [['C09', 'C01'], SECOND.slice(0, 2)] }, 'the picks of seat 0 in its hand or completed'],
      [{ hands: [FIRST.slice(0, 2), ['C02', 'C08']] }, 'the picks of seat 1 in its hand or completed'],
    );
  });

  test('[L61] after it the picks are in the hand, completed or set aside', () => {
    const now = drafted(6);
    const memory = objectIn(now.position['memory']);
    const less = {
      ...memory,
      picks: [
        [2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
      ],
    };
    checkDraft(
      now,
      [{ hands: [FIRST.slice(1), SECOND], completed: [['C01'], []], memory: less }, null],
      [{ hands: [FIRST.slice(1), SECOND], aside: [['C01'], []], memory: less }, null],
      [
        {
          hands: [
            ['C08', ...FIRST.slice(1)],
            ['C01', ...SECOND.slice(1)],
          ],
        },
        'the picks of seat 0 in its hand or completed',
      ],
      [
        { hands: [FIRST, ['C15', ...SECOND.slice(1)]], box: ['C08', ...BOX.filter((id) => id !== 'C15')] },
        'the picks of seat 1 in its hand or completed',
      ],
    );
  });

  test('[L61] no turn before it is over', () => {
    const message = 'no turn before the draft is over';
    checkDraft(
      drafted(1),
      [{ turned: true }, message],
      [{ round: 2 }, message],
      [{ turn: 1 }, message],
      [{ turn: 1, first: 1 }, null],
      [{ turned: true, taken: 1, dealt: 1, lastDeal: 'sell', phase: 'negotiate' }, message],
    );
  });

  test('[M38] a pick for each seat that does not owe one', () => {
    const pick = (...seats: readonly number[]): Json => [{ kind: 'pick', seats: [...seats] }];
    const chosen = (seat: number): string =>
      `seat ${seat} to have chosen, to be choosing, or to have no choice`;
    checkDraft(
      drafted(0),
      [{ owed: pick(1, 0) }, null],
      [{ owed: pick(1), choices: [[1], []] }, null],
      [{ owed: pick(1), choices: [[7], []] }, null],
      [{ owed: pick(1), choices: [[8], []] }, 'a possible choice of seat 0'],
      [{ owed: pick(0), choices: [[], [7]] }, null],
      [{ owed: pick(0), choices: [[], [8]] }, 'a possible choice of seat 1'],
      [{ owed: pick(1), choices: [[], []] }, chosen(0)],
      [{ owed: pick(1), choices: [[1, 2], []] }, chosen(0)],
      [{ owed: pick(1), choices: [[1], [1]] }, chosen(1)],
      [{ owed: pick(1, 1), choices: [[1], []] }, 'each seat that owes a decision once'],
      [{ owed: pick(), choices: [[1], [1]] }, 'each seat that owes a decision once'],
    );
    checkDraft(
      drafted(1),
      [{ owed: pick(1), choices: [[6], []] }, null],
      [{ owed: pick(1), choices: [[7], []] }, 'a possible choice of seat 0'],
    );
  });

  test('[L61] no pick without a draft', () => {
    const hands = [FIRST.slice(1), SECOND.slice(1)];
    check([{}, { hands, owed: owing('pick') }, 'pick to be owed only where it can be']);
  });

  test('[M90] [M102] the memory of the picks', () => {
    const message = 'picks and traced in memory after a draft';
    const faces = 'faces and loose in memory with open first cards';
    const now = drafted(6);
    const six = [1, 2, 3, 4, 5, 6];
    const none = six.map(() => null);
    const [picks, traced] = [
      [six, six],
      [none, none],
    ];
    checkDraft(
      now,
      [{ memory: { picks, traced } }, null],
      [{ memory: undefined }, message],
      [{ memory: { picks } }, message],
      [{ memory: { traced } }, message],
      [{ memory: { picks, traced, faces: [none, none], loose: [[], []] } }, faces],
    );
    checkDraft(drafted(5), [{ memory: { picks, traced } }, message], [{ memory: {} }, null]);
    check([{}, { memory: { picks, traced } }, message], [{}, { memory: {} }, null]);

    const pick = (seat: number): string => `a pick for each card in the hand of seat ${seat}`;
    checkDraft(
      now,
      [{ memory: { picks: [none, none], traced } }, null],
      [{ memory: { picks: [[null, 2, 3, 4, 5, 6], six], traced } }, null],
      [{ memory: { picks: [[2, null, 3, 4, 5, 6], six], traced } }, pick(0)],
      [{ memory: { picks: [[null, 1, 3, 4, 5, 6], six], traced } }, pick(0)],
      [{ memory: { picks: [six, [1, 2, 3, 4, 6, 5]], traced } }, pick(1)],
      [{ memory: { picks: [six.slice(0, 5), six], traced } }, pick(0)],
      [{ memory: { picks: [[...six, null], six], traced } }, pick(0)],
      [{ memory: { picks: [six, [...none, null]], traced } }, pick(1)],
    );
    const tell = (seat: number): string => `traced to tell the picks of seat ${seat}`;
    checkDraft(
      now,
      [{ memory: { picks, traced: [FIRST, SECOND] } }, null],
      [{ memory: { picks, traced: [[null, 'C09', null, null, null, null], none] } }, null],
      [{ memory: { picks, traced: [['C09', null, null, null, null, null], none] } }, tell(0)],
      [{ memory: { picks, traced: [none, FIRST] } }, tell(1)],
      [{ memory: { picks, traced: [none.slice(1), none] } }, tell(0)],
      [{ memory: { picks, traced: [none, [...none, null]] } }, tell(1)],
    );
  });

  test('[M05] [M61] with open first cards nothing is remembered before the draft is over', () => {
    const now = drafted(1, { openFirst: true });
    checkDraft(
      now,
      [{ memory: {} }, null],
      [
        { memory: { faces: [['C01'], ['C08']], loose: [[], []] } },
        'faces and loose in memory with open first cards',
      ],
    );
  });
});

describe('open first cards', () => {
  const open = {
    options: { openFirst: true },
    hands: ['C01 C02 C03 C04 C05 C06', 'C07 C08 C09 C10 C11 C12'],
  } as const;
  const seen = (first: string | null, ...others: readonly (string | null)[]): (string | null)[] => [
    first,
    ...others,
    ...Array.from({ length: 5 - others.length }, () => null),
  ];
  const [faces, loose] = [
    [seen('C01'), seen('C07')],
    [[], []],
  ];

  test('[M05] are remembered with them, and only then', () => {
    const message = 'faces and loose in memory with open first cards';
    check(
      [open, { memory: { faces, loose } }, null],
      [open, { memory: undefined }, null],
      [open, { memory: {} }, message],
      [open, { memory: { faces } }, message],
      [open, { memory: { loose } }, message],
      [{}, { memory: { faces, loose } }, message],
      [{}, { memory: { loose } }, message],
    );
  });

  test('[M90] what is remembered of a hand is true', () => {
    const memory = (first: Json, second: Json, known: Json = [[], []]): FieldChange => ({
      memory: { faces: [first, second], loose: known },
    });
    const of = (seat: number): string => `faces of the hand of seat ${seat}`;
    const among = (seat: number): string => `the first card of seat ${seat} among its faces`;
    check(
      [open, memory(seen('C01', 'C02'), seen('C07', null, 'C09')), null],
      [open, memory(seen('C01', 'C03'), seen('C07')), of(0)],
      [open, memory(seen('C01'), seen('C07', null, 'C10')), of(1)],
      [open, memory(seen('C01').slice(0, 5), seen('C07')), of(0)],
      [open, memory([...seen('C01'), null], seen('C07')), of(0)],
      [open, memory(seen('C01'), seen('C07').slice(0, 5)), of(1)],
      [open, memory(seen(null), seen('C07')), among(0)],
      [open, memory(seen('C01'), seen(null, 'C08')), among(1)],
      [{ ...open, hands: [null, open.hands[1]] }, memory([], seen('C07')), null],
      [{ ...open, hands: [null, open.hands[1]] }, memory([null], seen('C07')), of(0)],
    );
  });

  test('[M90] loose cards are in the hand, not among its faces, and each once', () => {
    const known = (...cards: readonly Json[]): FieldChange => ({ memory: { faces, loose: [...cards] } });
    const of = (seat: number): string => `loose cards of the hand of seat ${seat}`;
    check(
      [open, known(['C02', 'C06'], ['C08']), null],
      [open, known(['C08'], []), of(0)],
      [open, known(['C02', 'C08'], []), of(0)],
      [open, known(['C01'], []), of(0)],
      [open, known([], ['C07']), of(1)],
      [open, known([], ['C13']), of(1)],
      [open, known(['C02', 'C02'], []), 'each loose card of seat 0 once'],
      [open, known([], ['C08', 'C09', 'C08']), 'each loose card of seat 1 once'],
    );
  });
});

describe('a decision that is owed', () => {
  const can = (kind: string): string => `${kind} to be owed only where it can be`;

  test('[M10] one at most, and by the right seat', () => {
    const turn = 'the decision owed by the seat whose turn it is';
    const once = 'each seat that owes a decision once';
    const gain = { kind: 'gain', from: 'B' };
    const full = { benches: ['', 'BBBBBBBBB'] } as const;
    checkTables(
      [{ owed: [] }, null],
      [{ owed: owing('gain', { from: 'B' }) }, null],
      [{ owed: [...owing('spin'), ...owing('gain', { from: 'B' })] }, 'one owed decision at most'],
      [{ owed: [{ ...gain, seats: [] }] }, once],
      [{ owed: [{ ...gain, seats: [0, 0] }] }, once],
      [{ owed: [{ ...gain, seats: [1] }] }, turn],
      [{ owed: [{ ...gain, seats: [0, 1] }] }, turn],
      [{ owed: [{ ...gain, seats: [1] }], turn: 1 }, null],
      [{ ...full, owed: [{ kind: 'return', seats: [1], count: 1 }] }, null],
      [{ benches: ['B', 'G'], owed: [{ kind: 'discard', seats: [0, 1] }] }, null],
      [{ benches: ['B', 'G'], owed: [{ kind: 'discard', seats: [1, 0] }], turn: 1 }, null],
    );
    const over = { at: 'sold', first: 1, hands: [null] } as const;
    check([over, { phase: 'over', owed: owing('spin') }, 'nothing owed when the match is over']);
  });

  test('[M11] [L40] [L47] a count only where it counts', () => {
    const none = (kind: string): string => `no count for ${kind}`;
    const rich = { benches: ['BG', 'R'], markets: { NE: 'B' } } as const;
    const deal = { ...rich, at: 'taken' } as const;
    checkTables(
      [{ owed: owing('gain', { from: 'B', count: 1 }) }, none('gain')],
      [{ owed: owing('spin', { count: 1 }) }, none('spin')],
      [{ ...rich, owed: owing('travel', { count: 1 }) }, none('travel')],
      [{ ...rich, owed: owing('claim', { count: 1 }) }, none('claim')],
      [{ ...rich, owed: owing('discard', { count: 1 }) }, none('discard')],
      [{ ...deal, owed: owing('buy', { count: 2 }), terms: { price: 0 } }, none('buy')],
      [{ ...rich, owed: owing('swap', { count: 1 }) }, null],
      [{ owed: owing('order', { count: 1 }) }, null],
    );
  });

  test('[L16] a surplus is owed by one seat, and all of it', () => {
    const bench = (seat: number): string =>
      `at most eight shards on the bench of seat ${seat}, or the surplus owed`;
    const [eight, nine, ten] = ['BBBBGGGG', 'BBBBBGGGG', 'BBBBBGGGGG'];
    const owed = (count: number, seat = 0): { readonly owed: Json[] } => ({
      owed: [{ kind: 'return', seats: [seat], count }],
    });
    checkTables(
      [{ benches: [eight] }, null],
      [{ benches: [nine] }, bench(0)],
      [{ benches: ['', nine] }, bench(1)],
      [{ benches: [nine], ...owed(1) }, null],
      [{ benches: [nine], ...owed(2) }, bench(0)],
      [{ benches: [eight], ...owed(1) }, bench(0)],
      [{ benches: [ten], ...owed(2) }, null],
      [{ benches: [ten], ...owed(1) }, bench(0)],
      [{ benches: [nine, 'YYYYYRRRR'], ...owed(1) }, bench(1)],
      [{ benches: ['YYYYYRRRR', nine], ...owed(1, 1) }, bench(0)],
      [{ benches: [nine], ...owed(1, 1) }, bench(0)],
      [{ benches: [nine], owed: owing('spin') }, bench(0)],
      [{ benches: [nine, 'YYYYYRRRR'], owed: [{ kind: 'return', seats: [0, 1], count: 1 }] }, can('return')],
    );
  });

  test('[L15] a substitute while a taking is not complete', () => {
    const bench = (seat: number): string =>
      `at most eight shards on the bench of seat ${seat}, or the surplus owed`;
    const owed = (count: number): { readonly owed: Json[] } => ({ owed: owing('substitute', { count }) });
    const at = 'taken';
    checkTables(
      [{ at, ...owed(1) }, null],
      [{ at, ...owed(2) }, null],
      [{ at, ...owed(3) }, can('substitute')],
      [{ at: 'turned', ...owed(1) }, can('substitute')],
      [{ at: 'sold', ...owed(1) }, can('substitute')],
      [{ at, benches: ['BBBBBGGGG'], ...owed(1) }, null],
      [{ at, benches: ['BBBBBGGGGG'], ...owed(1) }, bench(0)],
      [{ at, benches: ['', 'BBBBBGGGG'], ...owed(1) }, bench(1)],
    );
  });

  test('[M33] [L33] shards of the warehouse to choose from', () => {
    const receive = (from: string | undefined, at: Given['at'] = 'exchanged'): Given => ({
      at,
      completed: ['C01'],
      owed: [{ kind: 'receive', seats: [0], ...(from === undefined ? {} : { from }) }],
    });
    checkTables(
      [receive('BG'), null],
      [receive('TTTTTT'), null],
      [receive('TTTTTTT'), can('receive')],
      [receive(undefined), can('receive')],
      [receive(''), can('receive')],
      [receive('BG', 'sold'), can('receive')],
      [receive('BG', 'start'), can('receive')],
      [{ owed: owing('gain', { from: 'BGYRT' }) }, null],
      [{ owed: owing('gain') }, can('gain')],
      [{ owed: owing('gain', { from: 'TTTTTTT' }) }, can('gain')],
      [{ owed: owing('gain', { from: 'BBBBBBBBBB' }), markets: { NE: 'B' } }, can('gain')],
    );
    check([receive('BG'), { phase: 'create', made: 1, lastMade: 1 }, can('receive')]);
  });

  test('[L40] [L47] the order of a hand, swaps', () => {
    const benches = ['BG'];
    checkTables(
      [{ owed: owing('order') }, null],
      [{ owed: owing('order', { count: 4 }) }, null],
      [{ owed: owing('order', { count: 5 }) }, can('order')],
      [{ owed: owing('order'), hands: [null] }, can('order')],
      [{ owed: [{ kind: 'order', seats: [1] }], turn: 1, hands: [null] }, null],
      [{ benches, owed: owing('swap', { count: 1 }) }, null],
      [{ benches, owed: owing('swap', { count: 2 }) }, null],
      [{ benches, owed: owing('swap', { count: 3 }) }, can('swap')],
      [{ benches, owed: owing('swap') }, can('swap')],
    );
  });

  test('[L63] [L64] [L65] [L66] with others', () => {
    const benches = ['BG', 'R'];
    checkTables(
      [{ benches, owed: owing('claim') }, null],
      [{ benches, owed: owing('claim'), money: [1, 0] }, null],
      [{ benches, owed: owing('claim'), money: [0, 4] }, can('claim')],
      [{ benches, owed: owing('give') }, null],
      [{ benches, owed: owing('trade') }, null],
      [{ seats: 1, benches, owed: owing('give') }, can('give')],
      [{ seats: 1, benches, owed: owing('trade') }, can('trade')],
      [{ seats: 1, benches, owed: owing('discard') }, can('discard')],
    );
  });

  test('[L59] a market to be emptied, only alone and before the turn', () => {
    const markets = { NE: 'B', SE: 'G' };
    const given = { seats: 1, pile: 'ring ring red green blue', markets } as const;
    checkTables(
      [{ ...given, owed: owing('empty') }, null],
      [{ ...given, at: 'turned', owed: owing('empty') }, can('empty')],
      [{ markets, owed: owing('empty') }, can('empty')],
    );
  });

  test('[M68] what was declared, and its terms', () => {
    const given = { benches: ['GGGR'], markets: { NE: 'B' }, hands: ['C17'] } as const;
    const price = 'a price of 0 exactly when a Buy was declared';
    const proceeds = 'proceeds of 4 exactly when a Sell was declared';
    const part = 'any part exactly when an Exchange was declared';
    const bonus = 'a bonus exactly when a creation was declared';
    for (const [kind, terms, message] of [
      ['buy', { price: 0 }, price],
      ['sell', { proceeds: 4 }, proceeds],
      ['exchange', { anyPart: true }, part],
    ] as const) {
      const owed = owing(kind);
      checkTables(
        [{ ...given, at: 'taken', owed, terms }, null],
        [{ ...given, at: 'taken', owed }, message],
        [{ ...given, at: 'taken', terms }, message],
        [{ ...given, at: 'turned', owed, terms }, can(kind)],
        [{ ...given, at: 'sold', owed, terms }, can(kind)],
        [{ ...given, at: 'sold', owed, terms: { ...terms, deals: 2 } }, null],
      );
    }
    const owed = owing('create');
    const terms = { bonus: 2 };
    checkTables(
      [{ ...given, at: 'sold', owed, terms }, null],
      [{ ...given, at: 'sold', owed }, bonus],
      [{ ...given, at: 'sold', terms }, bonus],
      [{ ...given, at: 'taken', owed, terms }, can('create')],
    );
  });

  test('[M42] a discard for each seat with shards that does not owe one', () => {
    const chosen = (seat: number): string =>
      `seat ${seat} to have chosen, to be choosing, or to have no choice`;
    const two: Given = { benches: ['BG', 'R'] };
    const none: Given = { benches: ['BG', ''] };
    const discard = (seats: readonly number[], ...choices: readonly Json[]): FieldChange => ({
      owed: [{ kind: 'discard', seats }],
      choices,
    });
    check(
      [two, discard([0, 1], [], []), null],
      [two, discard([0], [], ['R']), null],
      [two, discard([1], ['G'], []), null],
      [two, discard([1], ['B'], []), null],
      [two, discard([0], [], []), chosen(1)],
      [two, discard([0], ['B'], ['R']), chosen(0)],
      [two, discard([0, 1], [], ['R']), chosen(1)],
      [two, discard([0], [], ['R', 'R']), chosen(1)],
      [two, discard([0], [], ['G']), 'a possible choice of seat 1'],
      [two, discard([1], ['R'], []), 'a possible choice of seat 0'],
      [none, discard([0], [], []), null],
      [none, discard([0], [], ['R']), chosen(1)],
      [two, { choices: [['B'], []] }, chosen(0)],
      [two, { owed: owing('spin'), choices: [[], ['R']] }, chosen(1)],
      [two, { owed: owing('spin'), choices: [[], []] }, null],
    );
  });

  test('[M10] whoever owes a decision has a choice', () => {
    const stuck = (seat: number): string => `seat ${seat} to have a choice`;
    checkTables(
      [{ owed: owing('travel') }, stuck(0)],
      [{ owed: owing('travel'), markets: { NE: 'B' } }, null],
      [{ owed: owing('swap', { count: 2 }) }, stuck(0)],
      [{ benches: ['B', ''], owed: [{ kind: 'discard', seats: [0, 1] }] }, stuck(1)],
      [{ benches: ['', 'B'], owed: [{ kind: 'discard', seats: [1, 0] }] }, stuck(0)],
      [{ benches: ['B', ''], owed: owing('claim') }, stuck(0)],
      [{ benches: ['', 'B'], owed: owing('give') }, stuck(0)],
      [{ benches: ['B', ''], owed: owing('trade') }, stuck(0)],
      [{ benches: ['B', 'B'], owed: owing('trade') }, stuck(0)],
    );
  });
});
