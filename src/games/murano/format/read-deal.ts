import { type Json, orElse, readList, readNumber, readObject } from '#core/json';
import { problem } from '#core/problem';
import { couldBeDrawn } from '../advantages/draw.ts';
import { NOON, PLACES } from '../rules/board.ts';
import { type Card, CARDS, CHALLENGE_DECK, cardWord } from '../rules/cards.ts';
import { expecting } from './expect.ts';
import { firstSeat, type Options } from '../options.ts';
import { readAdvantages, readCard, readChallenge, readMarkets, readSelector } from './reading.ts';
import { type Deal, dealtTo } from '../rules/setup.ts';
import {
  ALL_SHARDS,
  COLOURS,
  countOf,
  one,
  type Shard,
  SHARD_NAMES,
  SHARDS,
  type Shards,
} from '../rules/shards.ts';

const FIELDS = ['first', 'ring', 'selector', 'markets', 'advantages', 'hands', 'challenges', 'rest'];

/** Every result of chance, given by name; what chance could not give is refused. */
export function readDeal(options: Options, seats: number, json: Json): Deal {
  const given = readObject(json, 'deal', FIELDS);
  const size = dealtTo(options, seats);
  const hands = readList(
    given['hands'],
    'deal.hands',
    (hand, what) => readList(hand, what, readCard, size),
    seats,
  );
  const rest = readList(given['rest'], 'deal.rest', readCard, CARDS.length - seats * size);
  checkCards([...hands.flat(), ...rest], 'deal');
  const alone = seats === 1;
  const dealt: Deal = {
    first: readNumber(given['first'], 'deal.first', 0, seats - 1),
    ring: readNumber(given['ring'], 'deal.ring', 0, PLACES - 1),
    selector: readSelector(given['selector'], 'deal.selector'),
    markets: readMarkets(given['markets'], 'deal.markets').map(onlyColour),
    advantages: readAdvantages(given['advantages'], 'deal.advantages'),
    hands,
    challenges: readList(
      orElse(given['challenges'], []),
      'deal.challenges',
      readChallenge,
      alone ? CHALLENGE_DECK.length : 0,
    ),
    rest,
  };
  checkDeal(options, dealt, alone);
  return dealt;
}

function checkDeal(options: Options, dealt: Deal, alone: boolean): void {
  const expect = expecting('deal');
  const chosen = firstSeat(options.first);
  expect(chosen === null || dealt.first === chosen, `seat ${chosen}, chosen in the options, to be first`);
  expect(
    (dealt.selector === NOON) === options.expert,
    'the selector at noon in an expert match and in no other',
  );
  expect(new Set(dealt.markets).size === COLOURS.length, 'one shard of each colour on the markets');
  expect(couldBeDrawn(options, dealt.advantages), 'four advantages that these options can give');
  const challenges = dealt.challenges.slice().sort((a, b) => a - b);
  expect(!alone || challenges.join() === CHALLENGE_DECK.join(), 'all ten challenge cards');
}

/** L5: a market begins with one shard, of a colour. */
function onlyColour(shards: Shards, market: number): Shard {
  const colour = COLOURS.find((kind) => one(kind) === shards);
  if (colour === undefined) {
    throw problem('inconsistent', `deal.markets: expected one coloured shard on market ${market}`);
  }
  return colour;
}

/** L1: each of the 24 creations exactly once. */
export function checkCards(cards: readonly Card[], what: string): void {
  for (const card of CARDS) {
    const times = cards.filter((other) => other === card).length;
    if (times !== 1) {
      throw problem(
        'inconsistent',
        `${what}: expected each of the 24 creations once, ${cardWord(card)} is there ${times} times`,
      );
    }
  }
}

/** L1: all 46 shards, and no more. */
export function checkShards(places: readonly Shards[], what: string): void {
  for (const kind of SHARDS) {
    const found = places.reduce((count, shards) => count + countOf(shards, kind), 0);
    const expected = countOf(ALL_SHARDS, kind);
    if (found !== expected) {
      throw problem(
        'inconsistent',
        `${what}: expected ${expected} ${SHARD_NAMES[kind]} shards in all, found ${found}`,
      );
    }
  }
}
