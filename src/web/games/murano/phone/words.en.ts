import type { Wording } from '#core/words';

/** The texts of a phone beside a screen for all. */
export const words = {
  pair: 'Your pair, if the ring stays',
  bench: 'Your workbench',
  made: '{made} of {all} made',
  pays: 'then {name} pays {pay} L',
  moveHint: 'In your turn you may move the first card for 1 L.',
  move: 'Move first',
  sell: 'Sell it',
  sellMany: 'Sell {count}',
  advantages: 'Advantages',
  spend: 'Spend',
  others: 'Pay otherwise',
  board: 'The markets',
  ringLabel: { one: 'Ring, {count} notch further', other: 'Ring, {count} notches further' },
  ringWord: 'Ring',
  ask: {
    give: 'Give {shards} to the {market}?',
    buy: 'Buy the {market} market?',
    empty: 'Empty the {market} market?',
    travel: 'Send {shards} to the {market}?',
  },
  gold: {
    give: 'Give, take {shards}',
    giveOnly: 'Give it',
    buy: 'Buy {shards}',
    empty: 'Empty it',
    travel: 'Send it there',
    turn: 'Turn the ring',
    market: 'Now touch a market',
    deal: 'Touch a shard or a market',
    choose: 'Choose first',
  },
  covered: 'Both hands are covered. {name} has {cards} and {money} L.',
} as const;

export type PhoneWords = Wording<typeof words>;
