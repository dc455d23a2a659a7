import { replaced } from '#core/list';
import { checkBench, earn, spend } from '../rules/bench.ts';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { claimable } from '../rules/rivals.ts';
import { COLOURS, hasShard, one, TRANSPARENT } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { ofRival } from './words.ts';

const NOT_A_RIVAL = refuse('M81', 'notARival');
const NO_TRANSPARENT = refuse('M40', 'noTransparent');
const NOT_THERE = refuse('M40', 'notOnTheirBench');

/** L63, M40: 1 L to another player for one coloured shard of theirs; M97: then the surplus rule. */
export const claim: RuleOf<'claim'> = {
  ...ofRival('claim'),
  candidates(view, seat, actions) {
    for (const rival of claimable(view, seat)) {
      for (const shard of COLOURS) actions.push({ kind: 'claim', seat: rival, shard });
    }
  },
  refusal(view, seat, { seat: rival, shard }) {
    if (rival === seat || rival >= view.benches.length) return NOT_A_RIVAL;
    if (shard === TRANSPARENT) return NO_TRANSPARENT;
    return hasShard(view.benches[rival], shard) ? null : NOT_THERE;
  },
  play(state, seat, { seat: rival, shard }) {
    spend(state, seat, 1);
    earn(state, rival, 1);
    const left = replaced(state.benches, rival, state.benches[rival] - one(shard));
    state.benches = replaced(left, seat, left[seat] + one(shard));
    settled(state);
    checkBench(state, seat);
  },
};
