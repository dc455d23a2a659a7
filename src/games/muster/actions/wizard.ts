import { CASTLES, castleWord, parseCastle, RAINBOW, WIZARD } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { endAction, layInColumn, spend } from '../turn.ts';
import type { RuleOf } from '../action.ts';

const NO_RAINBOW_CARD = refuse('U14', 'noRainbowCard');

/** Legal lists are made very often: what there is but one of is made once. */
const EVERYWHERE = CASTLES.map((castle) => ({ kind: 'wizard', castle }) as const);

/** U14: a wizard goes under any castle on one's own side, upon anything. */
export const wizard: RuleOf<'wizard'> = {
  sure: true,
  candidates(view, seat, actions) {
    if (!view.hands[seat].includes(RAINBOW)) return;
    for (const action of EVERYWHERE) actions.push(action);
  },
  refusal: (view, seat) => (view.hands[seat].includes(RAINBOW) ? null : NO_RAINBOW_CARD),
  play(state, seat, { castle }) {
    spend(state, seat, RAINBOW);
    layInColumn(state, seat, castle, WIZARD);
    endAction(state);
  },
  parts: ({ castle }) => [castleWord(castle)],
  parse([castlePart]) {
    const castle = parseCastle(castlePart);
    return castle === null ? null : { kind: 'wizard', castle };
  },
};
