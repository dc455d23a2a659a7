import type { Wording } from '#core/words';

/** What is said where something of the table is looked at closely: a market, a creation. */
export const words = {
  sheet: {
    holds: 'holds',
    empty: 'holds nothing,',
    free: { one: '{count} place free', other: '{count} places free' },
    exchange: 'Exchange',
    giveOne: 'give one',
    give: 'Exchange {shard}',
    buy: 'Buy',
    takeAll: 'take all',
    buyFor: 'Buy for {price} L',
    youPay: 'You pay',
    youGet: 'You get',
    lacks: 'lacks',
    netThen: '{paid} L, then',
    noCreation: 'then no creation',
    ahead: {
      one: 'Ring {count} notch on, −{count} L: exchange gives',
      other: 'Ring {count} notches on, −{count} L: exchange gives',
    },
    aheadFree: {
      one: 'Ring {count} notch on: exchange gives',
      other: 'Ring {count} notches on: exchange gives',
    },
    asItStands: 'Ring as it stands',
  },
  firstPlace: 'First place',
  whatKept: 'What do you keep?',
  eachPays: 'Each way pays {gain} L.',
  youPay: 'You pay {shards}.',
  closeUp: {
    place: 'Card {place} of {count} in your hand',
    before: 'The card before it',
    after: 'The card after it',
    there: 'on bench',
    standsIn: 'for {shard}',
    missing: 'missing',
    nothingMissing: 'Everything is there',
    isMissing: { one: '{count} shard is missing', other: '{count} shards are missing' },
    from: '{markets}: an exchange gives {shard}.',
    nowhere: 'No market gives {shard} now.',
    pays: 'It would pay at most {pay} L.',
    paysLater: 'Once it is first in your hand, it would pay at most {pay} L.',
    front: 'Bring to front −1 L',
    behind: 'Put {name} here −1 L',
    owl: 'To the front, by the owl',
  },
} as const;

export type CloselyWords = Wording<typeof words>;
