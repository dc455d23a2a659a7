import { CASTLE, CASTLES, castleWord, parseCastle } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { HAND_SIZE, ofSeats, type View, withCard } from '../state.ts';
import { endTurn, leavePile, takeShown } from '../turn.ts';
import { PILE, type RuleOf } from '../action.ts';
import type { Castle } from '../cards.ts';
import type { Refusal, Seat } from '#core/game';
import { replaced } from '#core/list';

const EMPTY_CASTLE = refuse('U7', 'emptyCastle');
const RAINBOW_CASTLE = refuse('U8', 'rainbowCastle');
const JUST_LAID = refuse('B05', 'justLaid');

/** Made once: legal lists are made very often. */
const FROM_PILE = { kind: 'draw', from: PILE } as const;
const FROM_CASTLE = CASTLES.map((from) => ({ kind: 'draw', from }) as const);

/** U7: each missing card comes from the pile or from the top of a castle, one by one. [B03] */
export const draw: RuleOf<'draw'> = {
  sure: true,
  candidates(view, _seat, actions) {
    actions.push(FROM_PILE);
    for (const action of FROM_CASTLE) {
      if (castleRefusal(view, action.from) === null) actions.push(action);
    }
  },
  refusal: (view, _seat, { from }) => (from === PILE ? null : castleRefusal(view, from)),
  play(state, seat, { from }) {
    if (from === PILE) drawFromPile(state, seat);
    else drawFromCastle(state, seat, from);
    if (state.phase !== 'over' && state.hands[seat].length === HAND_SIZE) endTurn(state);
  },
  parts: ({ from }) => [from === PILE ? 'pile' : castleWord(from)],
  parse([sourcePart]) {
    if (sourcePart === 'pile') return { kind: 'draw', from: PILE };
    const from = parseCastle(sourcePart);
    return from === null ? null : { kind: 'draw', from };
  },
};

function castleRefusal(view: View, castle: Castle): Refusal | null {
  const pile = view.castlePiles[castle];
  if (pile.length === 0) return EMPTY_CASTLE;
  if (view.laid === castle) return JUST_LAID;
  return pile[pile.length - 1] === CASTLE ? RAINBOW_CASTLE : null;
}

function drawFromPile(state: View, seat: Seat): void {
  const card = leavePile(state);
  state.hands = ofSeats(state.hands, seat, withCard(state.hands[seat], card));
}

function drawFromCastle(state: View, seat: Seat, castle: Castle): void {
  const pile = state.castlePiles[castle];
  takeShown(state, seat, pile[pile.length - 1]);
  state.castlePiles = replaced(state.castlePiles, castle, pile.slice(0, -1));
}
