import { PLACES } from '../rules/board.ts';
import { settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { parseWhole } from './words.ts';

const SAME_POSITION = refuse('M70', 'samePosition');

/** L48, M22: the ring to any other position. */
export const spin: RuleOf<'spin'> = {
  candidates(_view, _seat, actions) {
    for (let ring = 0; ring < PLACES; ring += 1) actions.push({ kind: 'spin', ring });
  },
  refusal: (view, _seat, { ring }) => (ring === view.ring ? SAME_POSITION : null),
  play(state, _seat, { ring }) {
    state.ring = ring;
    settled(state);
  },
  parts: ({ ring }) => [String(ring)],
  parse([word]) {
    const ring = parseWhole(word, 0, PLACES - 1);
    return ring === null ? null : { kind: 'spin', ring };
  },
};
