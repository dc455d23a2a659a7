import { PREVIDENT_GAIN, PRIVILEGED_DEALS, TOP_PRICE_BONUS } from '../rules/terms.ts';
import { earn, spend } from '../rules/bench.ts';
import { NOON } from '../rules/board.ts';
import { FULL_PAY, paymentsNow, payOf } from '../rules/creating.ts';
import { owe } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import { edit, hasTaken, paysOne, type Row } from './row.ts';

const SKIPPED = refuse('M72', 'skipped');
const CREATING = refuse('M27', 'dealsOver');
const TWO_DEALS = refuse('M31', 'twoAtMost');
const TWO_TAKINGS = refuse('M31', 'twoAtMost');
const COLLECT_OVER = refuse('M66', 'collectOver');
const SELECTOR_DONE = refuse('M68', 'selectorDone');
const AT_NOON = refuse('M77', 'selectorAtNoon');
const DEAL_FIRST = refuse('M93', 'phaseNotReached');
const NOT_EIGHT = refuse('M68', 'notEight');

/** 10: for 1 L two negotiations instead of one. [L42, M66] */
export const privileged: Row = {
  refusal(view, seat) {
    if (view.phase === 'create') return CREATING;
    if (view.lastDeal === 'skip') return SKIPPED;
    return hasTaken(view) ?? (view.terms.deals > 1 ? TWO_DEALS : paysOne(view, seat));
  },
  play(state, seat) {
    spend(state, seat, 1);
    edit(state, { deals: PRIVILEGED_DEALS });
    // M78: with it Collect is over.
    state.phase = 'negotiate';
  },
};

/** 11: the selector stays where it is, and 1 L. [L43] */
export const prevident: Row = {
  refusal(view) {
    if (view.turned) return SELECTOR_DONE;
    return view.selector === NOON ? AT_NOON : null;
  },
  play(state, seat) {
    earn(state, seat, PREVIDENT_GAIN);
    state.turned = true;
  },
};

/** 12: for 1 L the pair may be taken twice. [L44, M66] */
export const repetition: Row = {
  refusal(view, seat) {
    if (view.phase !== 'collect') return COLLECT_OVER;
    return view.terms.takings > 1 ? TWO_TAKINGS : paysOne(view, seat);
  },
  play(state, seat) {
    spend(state, seat, 1);
    edit(state, { takings: 2 });
  },
};

/** 14: a creation that pays 8 L pays 2 L more. [L46, M34, M69] */
export const topPrice: Row = {
  refusal(view, seat) {
    if (view.lastDeal === 'none') return DEAL_FIRST;
    return paymentsNow(view, seat).some((payment) => payOf(view, seat, payment) === FULL_PAY)
      ? null
      : NOT_EIGHT;
  },
  play(state, seat) {
    edit(state, { bonus: TOP_PRICE_BONUS });
    owe(state, 'create', [seat]);
  },
};
