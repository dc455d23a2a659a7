import { describe, expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { LANGUAGES, speaker } from '#core/words';
import { murano } from '../index.ts';
import { table } from '../testing/table.ts';

type Table = ReturnType<typeof table>;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** The log line of a word in English, as a reader is told it. */
function line(now: Table, word: string, reader: Seat | null = null): string {
  return speaker('en', murano.texts.en.words, (seat) => NAMES[seat])
    .say(now.log(word, reader))
    .replaceAll('\u00a0', ' ');
}

describe('the log of a turn', () => {
  test('[L13] [L14] selector and taking', () => {
    expect(line(table({ selector: 8 }), 'selector')).toBe('Ada turns the selector to green and transparent.');
    expect(line(table({ at: 'turned', selector: 9 }), 'take')).toBe(
      'Ada takes a green shard and a transparent shard.',
    );
    expect(line(table({ at: 'turned', selector: 2 }), 'take')).toBe('Ada takes 2 green shards.');
  });

  test('[L71] a Lira that is passed', () => {
    const expert = { options: { expert: true }, selector: 5 } as const;
    expect(line(table({ ...expert, completed: ['', 'C01'] }), 'selector')).toBe(
      'Ada turns the selector to red and transparent; the Lira passed goes to Bo.',
    );
    expect(line(table(expert), 'selector')).toBe(
      'Ada turns the selector to red and transparent; the Lira passed goes to the bank.',
    );
  });

  test('[L15] substitutes', () => {
    const missing = table({ seats: 3, at: 'turned', selector: 1, benches: ['', 'RRRRRRRR', 'RR'] }).play(
      'take',
    );
    expect(line(missing, 'substitute-T')).toBe('Ada takes a transparent shard instead.');
    expect(line(missing, 'substitute-none')).toBe('Ada takes nothing instead.');
    const both = {
      seats: 3,
      at: 'turned',
      selector: 1,
      benches: ['', 'RRRRRRRR', 'RRBBBBB'],
      markets: { NE: 'BBB', SE: 'BB' },
    } as const;
    expect(line(table(both), 'take')).toBe('Ada takes nothing.');
  });

  test('[L18] [L21] [L22] negotiations', () => {
    const now = table({ at: 'taken', benches: ['BBG'], markets: { NW: 'YYR' } });
    expect(line(now, 'exchange-B-NE')).toBe(
      'Ada puts a blue shard in the north-east market and takes a blue shard and a green shard.',
    );
    expect(line(now, 'buy-NW')).toBe(
      'Ada buys 2 yellow shards and a red shard from the north-west market for 2 L.',
    );
    expect(line(now, 'sell-BBG')).toBe('Ada sells 2 blue shards and a green shard for 1 L.');
    const bare = { seats: 3, at: 'taken', benches: ['BBBBBG', 'BBBGGGGG', 'BBGGGG'] } as const;
    expect(line(table(bare), 'exchange-B-NE')).toBe(
      'Ada puts a blue shard in the north-east market and takes nothing.',
    );
    expect(line(table({ at: 'taken', money: [0] }), 'skip')).toBe('Ada has nothing to negotiate.');
  });

  test('[L25] [L26] a creation with all it earns', () => {
    const now = table({ at: 'created', hands: ['C17'], completed: ['C01'], benches: ['GGRT'] });
    expect(line(now, 'create-GGRT')).toBe(
      'Ada completes Rosebud Brooch with 2 green shards, a red shard, and a transparent shard and earns 10 L.',
    );
  });

  test('[L12] [L50] the end of a turn', () => {
    expect(line(table({ at: 'sold' }), 'end')).toBe('Ada ends the turn.');
    expect(line(table({ seats: 1, at: 'sold', pile: 'empty' }), 'end')).toBe(
      'Ada ends the turn. Alvisè’s challenge: The market with the most shards is emptied.',
    );
    expect(line(table({ seats: 1, at: 'sold', pile: '' }), 'end')).toBe('Ada ends the turn.');
  });

  test('[L27] [L28] [L73] any time', () => {
    expect(line(table(), 'reorder-3')).toBe('Ada moves the first creation to place 3 for 1 L.');
    expect(line(table(), 'notch')).toBe('Ada turns the ring by one notch for 1 L.');
    const owl = table({ options: { expert: true }, seats: 3, owl: 0 });
    expect(line(owl, 'owl-2')).toBe(
      'Ada gives the owl to Cy and brings the creation in place 2 to the front.',
    );
  });

  test('[L16] a surplus', () => {
    const full = table({ at: 'turned', selector: 9, benches: ['BBBBBBBB'] }).play('take');
    expect(line(full, 'return-BT')).toBe(
      'Ada returns a blue shard and a transparent shard to the warehouse.',
    );
  });
});

describe('the log of advantages', () => {
  const use = (advantages: string, given: Parameters<typeof table>[0] = {}): Table =>
    table({ advantages, completed: ['C01'], ...given }).play('activate-C01-art');

  test('[L29] what is set aside for which', () => {
    expect(line(table({ advantages: 'visionary', completed: ['C01'] }), 'activate-C01-art')).toBe(
      'Ada sets Glass Bouquet aside for Visionary.',
    );
  });

  test('[L33] [L40] [L45] [L47] [L48] their choices', () => {
    expect(line(use('present'), 'gain-R')).toBe('Ada takes a red shard.');
    expect(line(use('magician'), 'order-2', 0)).toBe('Ada arranges the hand.');
    expect(line(use('traveller', { markets: { NE: 'B' } }), 'travel-B-NE-SW')).toBe(
      'Ada moves a blue shard from the north-east market to the south-west market.',
    );
    const swap = use('opportunist', { benches: ['BT'] });
    expect(line(swap, 'swap-B-R')).toBe('Ada swaps a blue shard for a red shard.');
    expect(line(swap.play('swap-B-R'), 'stop')).toBe('Ada leaves it at one swap.');
    expect(line(use('visionary'), 'spin-7')).toBe('Ada turns the ring to position 7.');
  });

  test('[L35] [L36] [L37] declared actions', () => {
    const at = { at: 'taken', benches: ['B'], markets: { SE: 'G' } } as const;
    expect(line(use('free', at), 'buy-SE')).toBe(
      'Ada buys a green shard from the south-east market for 0 L.',
    );
    expect(line(use('merchant', at), 'sell-B')).toBe('Ada sells a blue shard for 4 L.');
    const expert = use('expert', at);
    expect(line(expert, 'exchange-B-NE')).toBe(
      'Ada puts a blue shard in the north-east market and chooses what to take.',
    );
    expect(line(expert.play('exchange-B-NE'), 'receive-BT')).toBe(
      'Ada takes a blue shard and a transparent shard.',
    );
    expect(line(expert.play('exchange-B-NE'), 'receive-none')).toBe('Ada takes nothing.');
  });

  test('[L63] [L64] [L66] with others', () => {
    const given = { seats: 3, benches: ['BT', 'GR'] } as const;
    expect(line(use('authoritarian', given), 'claim-1-G')).toBe('Ada pays Bo 1 L and takes a green shard.');
    expect(line(use('dealer', given), 'give-2-T')).toBe('Ada gives Cy a transparent shard and takes 1 L.');
    expect(line(use('collector', given), 'trade-1-T-R')).toBe(
      'Ada gives Bo a transparent shard and takes a red shard.',
    );
  });

  test('[M42] discards: one’s own, those of others, and all of them in the end', () => {
    const given = use('clumsiness', { seats: 3, benches: ['BT', 'GR', 'G'] });
    expect(line(given, 'discard-B', 0)).toBe('Ada has chosen to discard a blue shard.');
    for (const reader of [1, 2, null]) {
      expect(line(given, 'discard-B', reader)).toBe('Ada has chosen a shard to discard.');
    }
    const last = given.by(0, 'discard-B').by(1, 'discard-G');
    for (const reader of [0, 1, 2, null]) {
      expect(line(last, 'discard-G', reader)).toBe(
        'Cy was the last to choose; to the warehouse go: Ada a blue shard, Bo a green shard, and Cy a green shard.',
      );
    }
  });

  test('[L59] a market that is emptied', () => {
    const tied = table({ seats: 1, at: 'sold', pile: 'empty', markets: { NE: 'B', SE: 'G' } }).play('end');
    expect(line(tied, 'empty-SE')).toBe('Ada empties the south-east market.');
  });
});

describe('every language', () => {
  test('[L1] says Liras, counts and colons in its own way', () => {
    const now = table({ at: 'taken', benches: ['BBG'] });
    const said = LANGUAGES.map((language) =>
      speaker(language, murano.texts[language].words, (seat) => NAMES[seat]).say(now.log('sell-BBG', null)),
    );
    expect(said).toEqual([
      'Ada sells 2 blue shards and a green shard for 1\u00a0L.',
      'Ada vend 2 éclats bleus et un éclat vert pour 1\u00a0L.',
      'Ada verkauft 2 blaue Tropfen und einen grünen Tropfen für 1\u00a0L.',
    ]);
  });

  test('[L1] French keeps a narrow space before high punctuation, German its quotation marks', () => {
    const texts = (words: unknown): string[] =>
      typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(texts);
    for (const text of texts(murano.texts.fr.words)) {
      expect(text).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]|'/u);
    }
    for (const text of texts(murano.texts.de.words)) expect(text).not.toMatch(/["'«»]/u);
  });
});

test('whoever did it reads “you”, and so does whoever it was done to, in every language', () => {
  for (const language of LANGUAGES) {
    const log = Object.keys(murano.texts[language].words['log']);
    const told = log.filter((key) => !key.endsWith('You'));
    expect(told.filter((key) => !log.includes(`${key}You`))).toEqual([]);
  }
  const message = { key: 'log.give', with: { who: 0, whom: 1, shards: '@shards.blue=1' } };
  const reads = (reader: number): string =>
    speaker('en', murano.texts.en.words, (seat) => (seat === reader ? null : 'Bo'))
      .say(message)
      .replaceAll('\u00A0', ' ');
  expect(reads(0)).toBe('You give Bo a blue shard and take 1 L.');
  expect(reads(1)).toBe('Bo gives you a blue shard and takes 1 L from you.');
});
