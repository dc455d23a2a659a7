import { describe, expect, test } from 'vitest';
import { apply, type Seat } from '#core/game';
import { newMatch } from '#core/match';
import type { Json } from '#core/json';
import { quickRandom } from '#core/random';
import { listIn } from '#core/testing/json';
import { CARDS, cardWord } from '../rules/cards.ts';
import { murano } from '../index.ts';
import { knownHand } from '../view/knowledge.ts';
import type { State } from '../rules/state.ts';
import { tableOf } from '../testing/table.ts';

type Table = ReturnType<typeof tableOf>;

/** Seat 0 is dealt C01, C02 …, seat 1 the next ones, and so on. */
function draft(seats: number, given: Record<string, Json> = {}): Table {
  const names = CARDS.map(cardWord);
  const { expert = false } = given;
  const size = Math.min((seats === 2 ? 6 : 5) + (expert === true ? 1 : 0) + 1, 24 / seats);
  const deal = {
    first: 0,
    ring: 0,
    selector: expert === true ? 'noon' : 0,
    markets: { NE: 'B', SE: 'G', SW: 'Y', NW: 'R' },
    advantages: { art: 'magician', jewellery: 'expert', tableware: 'free', animals: 'merchant' },
    hands: Array.from({ length: seats }, (_, seat) => names.slice(seat * size, (seat + 1) * size)),
    rest: names.slice(seats * size),
  };
  return tableOf(newMatch(murano, { options: { draft: true, ...given }, seats, start: { deal } }).state);
}

/** Everybody picks the card in this place of the packet. */
function round(table: Table, ...places: readonly number[]): Table {
  return places.reduce((now, place, seat) => now.by(seat, `pick-${place}`), table);
}
const rounds = (table: Table, count: number): Table =>
  Array.from({ length: count }).reduce<Table>((now) => round(now, ...now.state.hands.map(() => 1)), table);
const packets = (table: Table, seat: Seat | null): Json | undefined => table.seen(seat)['packets'];

describe('the draft', () => {
  test('[L61] [M38] all pick at once, in any order, and the packets go to the left', () => {
    const now = draft(3);
    expect(murano.toAct(now.state)).toEqual([0, 1, 2]);
    expect(now.legal()).toEqual(['pick-1', 'pick-2', 'pick-3', 'pick-4', 'pick-5', 'pick-6']);
    const two = now.by(2, 'pick-6').by(0, 'pick-1');
    expect(two.state.hands).toEqual([[], [], []]);
    expect(murano.toAct(two.state)).toEqual([1]);
    const all = two.by(1, 'pick-3');
    expect(all.position).toMatchObject({ hands: [['C01'], ['C09'], ['C18']] });
    expect(packets(all, 1)).toEqual([
      [null, 'C02', 'C03', 'C04', 'C05', 'C06'],
      ['C09', 'C07', 'C08', 'C10', 'C11', 'C12'],
      [null, null, null, null, null, null],
    ]);
  });

  test('[L61] only a card of the packet, and nothing else before', () => {
    const now = draft(3);
    expect(now.why('pick-7', 1)).toBe('L61');
    expect(now.why('selector', 0)).toBe('L61');
    expect(now.by(1, 'pick-1').why('pick-2', 1)).toBe('M98');
  });

  test('[M38] the card picked first is first in hand; the last of each packet goes back to the box', () => {
    const done = rounds(draft(3), 5);
    expect(done.position).toMatchObject({
      hands: [
        ['C01', 'C14', 'C09', 'C04', 'C17'],
        ['C07', 'C02', 'C15', 'C10', 'C05'],
        ['C13', 'C08', 'C03', 'C16', 'C11'],
      ],
      owed: [],
      phase: 'collect',
      turn: 0,
    });
    expect(done.position['box']).toEqual(['C06', 'C12', 'C18', 'C19', 'C20', 'C21', 'C22', 'C23', 'C24']);
    expect(done.legal()).toContain('selector');
  });

  test('[M61] four experts keep the last card as their sixth pick', () => {
    const five = rounds(draft(4, { expert: true, advantages: 'random' }), 5);
    expect(five.legal()).toEqual(['pick-1']);
    const done = rounds(five, 1);
    expect(done.state.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
    expect(done.state.box).toEqual([]);
  });
});

describe('what is hidden', () => {
  test('[M06] packets, picks and creations not dealt', () => {
    const one = draft(2).by(0, 'pick-3');
    expect(one.seen(1)).toMatchObject({
      choices: [[null], []],
      packets: [[null, null, null, null, null, null, null], expect.any(Array)],
    });
    expect(one.seen(0)).toMatchObject({ choices: [[3], []] });
    expect(one.seen(null)).toMatchObject({ choices: [[null], []] });
    expect(murano.view(one.state, 0).box.every((card) => card === -1)).toBe(true);
    expect(one.log('pick-1', 0).key).toBe('log.pick');
    expect(draft(2).log('pick-1', 1)).toEqual({ key: 'log.pick', with: { who: 0 } });
  });

  test('[M06] a preview of the last pick leaves those of the others unknown', () => {
    const view = murano.view(draft(2).by(1, 'pick-3').state, 0);
    const after = apply(murano, view, 0, murano.parse('pick-2')!);
    expect(after.hands).toEqual([[1], [-1]]);
    expect(after.packets).toEqual([
      [1, 0, 2, 3, 4, 5, 6],
      [-1, -1, -1, -1, -1, -1, -1],
    ]);
    expect(after.choices).toEqual([[], []]);
    expect(murano.toAct(after)).toEqual([0, 1]);
  });

  test('[M06] the picker reads which card it was once the packets go on', () => {
    const last = draft(2).by(0, 'pick-3');
    expect(last.log('pick-2', 1)).toEqual({
      key: 'log.pickSeen',
      with: { who: 1, creation: '@creation.C09' },
    });
    expect(last.log('pick-2', 0)).toEqual({ key: 'log.pick', with: { who: 1 } });
  });
});

describe('the memory of a draft', () => {
  test('[M102] with two players a packet that comes back tells what the rival took', () => {
    // Seat 0 holds C01–C07, seat 1 C08–C14.
    const done = rounds(draft(2), 6);
    expect(done.position).toMatchObject({
      hands: [expect.any(Array), ['C08', 'C02', 'C10', 'C04', 'C12', 'C06']],
    });
    expect(packets(done, 0)).toEqual([
      ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07'],
      [null, 'C09', 'C10', 'C11', 'C12', 'C13', 'C14'],
    ]);
    const known = knownHand(murano.view(done.state, 0), 0, 1);
    // The first pick was never seen, and the last one is one of two.
    expect(known.places.map((card) => (card < 0 ? null : cardWord(card)))).toEqual([
      null,
      'C02',
      'C10',
      'C04',
      'C12',
      null,
    ]);
    expect(known.loose).toEqual([]);
  });

  test('[M102] with three players it tells which cards are gone, not who took which', () => {
    const done = rounds(draft(3), 5);
    const [own] = listIn(packets(done, 0));
    expect(own).toEqual(['C01', 'C02', 'C03', 'C04', 'C05', 'C06']);
    const taken = round(round(round(draft(3), 1, 1, 1), 1, 5, 1), 1, 1, 1);
    // C05 left before C02, but seat 0 cannot know.
    expect(listIn(packets(taken, 0))[0]).toEqual(['C01', 'C02', 'C06', 'C03', 'C04', 'C05']);
    expect(knownHand(murano.view(taken.state, 0), 0, 1)).toEqual({ places: [-1, -1, -1], loose: [] });
  });

  test('[M102] spectators have held nothing', () => {
    expect(
      listIn(packets(rounds(draft(2), 6), null))
        .flatMap(listIn)
        .every((card) => card === null),
    ).toBe(true);
  });

  test('[M90] a paid reorder moves what is known with its place', () => {
    const done = rounds(draft(2), 6).play('selector', 'take', 'sell-B', 'end');
    const before = knownHand(murano.view(done.state, 0), 0, 1).places;
    const moved = done.play('reorder-3');
    expect(knownHand(murano.view(moved.state, 0), 0, 1).places).toEqual([
      before[1],
      before[2],
      before[0],
      ...before.slice(3),
    ]);
    expect(moved.position).toMatchObject({
      memory: {
        picks: [
          [1, 2, 3, 4, 5, 6],
          [2, 3, 1, 4, 5, 6],
        ],
      },
    });
  });

  test('[M90] [M102] after Magician the cards are still known, but not their places', () => {
    const drafted = rounds(draft(2), 6).play('selector', 'take', 'sell-B', 'end').state;
    // Seat 1 has completed its first pick, whose category lies over Magician.
    const [, hand] = drafted.hands;
    const made: State = {
      ...drafted,
      hands: [drafted.hands[0], hand.slice(1)],
      completed: [[], [hand[0]]],
      advantages: drafted.advantages.map(() => 7),
      memory: {
        ...drafted.memory,
        picks: [drafted.memory.picks[0], [1, 2, 3, 4, 5]],
        traced: [drafted.memory.traced[0], [hand[0], -1, -1, -1, -1, -1]],
      },
    };
    const table = tableOf(made);
    const used = table.play(table.legal('activate')[0], 'order-5', 'order-3', 'order-4', 'order-4');
    const known = knownHand(murano.view(used.state, 0), 0, 1);
    expect(known.places).toEqual([-1, -1, -1, -1, -1]);
    expect(known.loose.map(cardWord)).toEqual(['C02', 'C04', 'C10', 'C12']);
    for (let seed = 0; seed < 30; seed += 1) {
      const imagined = murano.imagine(murano.view(used.state, 0), 0, quickRandom(seed));
      expect(imagined.hands[1]).toEqual(expect.arrayContaining([...known.loose]));
    }
  });

  test('[M102] a card completed later tells which pick it was', () => {
    const done = rounds(draft(2), 6);
    expect(done.position).toMatchObject({
      memory: { traced: [Array.from({ length: 6 }, () => null), expect.any(Array)] },
    });
    const ready = tableOf({
      ...done.state,
      turned: true,
      taken: 1,
      dealt: 1,
      lastDeal: 'sell',
      phase: 'negotiate',
      benches: [(2 << 5) + (1 << 10) + (1 << 15), 0],
    });
    expect(ready.play('create-GGYR').position).toMatchObject({
      memory: { traced: [['C01', null, null, null, null, null], expect.any(Array)] },
    });
  });

  test('[M102] an imagined match agrees with every packet that was held', () => {
    for (const seats of [2, 3, 4]) {
      const drafted = rounds(draft(seats), 3);
      for (const viewer of [...drafted.state.hands.keys(), null]) {
        const view = murano.view(drafted.state, viewer);
        const imagined = murano.imagine(view, viewer, quickRandom(seats));
        expect(murano.view(imagined, viewer)).toEqual(view);
        expect(() => murano.json.readPosition(murano.json.position(imagined))).not.toThrow();
      }
    }
  });
});
