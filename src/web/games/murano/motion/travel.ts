import type { Shard } from '#games/murano/rules/shards';
import type { Sight } from '#table/table';
import { address } from '../../../art/image-address.ts';
import { flights } from '../../../motion/flights.ts';
import { shardArt } from '../art/index.ts';
import { placedIn } from './placed.ts';

const pictureOf = (face: number): string => address(`murano shard ${face}`, () => shardArt(face as Shard));

/** Shards fly from heap to heap. */
export const travel = ({ event, view }: Sight): Iterable<void> =>
  flights('.murano', event === null ? [] : placedIn(event.before), placedIn(view), pictureOf);
