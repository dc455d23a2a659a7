import { describe, expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { defaultOptions } from '#core/options';
import { murano } from '../index.ts';
import type { Options } from '../options.ts';
import type { Deal } from './setup.ts';
import { shardsWord, sizeOf } from './shards.ts';
import type { State } from './state.ts';

const options = (given: Partial<Options> = {}): Options =>
  murano.options.settle({ ...defaultOptions(murano.options), ...given });

function deals(seats: number, given: Partial<Options> = {}, count = 300): Deal[] {
  const random = quickRandom(3);
  return Array.from({ length: count }, () => murano.deal(options(given), seats, random));
}
const begun = (seats: number, given: Partial<Options> = {}): State =>
  murano.setup(options(given), seats, deals(seats, given, 1)[0]);
const sizes = (seats: number, given: Partial<Options> = {}): number[] =>
  begun(seats, given).hands.map((hand) => hand.length);
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

describe('the board', () => {
  test('[L2] the side of the ring is an option', () => {
    expect(begun(2, { ring: 'B' }).options.ring).toBe('B');
  });

  test('[M01] side I of the circle, and side II by option', () => {
    expect(begun(2).options.circle).toBe('I');
    expect(begun(2, { circle: 'II' }).options.circle).toBe('II');
  });

  test('[L3] [M02] chance sets the selector on one of the twelve pairs', () => {
    expect(different(deals(2).map(({ selector }) => selector))).toBe(12);
  });

  test('[M03] chance sets the ring to one of its twelve positions, in every mode', () => {
    for (const seats of [1, 2]) expect(different(deals(seats).map(({ ring }) => ring))).toBe(12);
    expect(different(deals(2, { expert: true }).map(({ ring }) => ring))).toBe(12);
  });

  test('[L3] [L5] one shard of each colour on the markets, 42 in the warehouse', () => {
    const state = begun(4);
    expect(state.markets.map(shardsWord).sort()).toEqual(['B', 'G', 'R', 'Y']);
    expect(sizeOf(state.warehouse)).toBe(42);
    expect(shardsWord(state.warehouse)).toMatch(/^B{9}G{9}Y{9}R{9}T{6}$/u);
    expect(different(deals(2).map(({ markets }) => markets))).toBe(24);
  });

  test('[L6] [M91] empty workbenches and 4 L for everybody, in every mode', () => {
    for (const state of [begun(1), begun(4), begun(3, { expert: true, draft: true })]) {
      expect(state.benches.every((bench) => bench === 0)).toBe(true);
      expect(state.money.every((liras) => liras === 4)).toBe(true);
    }
  });
});

describe('the hands', () => {
  test('[L4] five creations, six with two players', () => {
    expect(sizes(2)).toEqual([6, 6]);
    expect(sizes(3)).toEqual([5, 5, 5]);
    expect(sizes(4)).toEqual([5, 5, 5, 5]);
  });

  test('[L49] six alone', () => {
    expect(sizes(1)).toEqual([6]);
  });

  test('[L68] six in an expert match, seven with two players', () => {
    expect(sizes(2, { expert: true })).toEqual([7, 7]);
    expect(sizes(4, { expert: true })).toEqual([6, 6, 6, 6]);
  });

  test('[M04] in an order made by chance', () => {
    const hands = deals(2).map(({ hands: [hand] }) => hand);
    expect(hands.some((hand) => hand.some((card, at) => at > 0 && card < hand[at - 1]))).toBe(true);
    expect(begun(2).hands).toEqual(deals(2, {}, 1)[0].hands);
  });

  test('[L61] packets of six creations, seven with two players, and no hands yet', () => {
    expect(begun(3, { draft: true }).packets.map((packet) => packet.length)).toEqual([6, 6, 6]);
    expect(begun(2, { draft: true }).packets.map((packet) => packet.length)).toEqual([7, 7]);
    expect(sizes(2, { draft: true })).toEqual([0, 0]);
  });

  test('[M61] experts draft from eight with two players, seven with three, six with four', () => {
    const dealt = (seats: number): number => begun(seats, { draft: true, expert: true }).packets[0].length;
    expect([2, 3, 4].map(dealt)).toEqual([8, 7, 6]);
  });
});

describe('who begins', () => {
  test('[L7] [M08] chance decides, or the option', () => {
    expect(different(deals(4).map(({ first }) => first))).toBe(4);
    expect(deals(4, { first: 'seat2' }).every(({ first }) => first === 2)).toBe(true);
    expect(begun(4, { first: 'seat2' }).turn).toBe(2);
  });

  test('[M08] in a rematch the next seat begins', () => {
    const state: State = { ...begun(3, { first: 'seat2' }), phase: 'over' };
    expect(murano.rematch(state).first).toBe('seat0');
    expect(murano.rematch({ ...begun(1), phase: 'over' }).first).toBe('seat0');
  });
});

const FIRST = [0, 1, 2, 3];
const drawn = (given: Partial<Options>, seats = 2): number[] =>
  [...new Set(deals(seats, given).flatMap(({ advantages }) => advantages))].sort((a, b) => a - b);

describe('the advantages', () => {
  test('[L8] four of the sixteen by chance, one under each category', () => {
    expect(drawn({})).toEqual(Array.from({ length: 16 }, (_, i) => i));
    for (const { advantages } of deals(2)) expect(new Set(advantages).size).toBe(4);
  });

  test('[L9] [M91] the set for a first match lies under the categories by chance', () => {
    expect(drawn({ advantages: 'first' })).toEqual(FIRST);
    expect(different(deals(2, { advantages: 'first' }).map(({ advantages }) => advantages))).toBe(24);
  });

  test('[L8] 1 and 2 may be taken out', () => {
    expect(drawn({ advantages: 'withoutGifts' })).toEqual(Array.from({ length: 14 }, (_, i) => i + 2));
  });

  test('[L8] or four are chosen', () => {
    const chosen = ['expert', 'magician', 'topPrice', 'visionary'] as const;
    expect(drawn({ advantages: 'chosen', chosen })).toEqual([4, 7, 13, 15]);
  });

  test('[L67] [M07] an expert match removes 1, 2 and 11; by option only 11, or nothing', () => {
    const others = Array.from({ length: 16 }, (_, i) => i).filter((i) => i > 1 && i !== 10);
    expect(drawn({ expert: true })).toEqual(others);
    expect(drawn({ expert: true, expertCards: 'sheet' })).toEqual([0, 1, ...others]);
    expect(drawn({ expert: true, expertCards: 'all' })).toHaveLength(16);
  });

  test('[L62] [M37] one interactive advantage by chance and three others', () => {
    for (const { advantages } of deals(3, { interactive: 'random' })) {
      expect(advantages.filter((advantage) => advantage >= 16)).toHaveLength(1);
    }
    expect(drawn({ interactive: 'random' })).toHaveLength(20);
  });

  test('[M37] by option the interactive one is chosen, or all four are shuffled in', () => {
    const dealer = deals(2, { interactive: 'chosen', chosen: ['dealer'] });
    for (const { advantages } of dealer) {
      expect(advantages.filter((advantage) => advantage >= 16)).toEqual([17]);
    }
    const counts = deals(2, { interactive: 'shuffled' }).map(
      ({ advantages }) => advantages.filter((advantage) => advantage >= 16).length,
    );
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });
});

describe('the modules', () => {
  test('[L49] alone: six challenge cards in the pile, four in the box', () => {
    const state = begun(1);
    expect(state.pile).toHaveLength(6);
    expect(state.unused).toHaveLength(4);
    expect([...state.pile, ...state.unused].sort((a, b) => a - b)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 7]);
  });

  test('[M51] alone: 4 L, four of the sixteen advantages, one shard on each market', () => {
    const state = begun(1);
    expect(state.money).toEqual([4]);
    expect(state.advantages).toHaveLength(4);
    expect(drawn({}, 1).every((advantage) => advantage < 16)).toBe(true);
    expect(state.markets.map(sizeOf)).toEqual([1, 1, 1, 1]);
  });

  test('[L69] [M53] experts: Liras at 12:00 and 6:00', () => {
    expect(begun(2, { expert: true }).liras).toEqual([1, 1]);
    expect(begun(3, { expert: true }).liras).toEqual([1, 2]);
    expect(begun(4, { expert: true }).liras).toEqual([2, 2]);
  });

  test('[L70] experts: the selector begins at 12:00', () => {
    expect(begun(2, { expert: true }).selector).toBe(12);
  });

  test('[L73] [M101] experts: the last seat in turn order begins with the owl', () => {
    expect(begun(4, { expert: true, first: 'seat2' }).owl).toBe(1);
    expect(begun(3, { expert: true, first: 'seat0' }).owl).toBe(2);
    expect(begun(2).owl).toBe(-1);
  });
});
