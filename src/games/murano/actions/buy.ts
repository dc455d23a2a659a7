import { replaced } from '#core/list';
import { checkBench, spend } from '../bench.ts';
import { MARKETS } from '../board.ts';
import { refuse } from '../refusals.ts';
import { NO_SHARDS } from '../shards.ts';
import { finishDeal } from '../turn.ts';
import type { RuleOf } from '../action.ts';
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
