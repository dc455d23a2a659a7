import { CASTLES, FACES, cardWord, castleWord, isBanner, parseCard, parseCastle, suitOf } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { isWild } from '../state.ts';
import { endAction, layOnCastle, spend } from '../turn.ts';
import type { RuleOf } from '../action.ts';

const NOT_IN_HAND = refuse('U17', 'notInHand');
const NOT_ITS_CASTLE = refuse('U17', 'notItsCastle');
const NOT_EVEN_WILD = refuse('B08', 'notItsCastle');

/** Where each card may be laid, made once: legal lists are made very often. */
const LAYS = Array.from({ length: FACES }, (_, card) =>
  CASTLES.filter((castle) => !isBanner(card) || suitOf(card) === castle).map(
    (castle) => ({ kind: 'lay', card, castle }) as const,
  ),
);

/** U17: lay a card from the hand on the castle of its emblem; a rainbow card or a rainbow castle on any. */
export const lay: RuleOf<'lay'> = {
  sure: true,
  candidates(view, seat, actions) {
    const hand = view.hands[seat];
    for (let i = 0; i < hand.length; i += 1) {
      const card = hand[i];
      if (i > 0 && card === hand[i - 1]) continue;
      for (const action of LAYS[card]) actions.push(action);
    }
  },
  refusal(view, seat, { card, castle }) {
    if (!view.hands[seat].includes(card)) return NOT_IN_HAND;
    if (!isBanner(card) || suitOf(card) === castle) return null;
    // B08: by its printed emblem, even where a rainbow castle lies on top.
    return isWild(view, castle) ? NOT_EVEN_WILD : NOT_ITS_CASTLE;
  },
  play(state, seat, { card, castle }) {
    spend(state, seat, card);
    layOnCastle(state, castle, card);
    state.laid = castle;
    endAction(state);
  },
  parts: ({ card, castle }) => [cardWord(card), castleWord(castle)],
  parse([cardPart, castlePart]) {
    const card = parseCard(cardPart);
    const castle = parseCastle(castlePart);
    return card === null || castle === null ? null : { kind: 'lay', card, castle };
  },
};
