import type { Seat } from '#core/game';
import { NOON } from '#games/murano/rules/board';
import { countOf, type Shard, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { MatchStanding } from '../../../game-ui.ts';
import type { MuranoStanding } from '../game-room.ts';
import { shardColour, short } from './glass.ts';

const BENCH = 8;
const GOLD = '#D8B66A';

const kindsOf = (shards: Shards): readonly Shard[] =>
  SHARDS.flatMap((shard) => Array.from({ length: countOf(shards, shard) }, () => shard));

const dot = (shard: Shard | undefined, x: number, y: number, r: number): string => {
  const at = `cx="${short(x)}" cy="${short(y)}" r="${r}"`;
  if (shard === undefined) return `<circle ${at} fill="none" stroke="${GOLD}" stroke-opacity=".5"/>`;
  const { mid, hi } = shardColour(shard);
  return `<circle ${at} fill="${mid}" stroke="${hi}" stroke-width=".8"/>`;
};

/** So far from the middle of the board, in the direction of a place: those are counted clockwise from 12:00. */
function towards(place: number, far: number): readonly [x: number, y: number] {
  const angle = ((place === NOON ? 0 : place + 0.5) * Math.PI) / 6;
  return [34 + far * Math.sin(angle), 34 - far * Math.cos(angle)];
}

const round = (shards: readonly number[], far: number, r: number): string =>
  shards.map((shard, place) => dot(shard as Shard, ...towards(place, far), r)).join('');

/** Three places in the corner that faces its quarter of the ring. */
function market(shards: Shards, at: number): string {
  const [right, down] = [at < 2 ? 1 : -1, at === 1 || at === 2 ? 1 : -1];
  const kinds = kindsOf(shards);
  return [
    [28, 28],
    [28, 20.5],
    [20.5, 28],
  ]
    .map(([x = 0, y = 0], place) => dot(kinds[place], 34 + right * x, 34 + down * y, 2.8))
    .join('');
}

/** The ring as it is turned, the circle within it, the pair under the selector, and the markets. */
function boardOf({ ring, circle, selector, markets }: NonNullable<MuranoStanding['board']>): string {
  const [[x, y], [farX, farY]] = [towards(selector, 14), towards(selector, 22)];
  return [
    `<circle cx="34" cy="34" r="26" fill="#0B1B3F" stroke="${GOLD}"/><circle cx="34" cy="34" r="17.700" fill="#F1EBDC"/><circle cx="34" cy="34" r="9.500" fill="#5A2A14" stroke="${GOLD}"/>`,
    `<path d="M${short(x)} ${short(y)}L${short(farX)} ${short(farY)}" stroke="#6FE3DE" stroke-width="9.500" stroke-linecap="round"/>`,
    round(ring, 22, 3),
    round(circle, 13.7, 2.3),
    markets.map(market).join(''),
  ].join('');
}

const benchOf = (bench: Shards): string => {
  const shards = kindsOf(bench);
  return Array.from({ length: BENCH }, (_, at) =>
    dot(shards[at], 74.5 + (at % 2) * 10, 9 + Math.floor(at / 2) * 9.5, 3.6),
  ).join('');
};

/** The creations one has finished, as small golden arches. */
const finished = (count: number): string =>
  Array.from({ length: Math.min(count, 6) }, (_, at) => {
    const [x, y] = [70 + (at % 3) * 6.6, 54 + Math.floor(at / 3) * 9.5];
    return `<path d="M${short(x)} ${short(y)}v-4.500a2.700 2.700 0 0 1 5.400 0v4.500z" fill="#E3B23C"/>`;
  }).join('');

/** Where a match stands, as a small picture; null of one that was kept before its board was. */
export function positionPicture(standing: MatchStanding, seat: Seat): string | null {
  const { board, benches, completed } = standing as MuranoStanding;
  const bench = benches?.[seat];
  if (bench === undefined || board === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 68"><rect width="92" height="68" fill="#10224F"/>${boardOf(board)}${benchOf(bench)}${finished(completed?.[seat] ?? 0)}</svg>`;
}
