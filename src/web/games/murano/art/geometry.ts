import { entryAt } from '#core/list';
import { type Market, MARKET_SIZE, type Place, PLACES } from '#games/murano/rules/board';
import { ALL_SHARDS, countOf, type Shard, SHARDS } from '#games/murano/rules/shards';
import { short } from './glass.ts';

/** Where everything lies on the board, in a box of 1000 by 1000 with the centre at 500, 500. Angles run clockwise from 12:00. */
export const BOARD = {
  size: 1000,
  bowl: 117,
  circle: { inner: 136, outer: 223, shards: 178, shard: 56 },
  ring: { inner: 232, outer: 352, shards: 291, shard: 76 },
  rim: 364,
  market: { centre: 512, mouth: 449, lobe: 66, socket: 46, shard: 72 },
} as const;

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export function at(angle: number, radius: number): BoardPoint {
  const turn = (angle * Math.PI) / 180;
  return { x: 500 + radius * Math.sin(turn), y: 500 - radius * Math.cos(turn) };
}
export const xy = (angle: number, radius: number): string => {
  const { x, y } = at(angle, radius);
  return `${short(x)} ${short(y)}`;
};

const STEP = 360 / PLACES;
/** The middle of a place. NOON, where the selector of an expert match begins, lies between the last and the first: 0°. */
export const angleOf = (place: Place): number => (place >= PLACES ? 0 : STEP / 2 + STEP * place);
/** How far the ring is turned at a position: each notch goes counter-clockwise. */
export const ringAngle = (position: number): number => -STEP * position;

export const circleSpot = (place: Place): BoardPoint => at(angleOf(place), BOARD.circle.shards);
/** Where a place of the ring lies on the table; on the turning ring itself it is where the place lies at position 0. */
export const ringSpot = (place: Place): BoardPoint => at(angleOf(place), BOARD.ring.shards);
/** Expert: the space for Liras after this place of the circle. */
export const liraSpot = (place: Place): BoardPoint => at(STEP * (place + 1), BOARD.circle.shards);

/** A sector between two radii: the shape of a place on the ring or the circle. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  return `M${xy(from, inner)}L${xy(from, outer)}A${outer} ${outer} 0 0 1 ${xy(to, outer)}L${xy(to, inner)}A${inner} ${inner} 0 0 0 ${xy(from, inner)}Z`;
}
/** The outline of a place of the ring, to light it up. */
export const segmentPath = (place: Place): string =>
  sector(angleOf(place) - 14.3, angleOf(place) + 14.3, BOARD.ring.inner + 4, BOARD.ring.outer - 6);

const marketAngle = (market: Market): number => 45 + 90 * market;
export const marketSpot = (market: Market): BoardPoint => at(marketAngle(market), BOARD.market.centre);
/** Where the channels reach the market. */
export const mouthSpot = (market: Market): BoardPoint => at(marketAngle(market), BOARD.market.mouth);

/** The three sockets of a market in the order in which they are filled; the last one lies in the corner. */
export function socketSpots(market: Market): readonly BoardPoint[] {
  const centre = marketSpot(market);
  return Array.from({ length: MARKET_SIZE }, (_, socket) => {
    const lobe = at(marketAngle(market) + 120 * (socket + 1), BOARD.market.lobe);
    return { x: centre.x + lobe.x - 500, y: centre.y + lobe.y - 500 };
  });
}

/** The three places of the ring that a market faces. */
export const facedBy = (market: Market): readonly Place[] => [market * 3, market * 3 + 1, market * 3 + 2];

/** The hair-thin channel from a place of the ring to the market it faces, drawn towards the market. */
export function channelPath(place: Place): string {
  const angle = angleOf(place);
  const market = marketAngle(Math.floor(place / 3) as Market);
  return `M${xy(angle, 366)}C${xy(angle + (market - angle) * 0.12, 416)} ${xy(market, 398)} ${xy(market, 455)}`;
}
/** Where the channel leaves the ring. */
export const channelSpot = (place: Place): BoardPoint => at(angleOf(place), 366);

interface HeapSpot extends BoardPoint {
  readonly shard: Shard;
  /** Shown while the warehouse has more than so many of its kind. */
  readonly from: number;
  readonly turn: number;
}

/** Where the shards of the warehouse lie in the bowl: one spot for each that there is, the same in every match. */
export const HEAP: readonly HeapSpot[] = heap();

function heap(): HeapSpot[] {
  const shards = SHARDS.flatMap((shard) => {
    const count = countOf(ALL_SHARDS, shard);
    return Array.from({ length: count }, (_, from) => ({ shard, from, order: (from + shard / 5) / count }));
  }).sort((a, b) => a.order - b.order);
  const spots = spreadSpots(shards.length);
  return shards.map(({ shard, from }, index) => ({
    ...entryAt(spots, index),
    shard,
    from,
    turn: ((index * 47) % 60) - 30,
  }));
}

/** Spots all over the bowl, each as far as can be from those before it: the heap stays even while it shrinks. */
function spreadSpots(count: number): BoardPoint[] {
  const golden = 137.508;
  const left = Array.from({ length: count }, (_, n) => at(n * golden, 91 * Math.sqrt((n + 0.5) / count)));
  const spots = left.splice(0, 1);
  const room = (spot: BoardPoint): number =>
    Math.min(...spots.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
  while (left.length > 0) {
    const next = left.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    spots.push(...left.splice(left.indexOf(next), 1));
  }
  return spots;
}
