import { endTurn } from '../rules/turn.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

/** L12, M26: a turn may end once the negotiation is done or skipped, with or without a creation. [M89] */
export const end: RuleOf<'end'> = { ...plain('end'), sure: true, refusal: () => null, play: endTurn };
