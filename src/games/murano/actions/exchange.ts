import { replaced } from '#core/list';
import { checkBench, takeShards } from '../rules/bench.ts';
import { available, exchanged, MARKETS, marketWord, parseMarket } from '../rules/board.ts';
import { owe } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, NO_SHARDS, one, parseShard, shardLetter, SHARDS } from '../rules/shards.ts';
import { isFull } from '../rules/state.ts';
import { finishDeal } from '../rules/turn.ts';
import type { RuleOf } from '../rules/action.ts';

const NOT_ON_BENCH = refuse('L18', 'notOnBench');
const MARKET_FULL = refuse('L20', 'marketFull');

const EXCHANGES = SHARDS.map((shard) =>
  MARKETS.map((market) => ({ kind: 'exchange', shard, market }) as const),
);

/** L18: one shard into a free place of a market, and the colours it faces from the warehouse. [M15, M16, M17] */
export const exchange: RuleOf<'exchange'> = {
  sure: true,
  candidates(view, seat, actions) {
    const bench = view.benches[seat];
    if (bench === NO_SHARDS) return;
    for (const market of MARKETS) {
      if (isFull(view, market)) continue;
      for (const shard of SHARDS) if (hasShard(bench, shard)) actions.push(EXCHANGES[shard][market]);
    }
  },
  refusal(view, seat, { shard, market }) {
    if (!hasShard(view.benches[seat], shard)) return NOT_ON_BENCH;
    return isFull(view, market) ? MARKET_FULL : null;
  },
  play(state, seat, { shard, market }) {
    const { anyPart } = state.terms;
    state.benches = replaced(state.benches, seat, state.benches[seat] - one(shard));
    state.markets = replaced(state.markets, market, state.markets[market] + one(shard));
    finishDeal(state, 'exchange');
    if (anyPart) {
      const from = available(state, market, 1);
      if (from !== NO_SHARDS) owe(state, 'receive', [seat], 0, from);
    } else {
      takeShards(state, seat, exchanged(state, market));
      checkBench(state, seat);
    }
  },
  parts: ({ shard, market }) => [shardLetter(shard), marketWord(market)],
  parse([shardPart, marketPart]) {
    const shard = parseShard(shardPart);
    const market = parseMarket(marketPart);
    return shard === null || market === null ? null : { kind: 'exchange', shard, market };
  },
};
