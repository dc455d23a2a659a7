import { earn, returnShards } from '../rules/bench.ts';
import { refuse } from '../rules/refusals.ts';
import { choicesOf, contains, NO_SHARDS, type Shards, sizeOf } from '../rules/shards.ts';
import { finishDeal } from '../rules/turn.ts';
import type { ActionOf, RuleOf } from '../rules/action.ts';
import { withShards } from './words.ts';

const SELL_SOMETHING = refuse('L22', 'sellSomething');
const NOT_ON_BENCH = refuse('L22', 'notOnBench');

/** Every way to sell from a workbench: there are 1,287 workbenches, so each list is made only once. */
const SALES = new Map<Shards, readonly ActionOf<'sell'>[]>();

function salesFrom(bench: Shards): readonly ActionOf<'sell'>[] {
  let sales = SALES.get(bench);
  if (sales === undefined) {
    sales = choicesOf(bench, 1, sizeOf(bench)).map((shards) => ({ kind: 'sell', shards }));
    SALES.set(bench, sales);
  }
  return sales;
}

/** L22, M20: any number of shards, at least one, for 1 L in all. */
export const sell: RuleOf<'sell'> = {
  ...withShards('sell'),
  sure: true,
  candidates(view, seat, actions) {
    const sales = salesFrom(view.benches[seat]);
    for (let i = 0; i < sales.length; i += 1) actions.push(sales[i]);
  },
  refusal(view, seat, { shards }) {
    if (shards === NO_SHARDS) return SELL_SOMETHING;
    return contains(view.benches[seat], shards) ? null : NOT_ON_BENCH;
  },
  play(state, seat, { shards }) {
    returnShards(state, seat, shards);
    earn(state, seat, state.terms.proceeds);
    finishDeal(state, 'sell');
  },
};
