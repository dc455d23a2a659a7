import { MARKETS } from '../board.ts';
import { emptyMarket, fullestMarkets } from '../challenges.ts';
import { settled } from '../owed.ts';
import { refuse } from '../refusals.ts';
import type { RuleOf } from '../action.ts';
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
