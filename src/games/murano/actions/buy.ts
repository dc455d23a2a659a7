import { replaced } from '#core/list';
import { checkBench, spend } from '../rules/bench.ts';
import { MARKETS } from '../rules/board.ts';
import { refuse } from '../rules/refusals.ts';
import { NO_SHARDS } from '../rules/shards.ts';
import { finishDeal } from '../rules/turn.ts';
import type { RuleOf } from '../rules/action.ts';
import { atMarket } from './words.ts';

const MARKET_EMPTY = refuse('M18', 'marketEmpty');
const TOO_DEAR = refuse('L21', 'tooDear');

const BUYS = MARKETS.map((market) => ({ kind: 'buy', market }) as const);

/** L21: all shards of one market. */
export const buy: RuleOf<'buy'> = {
  ...atMarket('buy'),
  sure: true,
  candidates(view, seat, actions) {
    if (view.money[seat] < view.terms.price) return;
    for (const market of MARKETS) if (view.markets[market] !== NO_SHARDS) actions.push(BUYS[market]);
  },
  refusal(view, seat, { market }) {
    if (view.markets[market] === NO_SHARDS) return MARKET_EMPTY;
    return view.money[seat] < view.terms.price ? TOO_DEAR : null;
  },
  play(state, seat, { market }) {
    spend(state, seat, state.terms.price);
    state.benches = replaced(state.benches, seat, state.benches[seat] + state.markets[market]);
    state.markets = replaced(state.markets, market, NO_SHARDS);
    finishDeal(state, 'buy');
    checkBench(state, seat);
  },
};
