import { FACE_SIZE } from '#games/murano/pack/facts';
import { coloursOf, one, type Shard, type Shards } from '#games/murano/rules/shards';

/** Three neighbouring places of a ring face a market; an exchange brings the colours among them. [L18, L19] */
const FACED = 3;

export interface ChangedExchange {
  readonly yours: Shards;
  readonly here: Shards;
}

const broughtAt = (ring: readonly Shard[], place: number): Shards =>
  coloursOf(
    Array.from({ length: FACED }, (_, at) => ring[(place + at) % FACE_SIZE]).reduce<Shards>(
      (sum, shard) => sum + one(shard ?? 0),
      0,
    ),
  );

/** Of the twelve exchanges of a ring, those that bring something else than here. */
export const exchangesChanged = (
  yours: readonly Shard[],
  here: readonly Shard[],
): readonly ChangedExchange[] =>
  here
    .map((_, place) => ({ yours: broughtAt(yours, place), here: broughtAt(here, place) }))
    .filter((each) => each.yours !== each.here);
