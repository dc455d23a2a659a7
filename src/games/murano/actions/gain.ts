import { checkBench, takeShards } from '../rules/bench.ts';
import { due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, one, SHARDS } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShard } from './words.ts';

const NOT_OFFERED = refuse('M85', 'notOfferedShard');

/** One of the shards an advantage offers, from the warehouse. */
export const gain: RuleOf<'gain'> = {
  ...withShard('gain'),
  candidates(_view, _seat, actions) {
    for (const shard of SHARDS) actions.push({ kind: 'gain', shard });
  },
  refusal: (view, _seat, { shard }) => (hasShard(due(view)!.from, shard) ? null : NOT_OFFERED),
  play(state, seat, { shard }) {
    takeShards(state, seat, one(shard));
    settled(state);
    checkBench(state, seat);
  },
};
