import { MERCHANT_PROCEEDS } from '../rules/terms.ts';
import { checkBench, takeShards } from '../rules/bench.ts';
import { MARKETS } from '../rules/board.ts';
import { owe } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, NO_SHARDS, one, TRANSPARENT } from '../rules/shards.ts';
import { type DealKind, isFull, type View } from '../rules/state.ts';
import { edit, mayStillDeal, type Row } from './row.ts';
import type { Refusal, Seat } from '#core/game';

const NOTHING_TO_BUY = refuse('M68', 'nothingToBuy');
const NOTHING_TO_SELL = refuse('M68', 'nothingToSell');
const NOTHING_TO_EXCHANGE = refuse('M68', 'nothingToExchange');
const OUT_OF_TRANSPARENT = refuse('M36', 'outOfTransparent');

/** 3: a Buy costs nothing. [L35] */
export const free: Row = {
  refusal: (view) =>
    mayStillDeal(view) ?? (view.markets.every((market) => market === NO_SHARDS) ? NOTHING_TO_BUY : null),
  play(state, seat) {
    edit(state, { price: 0 });
    owe(state, 'buy', [seat]);
  },
};

/** 4: a Sell pays 4 L. [L36] */
export const merchant: Row = {
  refusal: (view, seat) => mayStillDeal(view) ?? (view.benches[seat] === NO_SHARDS ? NOTHING_TO_SELL : null),
  play(state, seat) {
    edit(state, { proceeds: MERCHANT_PROCEEDS });
    owe(state, 'sell', [seat]);
  },
};

/** 5: an Exchange brings any part of what the market faces, at most one transparent shard with it. [L37, M33] */
export const expert: Row = {
  refusal: (view, seat) => mayStillDeal(view) ?? (canExchange(view, seat) ? null : NOTHING_TO_EXCHANGE),
  play(state, seat) {
    edit(state, { anyPart: true });
    owe(state, 'exchange', [seat]);
  },
};

const canExchange = (view: View, seat: Seat): boolean =>
  view.benches[seat] !== NO_SHARDS && MARKETS.some((market) => !isFull(view, market));

/** M67: until the next negotiation, the first creation or the end of the turn; M30: again and again. */
function transparentAfter(deal: DealKind, late: Refusal): Row {
  return {
    refusal(view) {
      if (view.phase !== 'negotiate' || view.lastDeal !== deal) return late;
      return hasShard(view.warehouse, TRANSPARENT) ? null : OUT_OF_TRANSPARENT;
    },
    play(state, seat) {
      takeShards(state, seat, one(TRANSPARENT));
      checkBench(state, seat);
    },
  };
}

/** 6: a transparent shard after a Buy. [L38] */
export const gourmand = transparentAfter('buy', refuse('M67', 'onlyAfterBuy'));
/** 7: a transparent shard after a Sell. [L39] */
export const gambler = transparentAfter('sell', refuse('M67', 'onlyAfterSell'));
