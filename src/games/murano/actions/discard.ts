import { HIDDEN } from '#core/game';
import { returnShards } from '../rules/bench.ts';
import { choose, NO_CHOICES } from '../rules/choices.ts';
import { due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { hasShard, one, type Shard, SHARDS } from '../rules/shards.ts';
import { seatsOf } from '../rules/state.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShard } from './words.ts';

const NOT_ON_BENCH = refuse('L65', 'notOnBench');

/** L65, M42: everybody chooses one shard at once; when the last has chosen, all of them go to the warehouse. */
export const discard: RuleOf<'discard'> = {
  ...withShard('discard'),
  candidates(_view, _seat, actions) {
    for (const shard of SHARDS) actions.push({ kind: 'discard', shard });
  },
  refusal: (view, seat, { shard }) => (hasShard(view.benches[seat], shard) ? null : NOT_ON_BENCH),
  play(state, seat, { shard }) {
    choose(state, seat, shard);
    if (due(state)!.seats.length > 0) return;
    state.choices.forEach(([chosen = HIDDEN], chooser) => {
      // In a preview the choices of the others stay unknown.
      if (chosen !== HIDDEN) returnShards(state, chooser, one(chosen as Shard));
    });
    state.choices = NO_CHOICES[seatsOf(state)];
    settled(state);
  },
};
