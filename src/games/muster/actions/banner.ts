import { CASTLES, FACES, cardWord, castleWord, isBanner, parseCard, parseCastle, suitOf } from '../cards.ts';
import { bannerRefusal, rankRefusal } from '../column.ts';
import { refuse } from '../refusals.ts';
import { castlesBySuit, columnAt } from '../state.ts';
import { endAction, layInColumn, spend } from '../turn.ts';
import type { RuleOf } from '../action.ts';

const NOT_IN_HAND = refuse('U9', 'notInHand');

/** Each banner under each castle, made once: legal lists are made very often. */
const BANNERS = Array.from({ length: FACES }, (_, card) =>
  CASTLES.map((castle) => ({ kind: 'banner', card, castle }) as const),
);

/** U9: play a banner under a castle on one's own side. */
export const banner: RuleOf<'banner'> = {
  sure: true,
  candidates(view, seat, actions) {
    const hand = view.hands[seat];
    const castles = castlesBySuit(view);
    for (let i = 0; i < hand.length; i += 1) {
      const card = hand[i];
      if (!isBanner(card) || (i > 0 && card === hand[i - 1])) continue;
      for (const castle of castles[suitOf(card)]) {
        const column = view.columns[columnAt(seat, castle)];
        if (rankRefusal(view.options, column, column.length, card) !== null) continue;
        actions.push(BANNERS[card][castle]);
      }
    }
  },
  refusal(view, seat, { card, castle }) {
    if (!view.hands[seat].includes(card)) return NOT_IN_HAND;
    return bannerRefusal(view, seat, castle, view.columns[columnAt(seat, castle)].length, card);
  },
  play(state, seat, { card, castle }) {
    spend(state, seat, card);
    layInColumn(state, seat, castle, card);
    endAction(state);
  },
  parts: ({ card, castle }) => [cardWord(card), castleWord(castle)],
  parse([cardPart, castlePart]) {
    const card = parseCard(cardPart);
    const castle = parseCastle(castlePart);
    return card === null || castle === null || !isBanner(card) ? null : { kind: 'banner', card, castle };
  },
};
