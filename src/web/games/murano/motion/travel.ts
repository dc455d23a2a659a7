import { entryAt } from '#core/list';
import { seatsOf, type View } from '#games/murano/rules/state';
import type { Sight } from '#table/table';
import { address, addressInTurn } from '../../../art/image-address.ts';
import { climax } from '../../../motion/climax.ts';
import { depart, type Travel } from '../../../motion/flights.ts';
import { coinArt, creationArt } from '../art/index.ts';
import { othersOf } from '../players/rivals.tsx';
import { placedIn } from './placed.ts';

/** Shards fly from heap to heap; what was made of them stands in light, and glides to its shelf with its coins. */
export function departIn({ event, view, seat }: Sight): Travel | undefined {
  if (event === null) return undefined;
  const travel = depart('.murano', placedIn(event.before), placedIn(view));
  return {
    ...travel,
    arrive(isLast) {
      travel.arrive(isLast);
      // The workbench is shown as it is paid for. [L25]
      if (!isLast && event.kind === 'played') celebrate(event.before, view, seat ?? 0);
    },
  };
}

function celebrate(before: View, after: View, lower: number): void {
  const maker = after.completed.findIndex(
    (creations, seat) => creations.length > entryAt(before.completed, seat).length,
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
    // From each place that is empty now, the Lira it is worth. [L25]
    ...(isOwn && {
      coins: {
        picture: address('murano coin', () => coinArt()),
        from: '.bench span.place:not([data-face])',
        to: ':is(.bench .money, .chip)',
      },
    }),
  });
}
