import type { Seat } from '#core/game';
import { countOf, type Shard, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { MatchStanding } from '../../../game-ui.ts';
import type { MuranoStanding } from '../game-room.ts';
import { shardColour } from './glass.ts';

const PLACES = 8;

const kindsOf = (bench: Shards): readonly Shard[] =>
  SHARDS.flatMap((shard) => Array.from({ length: countOf(bench, shard) }, () => shard));

const place = (shard: Shard | undefined, at: number): string => {
  const [x, y] = [16 + (at % 4) * 20, 16 + Math.floor(at / 4) * 18];
  if (shard === undefined)
    return `<circle cx="${x}" cy="${y}" r="6.500" fill="none" stroke="#D8B66A" stroke-opacity=".55"/>`;
  const { mid, hi } = shardColour(shard);
  return `<circle cx="${x}" cy="${y}" r="6.500" fill="${mid}" stroke="${hi}"/>`;
};

/** The creations one has finished, as small golden arches. */
const finished = (count: number): string =>
  Array.from(
    { length: Math.min(count, 7) },
    (_, at) => `<path d="M${9 + at * 11} 63v-8a4 4 0 0 1 8 0v8z" fill="#E3B23C"/>`,
  ).join('');

/** Where a match stands, as a small picture; null of one that was kept before the workbenches were. */
export function positionPicture(standing: MatchStanding, seat: Seat): string | null {
  const { benches, completed } = standing as MuranoStanding;
  const bench = benches?.[seat];
  if (bench === undefined) return null;
  const shards = kindsOf(bench);
  const places = Array.from({ length: PLACES }, (_, at) => place(shards[at], at)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 68"><rect width="92" height="68" fill="#10224F"/>${places}${finished(completed?.[seat] ?? 0)}</svg>`;
}
