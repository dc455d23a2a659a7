import { entryAt } from '#core/list';
import type { Shard } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import type { Sight } from '#table/table';
import { address, addressInTurn } from '../../../art/image-address.ts';
import { climax } from '../../../motion/climax.ts';
import { flights } from '../../../motion/flights.ts';
import { coinArt, creationArt, shardArt } from '../art/index.ts';
import { othersOf } from '../players/rivals.tsx';
import { placedIn } from './placed.ts';

const pictureOf = (face: number): string => address(`murano shard ${face}`, () => shardArt(face as Shard));

/** Shards fly from heap to heap; what was made of them stands in light, and glides to its shelf with its coins. */
export function travel({ event, view, seat }: Sight): Iterable<void> {
  if (event === null) return [];
  if (event.kind === 'played') celebrate(event.before as View, view as View, seat ?? 0);
  return flights('.murano', placedIn(event.before), placedIn(view), pictureOf);
}

function celebrate(before: View, after: View, lower: number): void {
  const maker = after.completed.findIndex(
    (made, seat) => made.length > entryAt(before.completed, seat).length,
  );
  const card = after.completed[maker]?.at(-1);
  if (card === undefined) return;
  const isOwn = maker === lower;
  const panel = `.rivals .rival:nth-child(${othersOf(seatsOf(after), lower).indexOf(maker) + 1})`;
  climax({
    room: '.murano',
    picture: () => addressInTurn(`murano creation ${card}`, () => creationArt(card)),
    over: isOwn ? '.stage' : panel,
    to: isOwn ? '.shelf .vacant' : panel,
    size: isOwn ? 1 : 0.4,
    text: `+${entryAt(after.money, maker) - entryAt(before.money, maker)}`,
    // From each place that is empty now, the Lira it is worth.
    ...(isOwn && {
      coins: {
        picture: address('murano coin', () => coinArt()),
        from: '.bench span.place:not([data-shard])',
        to: ':is(.bench .money, .chip)',
      },
    }),
  });
}
