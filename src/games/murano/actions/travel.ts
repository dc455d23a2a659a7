import { replaced } from '#core/list';
import { MARKETS, marketWord, parseMarket } from '../rules/board.ts';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, one, parseShard, shardLetter, SHARDS } from '../rules/shards.ts';
import { isFull } from '../rules/state.ts';
import type { RuleOf } from '../rules/action.ts';

const NOT_THERE = refuse('L45', 'notInMarket');
const SAME_MARKET = refuse('M70', 'sameMarket');
const MARKET_FULL = refuse('M36', 'marketFull');

/** L45, M36, M100: one shard from a market to another one with a free place. */
export const travel: RuleOf<'travel'> = {
  candidates(view, _seat, actions) {
    for (const from of MARKETS) {
      for (const shard of SHARDS) {
        if (!hasShard(view.markets[from], shard)) continue;
        for (const to of MARKETS) actions.push({ kind: 'travel', shard, from, to });
      }
    }
  },
  refusal(view, _seat, { shard, from, to }) {
    if (!hasShard(view.markets[from], shard)) return NOT_THERE;
    if (from === to) return SAME_MARKET;
    return isFull(view, to) ? MARKET_FULL : null;
  },
  play(state, _seat, { shard, from, to }) {
    const left = replaced(state.markets, from, state.markets[from] - one(shard));
    state.markets = replaced(left, to, left[to] + one(shard));
    settled(state);
  },
  parts: ({ shard, from, to }) => [shardLetter(shard), marketWord(from), marketWord(to)],
  parse([shardPart, fromPart, toPart]) {
    const shard = parseShard(shardPart);
    const from = parseMarket(fromPart);
    const to = parseMarket(toPart);
    return shard === null || from === null || to === null ? null : { kind: 'travel', shard, from, to };
  },
};
