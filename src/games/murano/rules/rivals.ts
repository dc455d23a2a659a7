import type { Seat } from '#core/game';
import { coloursOf, hasShard, NO_SHARDS, SHARDS } from './shards.ts';
import { seatsOf, type View } from './state.ts';

/** M81: the other seats that have what an interactive advantage needs. */
function rivalsWith(view: View, seat: Seat, holds: (rival: Seat) => boolean): readonly Seat[] {
  const rivals: Seat[] = [];
  for (let rival = 0; rival < seatsOf(view); rival += 1) {
    if (rival !== seat && holds(rival)) rivals.push(rival);
  }
  return rivals;
}

/** M40: only somebody with a coloured shard. */
export const claimable = (view: View, seat: Seat): readonly Seat[] =>
  rivalsWith(view, seat, (rival) => coloursOf(view.benches[rival]) !== NO_SHARDS);

/** M41: only somebody with money. */
export const payers = (view: View, seat: Seat): readonly Seat[] =>
  rivalsWith(view, seat, (rival) => view.money[rival] > 0);

/** M43, M70: only somebody with a shard of another kind than one of one's own. */
export const traders = (view: View, seat: Seat): readonly Seat[] =>
  rivalsWith(view, seat, (rival) =>
    SHARDS.some(
      (give) =>
        hasShard(view.benches[seat], give) &&
        SHARDS.some((take) => take !== give && hasShard(view.benches[rival], take)),
    ),
  );
