import type { Wording } from '#core/words';

/** How turns are told as a whole: it comes with what tells them. */
export const words = {
  who: '{who}',
  makes: 'makes {creation} for {price} L',
  spends: 'spends {creation} on {advantage}',
  gives: 'gives {given} to the {market} market for {shards}',
  givesNothing: 'gives {given} to the {market}',
  buys: 'buys {shards} from the {market} market for {price} L',
  sells: 'sells {shards} for {price} L',
  turns: { one: 'turns the ring by {count} notch', other: 'turns the ring by {count} notches' },
  delays: { one: 'moves the first creation back', other: 'moves the first creation back {count} times' },
  owl: 'gives {whom} the owl',
  owlFromYou: 'gives you the owl',
  takes: 'takes {shards}',
  takesNothing: 'takes nothing',
  returns: 'returns {shards}',
  travels: 'moves {shards} to the {market} market',
  swaps: 'swaps {given} for {shards}',
  spins: 'turns the ring to position {place}',
  claims: 'takes {shards} from {whom}',
  claimsFromYou: 'takes {shards} from you',
  hands: 'gives {whom} {shards}',
  handsFromYou: 'gives you {shards}',
  trades: 'swaps {given} with {whom} for {shards}',
  tradesFromYou: 'swaps {given} with you for {shards}',
  orders: 'arranges the hand',
  discards: 'makes everybody return a shard',
  empties: 'empties the {market} market',
  picks: 'picks a creation unseen and passes the packet on',
  ends: 'plays on without a deal',
  money: '{was} to {now} L.',
  same: '{now} L, as before.',
} as const;

export type RecapWords = Wording<typeof words>;
