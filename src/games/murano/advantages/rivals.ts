import type { Seat } from '#core/game';
import { owe } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { claimable, payers, traders } from '../rules/rivals.ts';
import { NO_SHARDS } from '../rules/shards.ts';
import { seatsOf, type View } from '../rules/state.ts';
import type { Row } from './row.ts';

const NO_LIRA = refuse('M40', 'noLira');
const NOBODY_TO_CLAIM = refuse('M40', 'nobodyToClaim');
const NOBODY_PAYS = refuse('M41', 'nobodyPays');
const NOTHING_TO_GIVE = refuse('M41', 'nothingToGive');
const NOBODY_HAS_SHARDS = refuse('M82', 'nobodyHasShards');
const NOTHING_TO_TRADE = refuse('M70', 'nothingToTrade');

/** I1: 1 L for a coloured shard of another player. [L63] */
export const authoritarian: Row = {
  refusal(view, seat) {
    if (view.money[seat] < 1) return NO_LIRA;
    return claimable(view, seat).length === 0 ? NOBODY_TO_CLAIM : null;
  },
  play: (state, seat) => owe(state, 'claim', [seat]),
};

/** I2: a shard for 1 L of another player. [L64] */
export const dealer: Row = {
  refusal(view, seat) {
    if (view.benches[seat] === NO_SHARDS) return NOTHING_TO_GIVE;
    return payers(view, seat).length === 0 ? NOBODY_PAYS : null;
  },
  play: (state, seat) => owe(state, 'give', [seat]),
};

/** M42: whoever has nothing is left out. */
function withShards(view: View): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < seatsOf(view); seat += 1) if (view.benches[seat] !== NO_SHARDS) seats.push(seat);
  return seats;
}

/** I3: everybody discards a shard, all at once. [L65, M82] */
export const clumsiness: Row = {
  refusal: (view) => (withShards(view).length === 0 ? NOBODY_HAS_SHARDS : null),
  play: (state) => owe(state, 'discard', withShards(state)),
};

/** I4: a shard for a shard of another player. [L66] */
export const collector: Row = {
  refusal: (view, seat) => (traders(view, seat).length === 0 ? NOTHING_TO_TRADE : null),
  play: (state, seat) => owe(state, 'trade', [seat]),
};
