import { replaced } from '#core/list';
import { checkBench, earn, spend } from '../rules/bench.ts';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { payers } from '../rules/rivals.ts';
import { hasShard, one, SHARDS } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { ofRival } from './words.ts';

const NOT_A_RIVAL = refuse('M81', 'notARival');
const NO_MONEY = refuse('M41', 'theyHaveNoLira');
const NOT_ON_BENCH = refuse('L64', 'notOnBench');

/** L64, M41: one shard for 1 L of another player; M83: whose bench was full returns any one of the nine. */
export const give: RuleOf<'give'> = {
  ...ofRival('give'),
  candidates(view, seat, actions) {
    for (const rival of payers(view, seat)) {
      for (const shard of SHARDS) actions.push({ kind: 'give', seat: rival, shard });
    }
  },
  refusal(view, seat, { seat: rival, shard }) {
    if (rival === seat || rival >= view.benches.length) return NOT_A_RIVAL;
    if (view.money[rival] < 1) return NO_MONEY;
    return hasShard(view.benches[seat], shard) ? null : NOT_ON_BENCH;
  },
  play(state, seat, { seat: rival, shard }) {
    spend(state, rival, 1);
    earn(state, seat, 1);
    const left = replaced(state.benches, seat, state.benches[seat] - one(shard));
    state.benches = replaced(left, rival, left[rival] + one(shard));
    settled(state);
    checkBench(state, rival);
  },
};
