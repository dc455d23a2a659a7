import { replaced } from '#core/list';
import { earn, returnShards } from '../rules/bench.ts';
import { recipeOf } from '../rules/cards.ts';
import { DOUBLE_BONUS, fits, FULL_PAY, paymentsNow, payOf } from '../rules/creating.ts';
import { leaveHand } from '../view/memory.ts';
import { refuse } from '../rules/refusals.ts';
import { contains } from '../rules/shards.ts';
import { finishDeclared } from '../rules/turn.ts';
import type { RuleOf } from '../rules/action.ts';
import { withShards } from './words.ts';

const HAND_EMPTY = refuse('L23', 'handEmpty');
const WRONG_SHARDS = refuse('L24', 'wrongShards');
const NOT_ON_BENCH = refuse('L24', 'notOnBench');

/** L23, L24: the first creation in hand, paid with exactly these shards. */
export const create: RuleOf<'create'> = {
  ...withShards('create'),
  sure: true,
  candidates(view, seat, actions) {
    for (const shards of paymentsNow(view, seat)) actions.push({ kind: 'create', shards });
  },
  refusal(view, seat, { shards }) {
    const hand = view.hands[seat];
    if (hand.length === 0) return HAND_EMPTY;
    if (!fits(recipeOf(view, hand[0]), shards)) return WRONG_SHARDS;
    return contains(view.benches[seat], shards) ? null : NOT_ON_BENCH;
  },
  play(state, seat, { shards }) {
    const pay = payOf(state, seat, shards);
    returnShards(state, seat, shards);
    // M34: the bonus goes by the amount really received.
    earn(state, seat, pay === FULL_PAY ? pay + state.terms.bonus : pay);
    state.made += 1;
    if (state.made === 2) earn(state, seat, DOUBLE_BONUS);
    state.phase = 'create';
    state.lastMade = state.round;
    const card = leaveHand(state, seat);
    state.completed = replaced(state.completed, seat, [...state.completed[seat], card]);
    finishDeclared(state);
  },
};
