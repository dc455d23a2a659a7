import type { Seat } from '#core/game';
import type { Action, Kind } from '#games/murano/rules/action';
import { type Market, MARKETS } from '#games/murano/rules/board';
import type { Card, Category } from '#games/murano/rules/cards';
import { countOf, NO_SHARDS, one, type Shard, SHARDS, type Shards } from '#games/murano/rules/shards';

/** A thing on the table that can be touched. */
export type Spot =
  /** A shard of one's own workbench, by its place there. */
  | { readonly at: 'bench'; readonly place: number; readonly shard: Shard }
  /** A shard of the warehouse, or one that an advantage offers; several of a kind are counted. */
  | { readonly at: 'stock'; readonly shard: Shard; readonly nth: number }
  | { readonly at: 'market'; readonly market: Market }
  | { readonly at: 'socket'; readonly market: Market; readonly shard: Shard }
  /** A place of the hand or of a packet, counted from 1. */
  | { readonly at: 'card' | 'packet'; readonly place: number }
  /** A completed creation. */
  | { readonly at: 'made'; readonly card: Card }
  | { readonly at: 'advantage'; readonly category: Category }
  | { readonly at: 'seat'; readonly seat: Seat }
  /** A shard of somebody else's workbench. */
  | { readonly at: 'theirs'; readonly seat: Seat; readonly shard: Shard }
  | { readonly at: 'owl' | 'selector' | 'ring' }
  /** A button that says what is done with what was chosen. */
  | { readonly at: 'action'; readonly kind: Kind };

/** What an action asks for; shards count by their kind. */
export function spotKey(spot: Spot): string {
  switch (spot.at) {
    case 'bench':
    case 'stock':
      return `${spot.at}-${spot.shard}`;
    case 'market':
      return `market-${spot.market}`;
    case 'socket':
      return `socket-${spot.market}-${spot.shard}`;
    case 'card':
    case 'packet':
      return `${spot.at}-${spot.place}`;
    case 'made':
      return `made-${spot.card}`;
    case 'advantage':
      return `advantage-${spot.category}`;
    case 'seat':
      return `seat-${spot.seat}`;
    case 'theirs':
      return `theirs-${spot.seat}-${spot.shard}`;
    case 'action':
      return `action-${spot.kind}`;
    case 'owl':
    case 'selector':
    case 'ring':
      return spot.at;
  }
}

/** The name of a spot in the document: of two equal shards each has its own. */
export function spotName(spot: Spot): string {
  if (spot.at === 'bench') return `${spotKey(spot)}-${spot.place}`;
  return spot.at === 'stock' ? `${spotKey(spot)}-${spot.nth}` : spotKey(spot);
}

/** One key for each of the shards. */
function each(at: 'bench' | 'stock', shards: Shards): readonly string[] {
  const keys: string[] = [];
  for (const kind of SHARDS) {
    for (let left = countOf(shards, kind); left > 0; left -= 1) keys.push(`${at}-${kind}`);
  }
  return keys;
}

type Mentions = { readonly [K in Kind]: (action: Extract<Action, { kind: K }>) => readonly string[] };

/** What must be touched for an action. Some actions need a button: shards alone never sell, return or create anything. */
const MENTIONS: Mentions = {
  selector: () => ['selector'],
  take: () => ['selector'],
  exchange: (a) => [`bench-${a.shard}`, `market-${a.market}`],
  buy: (a) => [`market-${a.market}`, 'action-buy'],
  sell: (a) => [...each('bench', a.shards), 'action-sell'],
  skip: () => ['action-skip'],
  create: (a) => ['card-1', ...each('bench', a.shards), 'action-create'],
  end: () => ['action-end'],
  notch: () => ['ring'],
  reorder: (a) => ['card-1', `card-${a.place}`],
  activate: (a) => [`advantage-${a.category}`, `made-${a.card}`],
  owl: (a) => ['owl', `card-${a.place}`],
  return: (a) => [...each('bench', a.shards), 'action-return'],
  substitute: (a) => [...each('stock', a.shards), 'action-substitute'],
  receive: (a) => [...each('stock', a.shards), 'action-receive'],
  gain: (a) => [`stock-${a.shard}`],
  order: (a) => [`card-${a.place}`],
  travel: (a) => [`socket-${a.from}-${a.shard}`, `market-${a.to}`],
  swap: (a) => [`bench-${a.give}`, `stock-${a.take}`],
  stop: () => ['action-stop'],
  spin: () => ['action-spin'],
  claim: (a) => [`theirs-${a.seat}-${a.shard}`],
  give: (a) => [`bench-${a.shard}`, `seat-${a.seat}`],
  trade: (a) => [`bench-${a.give}`, `theirs-${a.seat}-${a.take}`],
  discard: (a) => [`bench-${a.shard}`],
  empty: (a) => [`market-${a.market}`],
  pick: (a) => [`packet-${a.place}`],
};

export const mentionsOf = (action: Action): readonly string[] =>
  (MENTIONS[action.kind] as (action: Action) => readonly string[])(action);

/** The spot of a name on which something can be put down, or null. */
export function dropTarget(name: string): Spot | null {
  const [at, ...parts] = name.split('-');
  const [first, second] = parts.map(Number);
  const market = MARKETS.find((each) => each === first);
  const shard = SHARDS.find((each) => each === (at === 'bench' ? first : second));
  if (name === 'action-sell') return { at: 'action', kind: 'sell' };
  if (first === undefined) return null;
  if (at === 'card') return { at, place: first };
  if (at === 'seat') return { at, seat: first };
  if (at === 'market') return market === undefined ? null : { at, market };
  if (shard === undefined || second === undefined) return null;
  if (at === 'bench') return { at, shard, place: second };
  return at === 'theirs' ? { at, seat: first, shard } : null;
}

/** The shards of the workbench that were selected, or those of the warehouse. */
export const shardsIn = (selected: readonly Spot[], at: 'bench' | 'stock'): Shards =>
  selected.reduce((sum, spot) => (spot.at === at ? sum + one(spot.shard) : sum), NO_SHARDS);

const benchOnly = (selected: readonly Spot[]): readonly Spot[] => selected.filter(({ at }) => at === 'bench');

/** What may stay selected when this is taken up instead: of shards only what a market or a sale can use. */
export function replacements(selected: readonly Spot[], spot: Spot): readonly (readonly Spot[])[] {
  if (spot.at === 'market' || spot.at === 'action') return [benchOnly(selected)];
  return [selected.slice(1), selected.filter(({ at }) => at !== spot.at), []];
}
