import { CASTLES, castleWord, parseCastle, WIZARD } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { columnAt, type View } from '../state.ts';
import { layInColumn, turnUp } from '../turn.ts';
import type { RuleOf } from '../action.ts';
import type { Seat } from '#core/game';
import { replaced } from '#core/list';
import type { Castle } from '../cards.ts';

const NO_WIZARD = refuse('U15', 'noWizardThere');
const SAME_CASTLE = refuse('B18', 'sameCastle');

/** From each castle to each other one, made once: legal lists are made very often. */
const MOVES = CASTLES.map((from) =>
  CASTLES.filter((to) => to !== from).map((to) => ({ kind: 'move', from, to }) as const),
);

/** B18: a wizard is always the top card of its column. */
function hasWizard(view: View, seat: Seat, castle: Castle): boolean {
  const column = view.columns[columnAt(seat, castle)];
  return column.length > 0 && column[column.length - 1] === WIZARD;
}

/** U15: move one's own top wizard to another castle of one's own side; U16: then a card is turned up. */
export const move: RuleOf<'move'> = {
  sure: true,
  candidates(view, seat, actions) {
    for (const from of CASTLES) {
      if (!hasWizard(view, seat, from)) continue;
      for (const action of MOVES[from]) actions.push(action);
    }
  },
  refusal(view, seat, { from, to }) {
    if (!hasWizard(view, seat, from)) return NO_WIZARD;
    return from === to ? SAME_CASTLE : null;
  },
  play(state, seat, { from, to }) {
    const at = columnAt(seat, from);
    state.columns = replaced(state.columns, at, state.columns[at].slice(0, -1));
    layInColumn(state, seat, to, WIZARD);
    turnUp(state);
  },
  parts: ({ from, to }) => [castleWord(from), castleWord(to)],
  parse([fromPart, toPart]) {
    const from = parseCastle(fromPart);
    const to = parseCastle(toPart);
    return from === null || to === null ? null : { kind: 'move', from, to };
  },
};
