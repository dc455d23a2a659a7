import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

/** The advantage lies under art; C01, C02, C03 and C04 activate it. */
const USE = 'activate-C01-art';
const AGAIN = 'activate-C02-art';

describe('1 Present and 2 Gift', () => {
  test('[L33] a red or a green shard', () => {
    const used = table({ advantages: 'present', completed: ['C01'] }).play(USE);
    expect(used.legal()).toEqual(['gain-G', 'gain-R']);
    expect(used.after('gain-R')).toEqual({ 'bench 0': 'R', owed: '' });
    expect(used.why('gain-B')).toBe('M85');
  });

  test('[L34] a yellow or a blue shard', () => {
    const used = table({ advantages: 'gift', completed: ['C01'] }).play(USE);
    expect(used.legal()).toEqual(['gain-B', 'gain-Y']);
    expect(used.after('gain-Y')).toEqual({ 'bench 0': 'Y', owed: '' });
  });

  const noRed = { seats: 3, advantages: 'present', completed: ['C01'] } as const;

  test('[M85] the other one when one is out', () => {
    const used = table({ ...noRed, benches: ['', 'RRRRRRRR', 'RR'] }).play(USE);
    expect(used.legal()).toEqual(['gain-G']);
  });

  test('[M85] [M36] refused when both are out', () => {
    const benches = ['GGGGGGG', 'RRRRRRRR', 'RR'];
    expect(table({ ...noRed, benches, markets: { NE: 'GGG' } }).why(USE)).toBe('M85');
  });

  test('[M99] allowed on a full workbench; the very shard may be returned', () => {
    const used = table({ advantages: 'present', completed: ['C01'], benches: ['BBBBBBBB'] }).play(
      USE,
      'gain-R',
    );
    expect(used.state.owed[0]).toMatchObject({ kind: 'return', count: 1 });
    expect(used.after('return-R')).toEqual({ 'bench 0': 'BBBBBBBB', owed: '' });
  });
});

describe('3 Free', () => {
  const now = () =>
    table({
      at: 'taken',
      advantages: 'free',
      completed: ['C01 C02'],
      money: [0],
      markets: { NE: 'YYR' },
      benches: ['B'],
    });

  test('[L35] the shards of a Buy cost nothing', () => {
    expect(now().after(USE, 'buy-NE')).toMatchObject({ 'bench 0': 'BYYR', lastDeal: 'buy', dealt: 1 });
    expect(now().play(USE, 'buy-NE').state.money[0]).toBe(0);
  });

  test('[M32] [M68] declared before the Buy, which follows at once', () => {
    const declared = now().play(USE);
    expect(declared.legal()).toEqual(['buy-NE']);
    for (const word of ['notch', 'sell-B', 'exchange-B-NE', AGAIN, 'end']) {
      expect(declared.why(word)).toBe('M68');
    }
  });

  test('[M68] needs only a market that is not empty', () => {
    expect(table({ at: 'taken', advantages: 'free', completed: ['C01'], benches: ['B'] }).why(USE)).toBe(
      'M68',
    );
  });

  test('[M93] not before a taking is done', () => {
    for (const at of ['start', 'turned'] as const) {
      for (const advantages of ['free', 'merchant', 'expert', 'privileged']) {
        const early = table({ at, advantages, completed: ['C01'], markets: { NE: 'B' }, benches: ['B'] });
        expect(early.why(USE), advantages).toBe('M93');
      }
    }
  });

  test('[L17] not when the negotiation is over', () => {
    for (const advantages of ['free', 'merchant', 'expert']) {
      const late = { advantages, completed: ['C01'], markets: { NE: 'B' }, benches: ['B'] };
      expect(table({ ...late, at: 'sold' }).why(USE)).toBe('L17');
      expect(table({ ...late, at: 'created' }).why(USE)).toBe('M27');
    }
  });
});

describe('4 Merchant', () => {
  test('[L36] a Sell pays 4 L instead of 1 L', () => {
    const declared = table({ at: 'taken', advantages: 'merchant', completed: ['C01'], benches: ['BG'] }).play(
      USE,
    );
    expect(declared.legal()).toEqual(['sell-B', 'sell-BG', 'sell-G']);
    expect(declared.after('sell-BG')).toMatchObject({ 'bench 0': '', 'money 0': 8, proceeds: 1, owed: '' });
  });

  test('[M68] refused with nothing to sell', () => {
    expect(table({ at: 'taken', advantages: 'merchant', completed: ['C01'] }).why(USE)).toBe('M68');
  });
});

describe('5 Expert', () => {
  // Side B at position 0: NE faces T T Y.
  const now = () =>
    table({
      at: 'taken',
      options: { ring: 'B' },
      advantages: 'expert',
      completed: ['C01'],
      benches: ['B'],
    });
  const given = () => now().play(USE, 'exchange-B-NE');

  test('[L37] [M33] any part of the three places the market faces, with one transparent shard at most', () => {
    expect(given().state.owed[0].kind).toBe('receive');
    expect(given().legal()).toEqual(['receive-T', 'receive-Y', 'receive-YT', 'receive-none']);
    expect(given().after('receive-YT')).toEqual({ 'bench 0': 'YT', owed: '' });
    expect(given().why('receive-TT')).toBe('M33');
    expect(given().why('receive-R')).toBe('M33');
    expect(given().why('notch')).toBe('M33');
  });

  test('[M71] even nothing', () => {
    expect(given().after('receive-none')).toEqual({ owed: '' });
  });

  test('[M33] only what the warehouse has', () => {
    const benches = ['B', 'TTTTTT'];
    const poor = table({
      at: 'taken',
      options: { ring: 'B' },
      advantages: 'expert',
      completed: ['C01'],
      benches,
    });
    expect(poor.play(USE, 'exchange-B-NE').legal()).toEqual(['receive-Y', 'receive-none']);
  });

  test('[M33] nothing is asked when nothing can be had', () => {
    const benches = ['B', 'TTTTTTYY', 'YYYYYYYY'];
    const poor = table({
      seats: 3,
      at: 'taken',
      options: { ring: 'B' },
      advantages: 'expert',
      completed: ['C01'],
      benches,
    });
    expect(poor.after(USE, 'exchange-B-NE')).toMatchObject({ NE: 'B', 'bench 0': '' });
    expect(poor.play(USE, 'exchange-B-NE').state.owed).toEqual([]);
  });

  test('[M68] refused without a shard or a free place', () => {
    const full = { NE: 'BBB', SE: 'BBB', SW: 'BBB', NW: 'GGG' };
    expect(
      table({ at: 'taken', advantages: 'expert', completed: ['C01'], markets: { NE: 'B' } }).why(USE),
    ).toBe('M68');
    expect(
      table({ at: 'taken', advantages: 'expert', completed: ['C01'], benches: ['B'], markets: full }).why(
        USE,
      ),
    ).toBe('M68');
  });

  test('[M30] once only: the next exchange is an ordinary one', () => {
    const two = table({
      at: 'taken',
      advantages: 'expert privileged',
      completed: ['C01 C05'],
      benches: ['RR'],
    });
    const again = two.play('activate-C05-jewellery', USE, 'exchange-R-NE', 'receive-T');
    expect(again.after('exchange-R-NE')).toMatchObject({ 'bench 0': 'BGT' });
  });
});

describe('6 Gourmand and 7 Gambler', () => {
  const cards = { completed: ['C01 C02'] } as const;

  test('[L38] a transparent shard after a Buy', () => {
    expect(table({ ...cards, at: 'bought', advantages: 'gourmand' }).after(USE)).toMatchObject({
      'bench 0': 'T',
    });
  });

  test('[L39] a transparent shard after a Sell', () => {
    expect(table({ ...cards, at: 'sold', advantages: 'gambler' }).after(USE)).toMatchObject({
      'bench 0': 'T',
    });
  });

  test('[M67] only after that, and until the next negotiation, the first creation or the end of the turn', () => {
    for (const at of ['start', 'turned', 'taken', 'sold', 'exchanged', 'created'] as const) {
      expect(table({ ...cards, at, advantages: 'gourmand' }).why(USE), at).toBe('M67');
    }
    for (const at of ['start', 'turned', 'taken', 'bought', 'exchanged', 'created'] as const) {
      expect(table({ ...cards, at, advantages: 'gambler' }).why(USE), at).toBe('M67');
    }
    const two = table({
      ...cards,
      at: 'bought',
      terms: { deals: 2 },
      benches: ['B'],
      advantages: 'gourmand',
    });
    expect(two.play('exchange-B-NE').why(USE)).toBe('M67');
  });

  test('[M67] other actions may stand between', () => {
    expect(
      table({ ...cards, at: 'bought', advantages: 'gourmand' })
        .play('notch', 'reorder-2')
        .why(USE),
    ).toBeNull();
  });

  test('[M30] again and again, as long as the warehouse has one', () => {
    const bought = table({ ...cards, at: 'bought', advantages: 'gourmand' });
    expect(bought.after(USE, AGAIN)).toMatchObject({ 'bench 0': 'TT' });
    const last = table({ ...cards, at: 'bought', advantages: 'gourmand', benches: ['', 'TTTTT'] });
    expect(last.play(USE).why(AGAIN)).toBe('M36');
  });

  test('[M36] refused when there is none', () => {
    expect(table({ ...cards, at: 'sold', advantages: 'gambler', benches: ['', 'TTTTTT'] }).why(USE)).toBe(
      'M36',
    );
  });

  test('[M30] Free and Gourmand on the same Buy', () => {
    const both = table({
      at: 'taken',
      advantages: 'free gourmand',
      completed: ['C01 C05'],
      markets: { NE: 'B' },
      money: [0],
    });
    expect(both.after(USE, 'buy-NE', 'activate-C05-jewellery')).toMatchObject({ 'bench 0': 'BT' });
  });

  test('[M99] a transparent shard just sold may come back, on a full workbench too', () => {
    const sold = table({ ...cards, at: 'taken', advantages: 'gambler', benches: ['T', 'TTTTT'] }).play(
      'sell-T',
    );
    expect(sold.after(USE)).toMatchObject({ 'bench 0': 'T' });
    const full = table({ ...cards, at: 'sold', advantages: 'gambler', benches: ['BBBBBBBB'] }).play(USE);
    expect(full.legal()).toEqual(['return-B', 'return-T']);
  });
});

describe('8 Magician', () => {
  const now = () => table({ advantages: 'magician', completed: ['C01'], hands: ['C05 C06 C07 C08 C09'] });

  test('[L40] the hand in any order, card by card, and 1 L', () => {
    expect(now().after(USE)).toMatchObject({ 'money 0': 5, owed: 'order by 0' });
    const first = now().play(USE);
    expect(first.legal()).toEqual(['order-1', 'order-2', 'order-3', 'order-4', 'order-5']);
    const second = first.play('order-4');
    expect(second.legal()).toEqual(['order-2', 'order-3', 'order-4', 'order-5']);
    expect(second.why('order-1')).toBe('L40');
    const done = second.play('order-5', 'order-5', 'order-4');
    expect(done.state.owed).toEqual([]);
    expect(now().after(USE, 'order-4', 'order-5', 'order-5', 'order-4')).toMatchObject({
      'hand 0': 'C08 C09 C07 C05 C06',
    });
  });

  test('[L40] [M10] nothing between', () => {
    expect(now().play(USE).why('notch')).toBe('L40');
    expect(now().play(USE, 'order-2').why('reorder-2')).toBe('L40');
  });

  test('[M70] the order may be kept', () => {
    expect(now().after(USE, 'order-1', 'order-2', 'order-3', 'order-4')).toEqual({
      'money 0': 5,
      'completed 0': '',
      'aside 0': 'C01',
    });
  });

  test('[M74] with one card or none it still pays 1 L', () => {
    const single = table({
      advantages: 'magician',
      completed: ['C01'],
      hands: ['C05'],
      aside: ['C06 C07 C08 C09'],
    });
    expect(single.after(USE)).toMatchObject({ 'money 0': 5 });
    expect(single.play(USE).state.owed).toEqual([]);
    const none = table({ advantages: 'magician', completed: ['C01'], hands: [null] });
    expect(none.play(USE).state.owed).toEqual([]);
  });
});

describe('9 Favouritism', () => {
  test('[L41] [M36] a transparent shard of the workbench for 3 L, one for each card used', () => {
    const now = table({ advantages: 'favouritism', completed: ['C01 C02 C03'], benches: ['BTT'] });
    expect(now.after(USE)).toEqual({
      'bench 0': 'BT',
      'money 0': 7,
      'completed 0': 'C02 C03',
      'aside 0': 'C01',
    });
    expect(now.play(USE, AGAIN).why('activate-C03-art')).toBe('M36');
  });
});

describe('10 Privileged', () => {
  const now = () =>
    table({ at: 'taken', advantages: 'privileged', completed: ['C01 C02'], benches: ['BBG'] });

  test('[L42] two negotiations for 1 L, even the same', () => {
    expect(now().after(USE)).toMatchObject({ 'money 0': 3, deals: 2, phase: 'negotiate' });
    expect(now().after(USE, 'sell-B', 'sell-B')).toMatchObject({ 'bench 0': 'G', 'money 0': 5, dealt: 2 });
    expect(now().play(USE, 'sell-B', 'sell-B').why('sell-G')).toBe('L17');
  });

  test('[M66] also after the first negotiation, until a creation; the second one is optional', () => {
    expect(now().play('sell-B', USE).legal('sell')).toEqual(['sell-B', 'sell-BG', 'sell-G']);
    expect(now().play('sell-B', USE).why('end')).toBeNull();
    expect(table({ at: 'created', advantages: 'privileged', completed: ['C01'] }).why(USE)).toBe('M27');
  });

  test('[M31] two are the most', () => {
    expect(now().play(USE).why(AGAIN)).toBe('M31');
    expect(now().play(USE, 'sell-B', 'sell-B').why(AGAIN)).toBe('M31');
  });

  test('[M31] another advantage concerns one of the two', () => {
    const two = table({
      at: 'taken',
      advantages: 'privileged merchant',
      completed: ['C01 C05'],
      benches: ['BB'],
    });
    expect(two.after(USE, 'activate-C05-jewellery', 'sell-B', 'sell-B')).toMatchObject({
      'money 0': 4 - 1 + 4 + 1,
    });
  });

  test('[M92] refused with 0 L; money earned just before counts', () => {
    const poor = table({
      at: 'taken',
      advantages: 'privileged',
      completed: ['C01'],
      benches: ['B'],
      money: [0],
    });
    expect(poor.why(USE)).toBe('M92');
    expect(poor.play('sell-B').why(USE)).toBeNull();
  });

  test('[M79] allowed when nothing can be negotiated at this moment', () => {
    const nothing = table({ at: 'taken', advantages: 'privileged', completed: ['C01'], money: [1] });
    expect(nothing.why(USE)).toBeNull();
    expect(nothing.play(USE).legal()).toEqual(['skip']);
  });
});

describe('11 Prevident', () => {
  const now = () => table({ advantages: 'prevident repetition', completed: ['C01 C02 C05'], selector: 2 });

  test('[L43] [M68] in place of the selector’s notch, with its 1 L at once', () => {
    expect(now().after(USE)).toEqual({
      turned: true,
      'money 0': 5,
      'completed 0': 'C02 C05',
      'aside 0': 'C01',
    });
    expect(now().after(USE, 'take')).toMatchObject({ 'bench 0': 'GG' });
  });

  test('[M68] then the usual moment after the selector follows', () => {
    expect(now().play(USE).legal()).toContain('notch');
    expect(now().play(USE).why('selector')).toBe('L13');
  });

  test('[M68] [M30] refused once the selector has moved or has been left', () => {
    expect(now().play('selector').why(USE)).toBe('M68');
    expect(now().play(USE).why(AGAIN)).toBe('M68');
  });

  test('[M36] together with Repetition', () => {
    const both = now().play(USE, 'activate-C05-jewellery');
    expect(both.state.money[0]).toBe(4);
    expect(both.after('take', 'take')).toMatchObject({ 'bench 0': 'GGGG' });
  });
});

describe('12 Repetition', () => {
  const now = () => table({ advantages: 'repetition privileged', completed: ['C01 C02 C05'], selector: 0 });

  test('[L44] the pair may be taken twice for 1 L', () => {
    const used = now().play(USE, 'selector', 'take');
    expect(used.legal()).toContain('take');
    expect(used.after('take')).toMatchObject({ 'bench 0': 'BBRR', taken: 2 });
    expect(used.play('take').why('take')).toBe('L14');
    expect(used.state.money[0]).toBe(3);
  });

  test('[M93] from the start of the turn', () => {
    expect(now().why(USE)).toBeNull();
  });

  test('[M66] also after the first taking; the second one is optional', () => {
    const late = now().play('selector', 'take', USE);
    expect(late.legal()).toEqual(expect.arrayContaining(['take', 'sell-B']));
    expect(now().play('selector', 'take', 'sell-B').why(USE)).toBe('M66');
  });

  test('[M31] two are the most', () => {
    expect(now().play(USE).why(AGAIN)).toBe('M31');
  });

  test('[M92] refused with 0 L', () => {
    expect(table({ advantages: 'repetition', completed: ['C01'], money: [0] }).why(USE)).toBe('M92');
  });

  test('[M84] the second pair as the ring shows it then, the selector where it is', () => {
    const first = now().play(USE, 'selector', 'take');
    expect(first.after('notch', 'take')).toMatchObject({ 'bench 0': 'BGRR' });
  });

  test('[M78] the open taking is lost with a negotiation, a skip or Privileged', () => {
    const open = now().play(USE, 'selector', 'take');
    expect(open.play('sell-B').why('take')).toBe('M78');
    expect(open.play('activate-C05-jewellery').why('take')).toBe('M78');
    const empty = table({ at: 'taken', terms: { takings: 2 }, money: [0] });
    expect(empty.legal()).toEqual(['skip', 'take']);
    expect(empty.play('skip').why('take')).toBe('M78');
  });
});

describe('13 Traveller', () => {
  const now = () => table({ advantages: 'traveller', completed: ['C01'], markets: { NE: 'BT', SE: 'GGG' } });

  test('[L45] [M100] one shard from a market to another, a transparent one too', () => {
    const used = now().play(USE);
    expect(used.after('travel-T-NE-SW')).toEqual({ NE: 'B', SW: 'T', owed: '' });
    expect(used.legal()).toEqual([
      'travel-B-NE-NW',
      'travel-B-NE-SW',
      'travel-G-SE-NE',
      'travel-G-SE-NW',
      'travel-G-SE-SW',
      'travel-T-NE-NW',
      'travel-T-NE-SW',
    ]);
  });

  test('[M36] it needs a free place, and moving nothing is not offered', () => {
    const used = now().play(USE);
    expect(used.why('travel-B-NE-SE')).toBe('M36');
    expect(used.why('travel-B-NE-NE')).toBe('M70');
    expect(used.why('travel-B-SE-NE')).toBe('L45');
  });

  test('[M100] refused if all markets are empty or all are full', () => {
    expect(table({ advantages: 'traveller', completed: ['C01'] }).why(USE)).toBe('M100');
    const full = { NE: 'BBB', SE: 'GGG', SW: 'YYY', NW: 'RRR' };
    expect(table({ advantages: 'traveller', completed: ['C01'], markets: full }).why(USE)).toBe('M100');
    expect(
      table({ advantages: 'traveller', completed: ['C01'], markets: { ...full, NE: 'BB' } }).why(USE),
    ).toBeNull();
  });
});

describe('14 Top Price', () => {
  const now = () =>
    table({
      at: 'sold',
      advantages: 'topPrice',
      completed: ['C01 C02'],
      hands: ['C17'],
      benches: ['GGRT'],
    });

  test('[L46] a creation that pays 8 L pays 2 L more', () => {
    const declared = now().play(USE);
    expect(declared.legal()).toEqual(['create-GGRT']);
    expect(declared.after('create-GGRT')).toMatchObject({ 'money 0': 14, bonus: 0, owed: '' });
  });

  test('[M68] declared with the creation, which follows at once', () => {
    expect(now().play(USE).why('notch')).toBe('M68');
    expect(now().play(USE).why('end')).toBe('M68');
  });

  test('[M68] refused unless the first creation can be made for 8 L', () => {
    const given = { at: 'sold', advantages: 'topPrice', completed: ['C01'], hands: ['C17'] } as const;
    expect(table({ ...given, benches: ['BGGGR'] }).why(USE)).toBe('M68');
    expect(table({ ...given, benches: ['GGGY'] }).why(USE)).toBe('M68');
    expect(table({ ...given, benches: ['GGG'] }).why(USE)).toBe('M68');
  });

  test('[M69] the creation being made cannot pay for its own', () => {
    const own = table({ at: 'sold', advantages: 'topPrice', hands: ['C01'], benches: ['GGYR'] });
    expect(own.why(USE)).toBe('L29');
  });

  test('[M69] [M34] every creation of a turn may have its own, and the 2 L of the second are not part of it', () => {
    const second = table({
      at: 'created',
      advantages: 'topPrice',
      completed: ['C01'],
      hands: ['C17'],
      benches: ['GGGR'],
    });
    expect(second.after(USE, 'create-GGGR')).toMatchObject({ 'money 0': 4 + 8 + 2 + 2 });
  });

  test('[M93] needs the negotiation done or skipped', () => {
    const given = { advantages: 'topPrice', completed: ['C01'], hands: ['C17'], benches: ['GGGR'] } as const;
    for (const at of ['start', 'turned', 'taken'] as const) {
      expect(table({ ...given, at }).why(USE)).toBe('M93');
    }
  });
});

describe('15 Opportunist', () => {
  const now = () => table({ advantages: 'opportunist', completed: ['C01'], benches: ['BT'] });
  const used = () => now().play(USE);

  test('[L47] [M35] for 1 L a shard back and any colour for it, and a second time if one likes', () => {
    expect(now().after(USE)).toMatchObject({ 'money 0': 3, owed: 'swap by 0 of 2' });
    expect(used().after('swap-B-R')).toEqual({ 'bench 0': 'RT', owed: 'swap by 0 of 1' });
    expect(used().play('swap-B-R').after('swap-T-R')).toEqual({ 'bench 0': 'RR', owed: '' });
    expect(used().play('swap-B-R').after('stop')).toEqual({ owed: '' });
  });

  test('[M35] a transparent shard may be given, never taken', () => {
    expect(used().legal('swap')).toEqual([
      'swap-B-G',
      'swap-B-R',
      'swap-B-Y',
      'swap-T-B',
      'swap-T-G',
      'swap-T-R',
      'swap-T-Y',
    ]);
    expect(used().why('swap-B-T')).toBe('M35');
  });

  test('[M94] one swap must be made, the second follows at once', () => {
    expect(used().why('stop')).toBe('M94');
    expect(used().play('swap-B-R').why('notch')).toBe('M94');
  });

  test('[M94] [M70] a colour of the warehouse before the return, and another one than is given', () => {
    expect(used().why('swap-B-B')).toBe('M94');
    expect(used().why('swap-G-B')).toBe('L47');
    const noRed = table({
      seats: 3,
      advantages: 'opportunist',
      completed: ['C01'],
      benches: ['RB', 'RRRRRRRR', 'R'],
    });
    expect(noRed.play(USE).why('swap-B-R')).toBe('M94');
    expect(noRed.play(USE).why('swap-R-B')).toBeNull();
  });

  test('[M70] refused when no swap would change anything', () => {
    expect(table({ advantages: 'opportunist', completed: ['C01'] }).why(USE)).toBe('M70');
  });

  test('[M92] refused with 0 L', () => {
    expect(
      table({ advantages: 'opportunist', completed: ['C01'], benches: ['B'], money: [0] }).why(USE),
    ).toBe('M92');
  });
});

describe('16 Visionary', () => {
  test('[L48] [M22] the ring to any position, free of charge', () => {
    const used = table({ advantages: 'visionary', completed: ['C01'], ring: 4 }).play(USE);
    expect(used.after('spin-3')).toEqual({ ring: 3, owed: '' });
    expect(used.legal()).toHaveLength(11);
  });

  test('[M70] not to where it stands', () => {
    expect(
      table({ advantages: 'visionary', completed: ['C01'], ring: 4 })
        .play(USE)
        .why('spin-4'),
    ).toBe('M70');
  });
});
