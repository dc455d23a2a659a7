import { describe, expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '../index.ts';
import { table } from '../testing/table.ts';

const open = {
  options: { openFirst: true },
  hands: ['C01 C02 C03 C04 C05 C06', 'C07 C08 C09 C10 C11 C12'],
} as const;

describe('what is open and what is hidden', () => {
  test('[M06] open: the number of cards, completed creations, money, benches', () => {
    const now = table({ completed: ['', 'C05'], aside: ['', 'C06'], benches: ['B', 'GT'], money: [3, 7] });
    expect(now.seen(0)).toMatchObject({
      'hand 1': '? ? ? ?',
      'completed 1': 'C05',
      'aside 1': 'C06',
      'bench 1': 'GT',
      'money 1': 7,
    });
  });

  test('[M06] hidden: the hands of others and the creations not dealt', () => {
    const now = table({ hands: ['C01 C02 C03 C04 C05 C06'] });
    expect(now.seen(0)).toMatchObject({ 'hand 0': 'C01 C02 C03 C04 C05 C06', 'hand 1': '? ? ? ? ? ?' });
    expect(now.seen(1)).toMatchObject({ 'hand 0': '? ? ? ? ? ?' });
    expect(now.seen(null)).toMatchObject({ 'hand 0': '? ? ? ? ? ?', 'hand 1': '? ? ? ? ? ?' });
    expect(murano.view(now.state, 0).box).toEqual(Array.from({ length: 12 }, () => -1));
  });

  test('[M06] [L49] hidden: the pile of challenges and the four that are not used', () => {
    const view = murano.view(table({ seats: 1 }).state, 0);
    expect(view.pile).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(view.unused).toEqual([-1, -1, -1, -1]);
  });

  test('[M05] the first creation is private', () => {
    expect(table({ hands: ['', 'C07'] }).seen(0)['hand 1']).toBe('? ? ? ? ? ?');
  });
});

describe('open first creations', () => {
  test('[M05] by option everybody sees the first creation of every hand', () => {
    const now = table(open);
    expect(now.seen(0)['hand 1']).toBe('C07 ? ? ? ? ?');
    expect(now.seen(null)).toMatchObject({ 'hand 0': 'C01 ? ? ? ? ?', 'hand 1': 'C07 ? ? ? ? ?' });
  });

  test('[M90] a paid reorder is seen by all: the card and its place stay known', () => {
    expect(table(open).play('reorder-3').seen(1)['hand 0']).toBe('C02 ? C01 ? ? ?');
    expect(table(open).play('reorder-3', 'reorder-2').seen(1)['hand 0']).toBe('C03 C02 C01 ? ? ?');
  });

  test('[M90] so is the owl', () => {
    const now = table({
      options: { openFirst: true, expert: true },
      owl: 0,
      hands: ['C01 C02 C03 C04 C05 C06 C07'],
    });
    expect(now.play('owl-4').seen(1)['hand 0']).toBe('C04 C01 ? ? ? ? ?');
  });

  test('[M90] the new order after Magician is private, but for the first card', () => {
    const now = table({
      ...open,
      advantages: 'free merchant expert magician',
      completed: ['C13'],
      hands: ['C01 C02 C03 C04 C05', open.hands[1]],
    });
    const seen = now.play('reorder-3', 'activate-C13-animals', 'order-4', 'order-3', 'order-3', 'order-4');
    expect(seen.seen(1)['hand 0']).toBe('C04 ? ? ? ?');
    expect(seen.position).toMatchObject({ memory: { loose: [['C01', 'C02'], []] } });
    // The cards seen before are known to be in the hand: every imagined hand has them.
    for (let seed = 0; seed < 20; seed += 1) {
      const imagined = murano.imagine(murano.view(seen.state, 1), 1, quickRandom(seed));
      expect(imagined.hands[0].slice(1)).toEqual(expect.arrayContaining([0, 1]));
    }
  });

  test('[M90] as soon as Magician is played, nobody else knows the places of cards seen before', () => {
    const now = table({
      ...open,
      advantages: 'free merchant expert magician',
      completed: ['C13'],
      hands: ['C01 C02 C03 C04 C05', open.hands[1]],
    }).play('reorder-3');
    expect(now.seen(1)['hand 0']).toBe('C02 ? C01 ? ?');
    expect(now.play('activate-C13-animals').seen(1)['hand 0']).toBe('C02 ? ? ? ?');
  });

  test('[M05] the next creation is seen once the first is made', () => {
    const now = table({ ...open, at: 'sold', benches: ['GGYR'] }).play('create-GGYR');
    expect(now.seen(1)['hand 0']).toBe('C02 ? ? ? ?');
  });
});

describe('a hand that must hold a certain card', () => {
  test('[M68] whoever declared Top Price is imagined with a first card that can be made', () => {
    const now = table({
      at: 'sold',
      advantages: 'topPrice',
      completed: ['C01'],
      hands: ['C17'],
      benches: ['GGRT'],
    });
    const view = murano.view(now.play('activate-C01-art').state, 1);
    for (let seed = 0; seed < 50; seed += 1) {
      const imagined = murano.imagine(view, 1, quickRandom(seed));
      expect(murano.legalActions(imagined, 0)).not.toEqual([]);
    }
  });
});
