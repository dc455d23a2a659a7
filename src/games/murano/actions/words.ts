import type { Seat } from '#core/game';
import { type Market, marketWord, parseMarket } from '../rules/board.ts';
import {
  choiceWord,
  parseChoice,
  parseShard,
  type Shard,
  shardLetter,
  type Shards,
} from '../rules/shards.ts';

interface Plain<Kind> {
  candidates(view: unknown, seat: unknown, actions: { readonly kind: Kind }[]): void;
  parts(): readonly string[];
  parse(): { readonly kind: Kind };
}

/** The only action of its kind, and its word. */
export function plain<Kind extends string>(kind: Kind): Plain<Kind> {
  const action = { kind };
  return {
    candidates: (_view, _seat, actions) => void actions.push(action),
    parts: () => [],
    parse: () => action,
  };
}

interface Worded<Action> {
  parts(action: Action): readonly string[];
  parse(parts: readonly string[]): Action | null;
}

/** `sell-BGG`: any number of shards. */
export const withShards = <Kind extends string>(
  kind: Kind,
): Worded<{ readonly kind: Kind; readonly shards: Shards }> => ({
  parts: ({ shards }) => [choiceWord(shards)],
  parse([word]) {
    const shards = parseChoice(word);
    return shards === null ? null : { kind, shards };
  },
});

/** `gain-R`: one shard. */
export const withShard = <Kind extends string>(
  kind: Kind,
): Worded<{ readonly kind: Kind; readonly shard: Shard }> => ({
  parts: ({ shard }) => [shardLetter(shard)],
  parse([word]) {
    const shard = parseShard(word);
    return shard === null ? null : { kind, shard };
  },
});

/** `buy-NE`: a market. */
export const atMarket = <Kind extends string>(
  kind: Kind,
): Worded<{ readonly kind: Kind; readonly market: Market }> => ({
  parts: ({ market }) => [marketWord(market)],
  parse([word]) {
    const market = parseMarket(word);
    return market === null ? null : { kind, market };
  },
});

/** `reorder-3`: a place of a hand or a packet, counted from 1. */
export const atPlace = <Kind extends string>(
  kind: Kind,
): Worded<{ readonly kind: Kind; readonly place: number }> => ({
  parts: ({ place }) => [String(place)],
  parse([word]) {
    const place = parseWhole(word, 1, 8);
    return place === null ? null : { kind, place };
  },
});

export function parseWhole(word: string | undefined, min: number, max: number): number | null {
  const number = Number(word);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

interface OfRival<Kind> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly shard: Shard;
}

/** `claim-2-B`: a seat and one shard. */
export const ofRival = <Kind extends string>(kind: Kind): Worded<OfRival<Kind>> => ({
  parts: ({ seat, shard }) => [String(seat), shardLetter(shard)],
  parse([seatPart, shardPart]) {
    const seat = parseWhole(seatPart, 0, 3);
    const shard = parseShard(shardPart);
    return seat === null || shard === null ? null : { kind, seat, shard };
  },
});
