import { FAVOURITISM_GAIN, MAGICIAN_GAIN } from '../rules/terms.ts';
import { canSwap } from '../actions/swap.ts';
import { earn, returnShards, spend } from '../rules/bench.ts';
import { MARKETS } from '../rules/board.ts';
import { loseTrack } from '../view/memory.ts';
import { owe } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, NO_SHARDS, one, type Shard, type Shards, TRANSPARENT } from '../rules/shards.ts';
import { isFull, type View } from '../rules/state.ts';
import { paysOne, type Row } from './row.ts';

const OUT_OF_STOCK = refuse('M85', 'outOfStock');
const NO_TRANSPARENT = refuse('M36', 'noTransparentOnBench');
const MARKETS_EMPTY = refuse('M100', 'marketsEmpty');
const MARKETS_FULL = refuse('M100', 'marketsFull');
const NO_SWAP = refuse('M70', 'noSwap');

const inStock = (view: View, kind: Shard): Shards => (hasShard(view.warehouse, kind) ? one(kind) : NO_SHARDS);

/** One shard of two colours; M85: of the other one when one is out. */
function either(a: Shard, b: Shard): Row {
  const offer = (view: View): Shards => inStock(view, a) + inStock(view, b);
  return {
    refusal: (view) => (offer(view) === NO_SHARDS ? OUT_OF_STOCK : null),
    play: (state, seat) => owe(state, 'gain', [seat], 0, offer(state)),
  };
}

/** 1: a red or green shard. [L33] */
export const present = either(3, 1);
/** 2: a yellow or blue shard. [L34] */
export const gift = either(2, 0);

/** 8: the hand in any order, and 1 L. [L40, M70, M74] */
export const magician: Row = {
  refusal: () => null,
  play(state, seat) {
    earn(state, seat, MAGICIAN_GAIN);
    if (state.hands[seat].length < 2) return;
    loseTrack(state, seat);
    owe(state, 'order', [seat]);
  },
};

/** 9: a transparent shard back for 3 L. [L41] */
export const favouritism: Row = {
  refusal: (view, seat) => (hasShard(view.benches[seat], TRANSPARENT) ? null : NO_TRANSPARENT),
  play(state, seat) {
    returnShards(state, seat, one(TRANSPARENT));
    earn(state, seat, FAVOURITISM_GAIN);
  },
};

/** 13: one shard from a market to another. [L45, M100] */
export const traveller: Row = {
  refusal(view) {
    if (view.markets.every((market) => market === NO_SHARDS)) return MARKETS_EMPTY;
    return MARKETS.every((market) => isFull(view, market)) ? MARKETS_FULL : null;
  },
  play: (state, seat) => owe(state, 'travel', [seat]),
};

/** 15: for 1 L up to two swaps with the warehouse. [L47, M35, M94] */
export const opportunist: Row = {
  refusal: (view, seat) => paysOne(view, seat) ?? (canSwap(view, seat) ? null : NO_SWAP),
  play(state, seat) {
    spend(state, seat, 1);
    owe(state, 'swap', [seat], 2);
  },
};

/** 16: the ring to any position. [L48] */
export const visionary: Row = {
  refusal: () => null,
  play: (state, seat) => owe(state, 'spin', [seat]),
};
