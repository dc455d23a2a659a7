import type { Wording } from '#core/words';

/** What a review says in the game's own terms. */
export const words = {
  review: {
    make: 'With it {who} has made {creation} by the end of the next turn in {more} of {worlds} imagined futures, otherwise in {fewer}.',
    makeYou:
      'With it you have made {creation} by the end of your next turn in {more} of {worlds} imagined futures, otherwise in {fewer}.',
    makeSure:
      'With it {who} has made {creation} by the end of the next turn in all imagined futures, otherwise in none.',
    makeSureYou:
      'With it you have made {creation} by the end of your next turn in all imagined futures, otherwise in none.',
    money: 'It brings {who} about {count} L more by the end of the next turn.',
    moneyYou: 'It brings you about {count} L more by the end of your next turn.',
    bench: {
      one: 'It leaves {who} with about one shard more that the next creations need.',
      other: 'It leaves {who} with about {count} shards more that the next creations need.',
    },
    benchYou: {
      one: 'It leaves you with about one shard more that your next creations need.',
      other: 'It leaves you with about {count} shards more that your next creations need.',
    },
    market: {
      one: 'At the {market} market about one shard more lies ready for the next creation of {who}.',
      other: 'At the {market} market about {count} shards more lie ready for the next creation of {who}.',
    },
    marketYou: {
      one: 'At the {market} market about one shard more lies ready for your next creation.',
      other: 'At the {market} market about {count} shards more lie ready for your next creation.',
    },
    others: 'Otherwise the best of the rivals of {who} has about {count} L more by then.',
    othersYou: 'Otherwise the best of your rivals has about {count} L more by your next turn.',
    rival: 'Otherwise the rival of {who} has about {count} L more by then.',
    rivalYou: 'Otherwise your rival has about {count} L more by your next turn.',
    lacks: 'Next for {who} comes {creation}: it still lacks {shards}.',
    lacksYou: 'Next comes {creation}: it still lacks {shards}.',
    lacksNow:
      'Next for {who} comes {creation}: it still lacks {shards}. Some of it is to be had now: {markets}.',
    lacksNowYou: 'Next comes {creation}: it still lacks {shards}. Some of it is to be had now: {markets}.',
    ready: 'All that {creation} needs lies on the workbench of {who}.',
    readyYou: 'All that {creation} needs lies on your workbench.',
  },
} as const;

export type ReviewWords = Wording<typeof words>;
