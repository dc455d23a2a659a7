import { checkBench, takeShards } from '../rules/bench.ts';
import { due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { choicesOf, contains, sizeOf } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShards } from './words.ts';

const NOT_FACING = refuse('M33', 'notFacing');

/** M33, M71: any part of what the market faces, even nothing. */
export const receive: RuleOf<'receive'> = {
  ...withShards('receive'),
  sure: true,
  candidates(view, _seat, actions) {
    const { from } = due(view)!;
    for (const shards of choicesOf(from, 0, sizeOf(from))) actions.push({ kind: 'receive', shards });
  },
  refusal: (view, _seat, { shards }) => (contains(due(view)!.from, shards) ? null : NOT_FACING),
  play(state, seat, { shards }) {
    takeShards(state, seat, shards);
    settled(state);
    checkBench(state, seat);
  },
};
