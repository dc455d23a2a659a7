import { returnShards } from '../rules/bench.ts';
import { due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { choicesOf, contains, sizeOf } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShards } from './words.ts';

const NOT_SO_MANY = refuse('L16', 'returnSurplus');
const NOT_ON_BENCH = refuse('L16', 'notOnBench');

/** L16, M11: the surplus, whichever shards the owner likes; all of them in one word. */
export const returned: RuleOf<'return'> = {
  ...withShards('return'),
  sure: true,
  candidates(view, seat, actions) {
    const { count } = due(view)!;
    for (const shards of choicesOf(view.benches[seat], count, count)) {
      actions.push({ kind: 'return', shards });
    }
  },
  refusal(view, seat, { shards }) {
    if (sizeOf(shards) !== due(view)!.count) return NOT_SO_MANY;
    return contains(view.benches[seat], shards) ? null : NOT_ON_BENCH;
  },
  play(state, seat, { shards }) {
    returnShards(state, seat, shards);
    settled(state);
  },
};
