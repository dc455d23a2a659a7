import type { Seat } from '#core/game';
import { type Market, MARKETS, parseMarket } from '#games/murano/rules/board';
import { type Card, CARDS, CATEGORIES, type Category } from '#games/murano/rules/cards';
import {
  NO_SHARDS,
  one,
  parseShards,
  type Shard,
  SHARDS,
  type Shards,
  sizeOf,
} from '#games/murano/rules/shards';
import { seatsOf } from '#games/murano/rules/state';
import {
  advantageName,
  categoryName,
  creationName,
  kindsIn,
  marketName,
  shardName,
  type MuranoScene,
} from './pieces.ts';

/** What somebody has spoken of, each in the order in which it was named. */
export interface Mentioned {
  readonly shards: readonly Shard[];
  readonly heap: Shards;
  readonly markets: readonly Market[];
  readonly cards: readonly Card[];
  readonly categories: readonly Category[];
  readonly seats: readonly Seat[];
  readonly numbers: readonly number[];
  /** Everything else, word by word. */
  readonly rest: readonly string[];
}

/** Long names are looked for first and taken out, so that no letter of theirs is taken for a shard. */
export function mentionedBy(scene: MuranoScene, typed: string): Mentioned {
  const { view, nameOf } = scene;
  let text = ` ${typed.toLowerCase()} `;
  const named = <T>(things: readonly T[], nameOfThing: (thing: T) => string): T[] =>
    things.filter((thing) => {
      const name = nameOfThing(thing).toLowerCase();
      const isNamed = text.includes(` ${name} `);
      if (isNamed) text = text.replace(` ${name} `, '  ');
      return isNamed;
    });
  const cards = named(CARDS, (card) => creationName(scene, card));
  const seats = named(
    Array.from({ length: seatsOf(view) }, (_, seat) => seat),
    nameOf,
  );
  const advantages = named(CATEGORIES, (each) => advantageName(scene, view.advantages[each] ?? 0));
  const categories = [...advantages, ...named(CATEGORIES, (each) => categoryName(scene, each))];
  const tokens: readonly string[] = text.match(/\p{L}+(?:-\p{L}+)*|\d+/gu) ?? [];
  const shards = tokens.flatMap((token) => shardsIn(scene, token));
  return {
    shards,
    heap: shards.reduce<Shards>((heap, kind) => heap + one(kind), NO_SHARDS),
    markets: tokens.flatMap((token) => marketsIn(scene, token)),
    cards,
    categories,
    seats,
    numbers: tokens.filter((token) => /^\d+$/u.test(token)).map(Number),
    rest: tokens,
  };
}

/** `bgg`, `blue` or `blauen`. */
function shardsIn(scene: MuranoScene, token: string): Shard[] {
  const heap = parseShards(token.toUpperCase());
  if (heap !== null && sizeOf(heap) > 0) return Array.from(token.toUpperCase()).flatMap(letterShard);
  return SHARDS.filter((kind) => token.startsWith(shardName(scene, kind).toLowerCase()));
}
const letterShard = (letter: string): Shard[] => kindsIn(parseShards(letter) ?? NO_SHARDS);

function marketsIn(scene: MuranoScene, token: string): Market[] {
  const market = parseMarket(token.toUpperCase());
  if (market !== null) return [market];
  return MARKETS.filter((each) => marketName(scene, each).toLowerCase() === token);
}
