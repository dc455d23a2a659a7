import { describe, expect, test } from 'vitest';
import { MARKETS, marketWord } from '../rules/board.ts';
import { creationOffers, ringOffers } from './preview.ts';
import { shardsWord } from '../rules/shards.ts';
import { table } from '../testing/table.ts';

describe('what each market would give', () => {
  test('[L18] at this position of the ring', () => {
    const [now] = ringOffers(table().state);
    expect({ ...now, markets: now.markets.map(shardsWord) }).toEqual({
      notches: 0,
      price: 0,
      markets: ['BG', 'YR', 'BY', 'GR'],
    });
  });

  test.each(['A', 'B'] as const)(
    '[L28] [M22] and after each paid notch: side %s, compared with doing it',
    (ring) => {
      const given = table({
        at: 'taken',
        options: { ring },
        benches: ['R', 'GGGGGGGG'],
        markets: { NE: 'GG' },
        money: [20, 4],
      });
      for (const { notches, price, markets } of ringOffers(given.state)) {
        const turned = given.play(...Array.from({ length: notches }, () => 'notch'));
        expect(20 - turned.state.money[0]).toBe(price);
        for (const market of MARKETS) {
          const after = turned.play(`exchange-R-${marketWord(market)}`);
          expect(shardsWord(after.state.benches[0])).toBe(shardsWord(markets[market]));
        }
      }
    },
  );
});

describe('what the first creation would pay', () => {
  test('[L25] [M23] with which shards, colours first, compared with doing it', () => {
    for (const options of [{}, { expert: true }]) {
      const given = table({ at: 'sold', options, selector: 3, hands: ['C17'], benches: ['BGGGRTT'] });
      const offers = creationOffers(given.state, 0);
      expect(offers.map(({ payment }) => shardsWord(payment))).toEqual([
        'GGGR',
        'GGGT',
        'GGRT',
        'GGTT',
        'GRTT',
      ]);
      for (const { payment, pay } of offers) {
        expect(given.play(`create-${shardsWord(payment)}`).state.money[0]).toBe(4 + pay);
      }
    }
  });

  test('[L23] nothing without a card, without the shards, or for a card that is hidden', () => {
    expect(creationOffers(table({ hands: [null], benches: ['GGGR'] }).state, 0)).toEqual([]);
    expect(creationOffers(table({ hands: ['C17'], benches: ['GGG'] }).state, 0)).toEqual([]);
  });
});
