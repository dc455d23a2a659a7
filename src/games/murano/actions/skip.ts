import type { Seat } from '#core/game';
import { refuse } from '../rules/refusals.ts';
import { NO_SHARDS } from '../rules/shards.ts';
import type { View } from '../rules/state.ts';
import { finishNegotiation } from '../rules/turn.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

const DEAL_POSSIBLE = refuse('M72', 'dealPossible');

/** M19, M72: only where no negotiation is possible; it closes the phase for good. */
export const skip: RuleOf<'skip'> = {
  ...plain('skip'),
  refusal: (view, seat) => (canDeal(view, seat) ? DEAL_POSSIBLE : null),
  play: (state) => finishNegotiation(state, 'skip'),
};

/** Judged as things are, without advantages that were not played. Whoever has a shard can sell it. */
function canDeal(view: View, seat: Seat): boolean {
  if (view.benches[seat] !== NO_SHARDS) return true;
  return view.money[seat] >= view.terms.price && view.markets.some((market) => market !== NO_SHARDS);
}
