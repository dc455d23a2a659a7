import { type Json, kindOf, readNumber, readObject } from '#core/json';
import { problem } from '#core/problem';
import { MARKETS, marketWord, NOON, PLACES, type Place } from '../rules/board.ts';
import {
  type Advantage,
  ADVANTAGE_IDS,
  type Card,
  CATEGORIES,
  categoryWord,
  type Challenge,
  CHALLENGE_IDS,
  parseCard,
} from '../rules/cards.ts';
import {
  one,
  parseShard,
  parseShards,
  type Shard,
  SHARDS,
  shardLetter,
  type Shards,
} from '../rules/shards.ts';

function read<T>(value: T | null, expected: string, json: Json | undefined, what: string): T {
  if (value === null) throw problem('wrong-type', `${what}: expected ${expected}, found ${kindOf(json)}`);
  return value;
}

const wordOf = (json: Json | undefined): string | undefined => (typeof json === 'string' ? json : undefined);
const indexIn = (words: readonly string[], json: Json | undefined): number | null => {
  const index = words.indexOf(wordOf(json) ?? '');
  return index < 0 ? null : index;
};

export const readCard = (json: Json, what: string): Card =>
  read(parseCard(wordOf(json)), 'a creation from C01 to C24', json, what);

const readAdvantage = (json: Json | undefined, what: string): Advantage =>
  read(indexIn(ADVANTAGE_IDS, json), `one of ${ADVANTAGE_IDS.join(', ')}`, json, what);

export const readChallenge = (json: Json, what: string): Challenge =>
  read(indexIn(CHALLENGE_IDS, json), `one of ${CHALLENGE_IDS.join(', ')}`, json, what);

export const readShard = (json: Json, what: string): Shard =>
  read(parseShard(wordOf(json)), 'one of B, G, Y, R, T', json, what);

/** Shards as letters in any order: B, G, Y, R, T. */
export const readShards = (json: Json | undefined, what: string): Shards =>
  read(parseShards(wordOf(json)), 'shards as letters such as BGYRT', json, what);

export function readSelector(json: Json | undefined, what: string): Place {
  return json === 'noon' ? NOON : readNumber(json, what, 0, PLACES - 1);
}

export function readMarkets(json: Json | undefined, what: string): readonly Shards[] {
  const given = readObject(json, what, MARKETS.map(marketWord));
  return MARKETS.map((market) => readShards(given[marketWord(market)], `${what}.${marketWord(market)}`));
}

export function readAdvantages(json: Json | undefined, what: string): readonly Advantage[] {
  const given = readObject(json, what, CATEGORIES.map(categoryWord));
  return CATEGORIES.map((category) => {
    const word = categoryWord(category);
    return readAdvantage(given[word], `${what}.${word}`);
  });
}

export function readCounts(json: Json, what: string): Shards {
  const given = readObject(json, what, SHARDS.map(shardLetter));
  return SHARDS.reduce<Shards>((shards, kind) => {
    const letter = shardLetter(kind);
    return shards + one(kind) * readNumber(given[letter], `${what}.${letter}`, 0, 10);
  }, 0);
}
