import { MARKET_NAMES } from '../content/rings.ts';
import type { Options } from '../options.ts';
import { factsIn } from '../pack/in-play.ts';
import { contains, NO_SHARDS, one, type Shard, type Shards, TRANSPARENT } from './shards.ts';

/** A place of the ring and the circle, clockwise from 12:00: 0 to 11. */
export type Place = number;
export const PLACES = 12;
/** L70: the selector stands between two pairs, at 12:00, before the first turn of an expert match. */
export const NOON: Place = 12;

export type Market = 0 | 1 | 2 | 3;
export const MARKETS: readonly Market[] = [0, 1, 2, 3];
export const MARKET_SIZE = 3;

interface Faces {
  readonly options: Options;
  readonly ring: number;
}

/** What the ring shows at a place; each notch counter-clockwise brings the next shard there. */
export const shownAt = (faces: Faces, place: Place): Shard =>
  factsIn(faces).rings[faces.options.ring][(place + faces.ring) % PLACES];

/** L3: the shard of the circle under the selector; the ring shows the other one of the pair. */
export const circleAt = (faces: Pick<Faces, 'options'>, place: Place): Shard =>
  factsIn(faces).circles[faces.options.circle][place];

/** L18, L19, M15, M16: what an exchange brings: every colour the market faces, as far as the warehouse has it. */
export function exchanged(view: Faces & { readonly warehouse: Shards }, market: Market): Shards {
  return available(view, market, 0);
}

/** M33: with advantage 5 the transparent shards count too, at most so many of them. */
export function available(
  view: Faces & { readonly warehouse: Shards },
  market: Market,
  transparents: number,
): Shards {
  const ring = factsIn(view).rings[view.options.ring];
  let shards = NO_SHARDS;
  let clear = 0;
  for (let place = market * 3; place < market * 3 + 3; place += 1) {
    const kind = ring[(place + view.ring) % PLACES];
    if (kind === TRANSPARENT && clear++ >= transparents) continue;
    if (contains(view.warehouse, shards + one(kind))) shards += one(kind);
  }
  return shards;
}

export const nextPlace = (place: Place): Place => (place === NOON ? 0 : (place + 1) % PLACES);

export const marketWord = (market: Market): string => MARKET_NAMES[market];
export function parseMarket(word: string | undefined): Market | null {
  return MARKETS.find((market) => MARKET_NAMES[market] === word) ?? null;
}
