import { nextPlace } from '../rules/board.ts';
import { passSpace } from '../modules/expert.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

/** L13: the selector goes on to the next pair; L70: the first time in an expert match by half a step. */
export const selector: RuleOf<'selector'> = {
  ...plain('selector'),
  sure: true,
  refusal: () => null,
  play(state) {
    passSpace(state, state.selector);
    state.selector = nextPlace(state.selector);
    state.turned = true;
  },
};
