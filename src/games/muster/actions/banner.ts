import { cardWord, castleWord, isBanner, parseCard, parseCastle, suitOf } from '../cards.ts';
import { bannerRefusal } from '../column.ts';
import { refuse } from '../refusals.ts';
import { castlesFor, columnAt } from '../state.ts';
import { endAction, layInColumn, spend } from '../turn.ts';
import type { RuleOf } from '../action.ts';

const NOT_IN_HAND = refuse('U9', 'notInHand');

/** U9: play a banner under a castle on one's own side. */
export const banner: RuleOf<'banner'> = {
  sure: true,
  candidates(view, seat, actions) {
    const hand = view.hands[seat];
    for (let i = 0; i < hand.length; i += 1) {
      const card = hand[i];
      if (!isBanner(card) || card === hand[i + 1]) continue;
      for (const castle of castlesFor(view, suitOf(card))) {
        const slot = view.columns[columnAt(seat, castle)].length;
        if (bannerRefusal(view, seat, castle, slot, card) !== null) continue;
        actions.push({ kind: 'banner', card, castle });
      }
    }
  },
  refusal(view, seat, { card, castle }) {
    if (!view.hands[seat].includes(card)) return NOT_IN_HAND;
    return bannerRefusal(view, seat, castle, view.columns[columnAt(seat, castle)].length, card);
  },
  play(state, seat, { card, castle }) {
    spend(state, seat, card);
    layInColumn(state, seat, castle, [card]);
    endAction(state);
  },
  parts: ({ card, castle }) => [cardWord(card), castleWord(castle)],
  parse([cardPart, castlePart]) {
    const card = parseCard(cardPart);
    const castle = parseCastle(castlePart);
    return card === null || castle === null || !isBanner(card) ? null : { kind: 'banner', card, castle };
  },
};
