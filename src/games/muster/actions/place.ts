import { CASTLES, castleWord, parseCastle } from '../cards.ts';
import { endTurn, layOnCastle } from '../turn.ts';
import type { RuleOf } from '../action.ts';

/** U16: the mover chooses the castle for a turned-up rainbow card. [B19] */
export const place: RuleOf<'place'> = {
  sure: true,
  candidates(_view, _seat, actions) {
    for (const castle of CASTLES) actions.push({ kind: 'place', castle });
  },
  refusal: () => null,
  play(state, _seat, { castle }) {
    layOnCastle(state, castle, state.turned[0]);
    state.turned = [];
    endTurn(state);
  },
  parts: ({ castle }) => [castleWord(castle)],
  parse([castlePart]) {
    const castle = parseCastle(castlePart);
    return castle === null ? null : { kind: 'place', castle };
  },
};
