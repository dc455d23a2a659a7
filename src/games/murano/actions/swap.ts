import type { Seat } from '#core/game';
import { returnShards, takeShards } from '../rules/bench.ts';
import { amend, due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { COLOURS, hasShard, one, parseShard, shardLetter, SHARDS, TRANSPARENT } from '../rules/shards.ts';
import type { View } from '../rules/state.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

const NOT_ON_BENCH = refuse('L47', 'notOnBench');
const NO_TRANSPARENT = refuse('M35', 'noTransparent');
const SAME_KIND = refuse('M94', 'sameKind');
const NOT_IN_STOCK = refuse('M94', 'notInStock');
const SWAP_ONCE = refuse('M94', 'swapOnce');

/** L47, M94: a shard of the workbench for a colour that lies in the warehouse before the return. */
export const swap: RuleOf<'swap'> = {
  candidates(view, seat, actions) {
    for (const give of SHARDS) {
      if (!hasShard(view.benches[seat], give)) continue;
      for (const take of COLOURS) actions.push({ kind: 'swap', give, take });
    }
  },
  refusal(view, seat, { give, take }) {
    if (!hasShard(view.benches[seat], give)) return NOT_ON_BENCH;
    if (take === TRANSPARENT) return NO_TRANSPARENT;
    if (give === take) return SAME_KIND;
    return hasShard(view.warehouse, take) ? null : NOT_IN_STOCK;
  },
  play(state, seat, { give, take }) {
    takeShards(state, seat, one(take));
    returnShards(state, seat, one(give));
    if (due(state)!.count > 1 && canSwap(state, seat)) amend(state, { count: 1 });
    else settled(state);
  },
  parts: ({ give, take }) => [shardLetter(give), shardLetter(take)],
  parse([givePart, takePart]) {
    const give = parseShard(givePart);
    const take = parseShard(takePart);
    return give === null || take === null ? null : { kind: 'swap', give, take };
  },
};

/** M35, M94: the second swap is optional, the first is what the advantage was activated for. */
export const stop: RuleOf<'stop'> = {
  ...plain('stop'),
  refusal: (view) => (due(view)!.count > 1 ? SWAP_ONCE : null),
  play: settled,
};

/** M70: is there any swap that changes something? */
export function canSwap(view: View, seat: Seat): boolean {
  const bench = view.benches[seat];
  return COLOURS.some(
    (take) => hasShard(view.warehouse, take) && SHARDS.some((give) => give !== take && hasShard(bench, give)),
  );
}
