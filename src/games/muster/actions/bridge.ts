import {
  BRIDGE,
  cardWord,
  castleWord,
  isBanner,
  parseCard,
  parseCastle,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
} from '../cards.ts';
import { emblemRefusal, rankBelow } from '../column.ts';
import { refuse } from '../refusals.ts';
import { castlesBySuit, columnAt, HAND_SIZE } from '../state.ts';
import { endAction, layInColumn, spend } from '../turn.ts';
import type { RuleOf } from '../action.ts';

/** The banner that closes them is in the same hand. [B35] */
const MOST_BRIDGES = HAND_SIZE - 1;

const NO_BRIDGES = refuse('U21', 'noBridges');
const NO_RAINBOW_CARD = refuse('U21', 'noRainbowCard');
const NOT_IN_HAND = refuse('B35', 'notInHand');
const ONE_BRIDGE = refuse('U34', 'oneBridge');
const TOO_FEW_RAINBOWS = refuse('U34', 'tooFewRainbowCards');
const BRIDGE_ON_WIZARD = refuse('B14', 'bridgeOnWizard');
const NOT_NEXT = refuse('B16', 'notNextBanner');

const rainbowsIn = (hand: readonly number[]): number => hand.filter((held) => held === RAINBOW).length;

/** U21, U22: a bridge stands for the next banner of the sequence, and the banner after it follows in the same action. */
export const bridge: RuleOf<'bridge'> = {
  sure: true,
  candidates(view, seat, actions) {
    const hand = view.hands[seat];
    if (!view.options.bridges || !hand.includes(RAINBOW)) return;
    const most = view.options.overRainbow ? rainbowsIn(hand) : 1;
    const castles = castlesBySuit(view);
    for (let i = 0; i < hand.length; i += 1) {
      const card = hand[i];
      if (!isBanner(card) || (i > 0 && card === hand[i - 1])) continue;
      for (const castle of castles[suitOf(card)]) {
        const column = view.columns[columnAt(seat, castle)];
        const bridges = strengthOf(card) - rankBelow(column, column.length) - 1;
        // Upon a wizard there are none: its rank is above every banner's.
        if (bridges >= 1 && bridges <= most) actions.push({ kind: 'bridge', castle, card, bridges });
      }
    }
  },
  refusal(view, seat, { castle, card, bridges }) {
    if (!view.options.bridges) return NO_BRIDGES;
    const hand = view.hands[seat];
    if (!hand.includes(RAINBOW)) return NO_RAINBOW_CARD;
    if (bridges > 1 && !view.options.overRainbow) return ONE_BRIDGE;
    if (rainbowsIn(hand) < bridges) return TOO_FEW_RAINBOWS;
    // B35: the closing banner is in hand already; there is no refill between.
    if (!hand.includes(card)) return NOT_IN_HAND;
    const column = view.columns[columnAt(seat, castle)];
    if (column.length > 0 && column[column.length - 1] === WIZARD) return BRIDGE_ON_WIZARD;
    // B16, U23, B35: each bridge is exactly the next rank, and so is the banner that closes.
    if (strengthOf(card) !== rankBelow(column, column.length) + bridges + 1) return NOT_NEXT;
    return emblemRefusal(view, castle, card);
  },
  play(state, seat, { castle, card, bridges }) {
    for (let i = 0; i < bridges; i += 1) {
      spend(state, seat, RAINBOW);
      layInColumn(state, seat, castle, BRIDGE);
    }
    spend(state, seat, card);
    layInColumn(state, seat, castle, card);
    endAction(state);
  },
  parts: ({ castle, card, bridges }) => [
    castleWord(castle),
    cardWord(card),
    ...(bridges > 1 ? [String(bridges)] : []),
  ],
  parse([castlePart, cardPart, bridgesPart = '1']) {
    const castle = parseCastle(castlePart);
    const card = parseCard(cardPart);
    const bridges = Number(bridgesPart);
    if (castle === null || card === null || !isBanner(card)) return null;
    return Number.isInteger(bridges) && bridges >= 1 && bridges <= MOST_BRIDGES
      ? { kind: 'bridge', castle, card, bridges }
      : null;
  },
};
