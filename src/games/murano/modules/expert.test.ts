import { describe, expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { defaultOptions } from '#core/options';
import { murano } from '../index.ts';
import { table } from '../testing/table.ts';

const expert = { options: { expert: true } } as const;

describe('the selector', () => {
  test('[L70] [M54] the first half step goes from 12:00 to the first pair and passes no Lira', () => {
    const now = table({ ...expert, selector: 'noon' });
    expect(now.after('selector')).toEqual({ selector: 0, turned: true });
  });

  test('[L71] [M53] passing 6:00 or 12:00 takes one Lira', () => {
    const lead = { ...expert, completed: ['', 'C01'] } as const;
    expect(table({ ...lead, selector: 5 }).after('selector')).toEqual({
      selector: 6,
      turned: true,
      liras: [1, 0],
      'money 1': 5,
    });
    expect(table({ ...lead, selector: 11 }).after('selector')).toEqual({
      selector: 0,
      turned: true,
      liras: [0, 1],
      'money 1': 5,
    });
    expect(table({ ...lead, selector: 4 }).after('selector')).toEqual({ selector: 5, turned: true });
    expect(table({ ...lead, selector: 5, liras: [1, 0] }).after('selector')).toEqual({
      selector: 6,
      turned: true,
    });
  });

  test('[L71] it goes to whoever has completed the most creations, those set aside included', () => {
    const now = table({
      ...expert,
      seats: 3,
      selector: 5,
      completed: ['C01', 'C02', ''],
      aside: ['', 'C03', 'C04'],
    });
    expect(now.after('selector')).toMatchObject({ 'money 1': 5, liras: [1, 1] });
    expect(now.log('selector', 0)).toMatchObject({ key: 'log.selectorLira', with: { whom: 1 } });
  });

  test('[M55] on a tie, even at none, it goes to the bank and counts as taken', () => {
    const none = table({ ...expert, selector: 5 });
    expect(none.after('selector')).toEqual({ selector: 6, turned: true, liras: [1, 0] });
    expect(none.log('selector', 0).key).toBe('log.selectorBank');
    const tied = table({ ...expert, seats: 3, selector: 5, completed: ['C01', 'C02', ''] });
    expect(tied.after('selector')).toEqual({ selector: 6, turned: true, liras: [1, 1] });
  });

  test('[M56] counted at the instant it passes; what was done at the start of the turn comes before', () => {
    const now = table({ ...expert, selector: 5, advantages: 'magician', completed: ['C01'], money: [0, 0] });
    const passed = now.play(
      'activate-C01-art',
      'order-1',
      'order-2',
      'order-3',
      'order-4',
      'order-5',
      'selector',
    );
    expect(passed.state.money).toEqual([2, 0]);
  });

  test('[M77] Prevident, if an option lets it in, is refused at 12:00', () => {
    const given = { ...expert, advantages: 'prevident', completed: ['C01'] } as const;
    expect(table({ ...given, selector: 'noon' }).why('activate-C01-art')).toBe('M77');
    expect(table({ ...given, selector: 3 }).why('activate-C01-art')).toBeNull();
  });
});

describe('transparent shards', () => {
  const now = { ...expert, at: 'sold', hands: ['C17'] } as const;

  test('[L72] [M59] each one used takes 1 L from the pay', () => {
    expect(table({ ...now, benches: ['BGGRT'] }).after('create-GGRT')).toMatchObject({
      'money 0': 4 + 7 - 1,
    });
    expect(table({ ...now, benches: ['BBBBTTTT'] }).after('create-TTTT')).toMatchObject({ phase: 'create' });
    expect(table({ ...now, benches: ['BBBBTTTT'] }).play('create-TTTT').state.money[0]).toBe(4);
  });

  test('[L72] not in other matches', () => {
    expect(table({ at: 'sold', hands: ['C17'], benches: ['BGGRT'] }).after('create-GGRT')).toMatchObject({
      'money 0': 11,
    });
  });

  test('[M34] Top Price goes by the amount really received', () => {
    const given = { ...now, advantages: 'topPrice', completed: ['C01'] } as const;
    expect(table({ ...given, benches: ['GGRT'] }).why('activate-C01-art')).toBe('M68');
    expect(table({ ...given, benches: ['GGGR'] }).why('activate-C01-art')).toBeNull();
  });
});

describe('the owl', () => {
  const now = () => table({ ...expert, seats: 3, owl: 0, hands: ['C01 C02 C03 C04 C05 C06'] });

  test('[L73] [M101] a card to the front, the others keep their order, the owl to the seat before', () => {
    expect(now().after('owl-4')).toEqual({ 'hand 0': 'C04 C01 C02 C03 C05 C06', owl: 2 });
    expect(table({ ...expert, seats: 3, owl: 1, turn: 1 }).after('owl-2')).toMatchObject({ owl: 0 });
  });

  test('[M60] it costs nothing and is offered at every free moment of the own turn', () => {
    for (const at of ['start', 'turned', 'taken', 'sold', 'created'] as const) {
      expect(
        table({ ...expert, at, owl: 0, money: [0], selector: 3, completed: ['C01'] }).legal('owl'),
      ).not.toEqual([]);
    }
    expect(table({ ...expert, owl: 1 }).why('owl-2', 1)).toBe('L12');
    expect(table({ ...expert, owl: 1 }).why('owl-2', 0)).toBe('L73');
  });

  test('[M60] with two cards at least', () => {
    const single = table({ ...expert, owl: 0, hands: ['C01'], aside: ['C02 C03 C04 C05 C06 C07'] });
    expect(single.why('owl-2')).toBe('M60');
  });

  test('[M70] not for the first card', () => {
    expect(now().why('owl-1')).toBe('M70');
    expect(now().why('owl-7')).toBe('M70');
    expect(now().legal('owl')).toEqual(['owl-2', 'owl-3', 'owl-4', 'owl-5', 'owl-6']);
  });

  test('[M60] the next holder may use it in their next turn', () => {
    const passed = table({ ...expert, at: 'sold', selector: 3, owl: 0 }).play('owl-2', 'end');
    expect(passed.seat).toBe(1);
    expect(passed.legal('owl')).toHaveLength(6);
  });
});

describe('the end', () => {
  test('[L74] [M57] the round in which the last Lira falls is the last one', () => {
    const now = table({ ...expert, selector: 5, liras: [0, 1], round: 7 }).play(
      'selector',
      'take',
      'sell-R',
      'end',
    );
    expect(now.state.phase).toBe('collect');
    const over = now.play('selector', 'take', 'sell-B', 'end');
    expect(over.state.phase).toBe('over');
    expect(over.outcome?.reason).toEqual({ key: 'outcome.liras' });
  });

  test('[M55] [L74] also when it goes to the bank', () => {
    const now = table({ ...expert, first: 1, selector: 11, liras: [1, 0] }).play('selector', 'take');
    expect(now.play(now.legal('sell')[0], 'end').state.phase).toBe('over');
  });

  test.each([2, 3, 4])('[M53] [M57] with %i players that is always round 7', (seats) => {
    const random = quickRandom(seats);
    const options = murano.options.settle({ ...defaultOptions(murano.options), expert: true });
    for (let match = 0; match < 20; match += 1) {
      const state = murano.setup(options, seats, murano.deal(options, seats, random));
      for (let actors = murano.toAct(state); actors.length > 0; actors = murano.toAct(state)) {
        const legal = murano.legalActions(state, actors[0]).filter(({ kind }) => kind !== 'create');
        murano.play(state, actors[0], legal[random.below(legal.length)]);
      }
      expect(state.round).toBe(7);
    }
  });

  test('[M77] with Prevident the last Lira may fall to any seat; that round is completed', () => {
    const now = table({ ...expert, seats: 3, turn: 1, selector: 5, liras: [0, 1], round: 8 }).play(
      'selector',
      'take',
    );
    const next = now.play(now.legal('sell')[0], 'end');
    expect(next.seat).toBe(2);
    const last = next.play('selector', 'take');
    expect(last.play(last.legal('sell')[0], 'end').state.phase).toBe('over');
  });

  test('[M62] or when somebody has made every creation of the hand, six or seven', () => {
    const six = 'C01 C02 C03 C04 C05 C06';
    const made = table({
      ...expert,
      first: 1,
      at: 'sold',
      selector: 3,
      hands: ['C17'],
      aside: [six],
      benches: ['GGGR'],
    });
    expect(made.play('end').state.phase).toBe('collect');
    expect(made.play('create-GGGR', 'end').outcome?.reason.key).toBe('outcome.creations');
  });

  test('[M87] both in one round are one end', () => {
    const six = 'C01 C02 C03 C04 C05 C06';
    const now = table({
      ...expert,
      selector: 5,
      liras: [0, 1],
      hands: ['C17'],
      aside: [six],
      benches: ['GGGRR'],
    });
    const made = now.play('selector', 'take', 'sell-RRT', 'create-GGGR', 'end');
    expect(made.state.phase).toBe('collect');
    expect(made.play('selector', 'take', 'sell-B', 'end').state.phase).toBe('over');
  });
});
