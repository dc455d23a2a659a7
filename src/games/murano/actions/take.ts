import { checkBench, takeShards } from '../rules/bench.ts';
import { circleAt, shownAt } from '../rules/board.ts';
import { owe } from '../rules/owed.ts';
import { hasShard, NO_SHARDS, one } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

/** L14, M12: take both shards of the pair; M73: what is there first, then the substitutes. */
export const take: RuleOf<'take'> = {
  ...plain('take'),
  sure: true,
  refusal: () => null,
  play(state, seat) {
    state.taken += 1;
    let missing = 0;
    // M09, M84: as the ring shows it now. M14: of two equal shards the second may be missing.
    for (const kind of [circleAt(state, state.selector), shownAt(state, state.selector)]) {
      if (hasShard(state.warehouse, kind)) takeShards(state, seat, one(kind));
      else missing += 1;
    }
    if (missing > 0 && state.warehouse !== NO_SHARDS) owe(state, 'substitute', [seat], missing);
    else checkBench(state, seat);
  },
};
