import type { RuleOf } from '../action.ts';
import { endTurn } from '../turn.ts';

/** R6: out for the rest of the match. */
export const stop: RuleOf<'stop'> = {
  sure: true,
  candidates(_view, _seat, actions) {
    actions.push({ kind: 'stop' });
  },
  refusal: () => null,
  play(state, seat) {
    state.stopped = [...state.stopped, seat];
    endTurn(state);
  },
  parts: () => [],
  parse: () => ({ kind: 'stop' }),
};
