import { MARKETS } from '../rules/board.ts';
import { emptyMarket, fullestMarkets } from '../modules/challenges.ts';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { atMarket } from './words.ts';

const NOT_FULLEST = refuse('M47', 'notFullest');

/** L59, M47: one of the markets with the most shards. */
export const empty: RuleOf<'empty'> = {
  ...atMarket('empty'),
  candidates(_view, _seat, actions) {
    for (const market of MARKETS) actions.push({ kind: 'empty', market });
  },
  refusal: (view, _seat, { market }) => (fullestMarkets(view).includes(market) ? null : NOT_FULLEST),
  play(state, _seat, { market }) {
    emptyMarket(state, market);
    settled(state);
  },
};
