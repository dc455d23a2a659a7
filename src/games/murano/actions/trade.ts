import { replaced } from '#core/list';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { traders } from '../rules/rivals.ts';
import { hasShard, one, parseShard, shardLetter, SHARDS } from '../rules/shards.ts';
import type { RuleOf } from '../rules/action.ts';
import { parseWhole } from './words.ts';

const NOT_A_RIVAL = refuse('M81', 'notARival');
const NOT_ON_BENCH = refuse('L66', 'notOnBench');
const NOT_THERE = refuse('L66', 'notOnTheirBench');
const SAME_KIND = refuse('M70', 'sameKind');

/** L66, M43: one shard for one of another player; the active player chooses both. */
export const trade: RuleOf<'trade'> = {
  candidates(view, seat, actions) {
    for (const rival of traders(view, seat)) {
      for (const give of SHARDS) {
        for (const take of SHARDS) actions.push({ kind: 'trade', seat: rival, give, take });
      }
    }
  },
  refusal(view, seat, { seat: rival, give, take }) {
    if (rival === seat || rival >= view.benches.length) return NOT_A_RIVAL;
    if (!hasShard(view.benches[seat], give)) return NOT_ON_BENCH;
    if (!hasShard(view.benches[rival], take)) return NOT_THERE;
    return give === take ? SAME_KIND : null;
  },
  play(state, seat, { seat: rival, give, take }) {
    const given = replaced(state.benches, seat, state.benches[seat] - one(give) + one(take));
    state.benches = replaced(given, rival, given[rival] - one(take) + one(give));
    settled(state);
  },
  parts: ({ seat, give, take }) => [String(seat), shardLetter(give), shardLetter(take)],
  parse([seatPart, givePart, takePart]) {
    const seat = parseWhole(seatPart, 0, 3);
    const give = parseShard(givePart);
    const take = parseShard(takePart);
    return seat === null || give === null || take === null ? null : { kind: 'trade', seat, give, take };
  },
};
