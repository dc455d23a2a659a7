import { checkBench, takeShards } from '../rules/bench.ts';
import { due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { choicesOf, contains, sizeOf } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShards } from './words.ts';

const NOT_IN_STOCK = refuse('M13', 'notInStock');
const TOO_MANY = refuse('M13', 'tooManySubstitutes');

/** L15, M13: for each missing shard any other one, or none; all of them in one word. */
export const substitute: RuleOf<'substitute'> = {
  ...withShards('substitute'),
  sure: true,
  candidates(view, _seat, actions) {
    for (const shards of choicesOf(view.warehouse, 0, due(view)!.count)) {
      actions.push({ kind: 'substitute', shards });
    }
  },
  refusal(view, _seat, { shards }) {
    if (sizeOf(shards) > due(view)!.count) return TOO_MANY;
    return contains(view.warehouse, shards) ? null : NOT_IN_STOCK;
  },
  play(state, seat, { shards }) {
    takeShards(state, seat, shards);
    settled(state);
    checkBench(state, seat);
  },
};
