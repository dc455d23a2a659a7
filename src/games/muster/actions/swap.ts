import type { Refusal, Seat } from '#core/game';
import { replaced } from '#core/list';
import {
  type Banner,
  BRIDGE,
  CASTLES,
  type Castle,
  cardWord,
  castleWord,
  DECK,
  isBanner,
  parseCard,
  parseCastle,
  type Piece,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
} from '../cards.ts';
import { emblemRefusal, rankBelow, rankRefusal } from '../column.ts';
import type { Options } from '../options.ts';
import { refuse } from '../refusals.ts';
import { columnAt, isWild, type View, wizardsOn } from '../state.ts';
import { endAction, spend, takeShown } from '../turn.ts';
import type { ActionOf, RuleOf } from '../action.ts';

const NOT_IN_HAND = refuse('U26', 'notInHand');
const NOTHING_TO_SWAP = refuse('U26', 'nothingToSwap');
const NOT_LOWEST = refuse('U27', 'notLowestWizard');
const NO_MENDING = refuse('U28', 'noMending');
const NOT_ITS_RANK = refuse('B22', 'notBridgeRank');
const SIDES = ['0', '1'];

/** U26, U28: swap a banner from the hand for a wizard or a bridge in play, on either side. */
export const swap: RuleOf<'swap'> = {
  sure: true,
  candidates(view, seat, actions) {
    const { columns } = view;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at];
      for (let slot = 0; slot < column.length; slot += 1) {
        if (column[slot] < WIZARD) continue;
        if (column[slot] === WIZARD || view.options.mend) addBanners(view, seat, at, slot, actions);
        // U27: the lowest wizard; above it there are only wizards.
        if (column[slot] === WIZARD) break;
      }
    }
  },
  refusal(view, seat, { side, castle, slot, card }) {
    if (!view.hands[seat].includes(card)) return NOT_IN_HAND;
    const column = view.columns[columnAt(side, castle)];
    const there = slot < column.length ? column[slot] : undefined;
    if (there !== BRIDGE && there !== WIZARD) return NOTHING_TO_SWAP;
    if (there === WIZARD && slot !== column.length - wizardsOn(column)) return NOT_LOWEST;
    // U28: a banner for a bridge.
    if (there === BRIDGE && !view.options.mend) return NO_MENDING;
    return emblemRefusal(view, castle, card) ?? slotRefusal(view.options, column, slot, card);
  },
  play(state, seat, { side, castle, slot, card }) {
    const at = columnAt(side, castle);
    spend(state, seat, card);
    state.columns = replaced(state.columns, at, replaced(state.columns[at], slot, card));
    // B24: a neutral card again, known to the rival; the hand is full, so nothing is drawn.
    takeShown(state, seat, RAINBOW);
    endAction(state);
  },
  parts: ({ side, castle, slot, card }) => [String(side), castleWord(castle), String(slot), cardWord(card)],
  parse([sidePart, castlePart, slotPart, cardPart]) {
    const side = SIDES.indexOf(sidePart ?? '');
    const castle = parseCastle(castlePart);
    const slot = Number(slotPart);
    const card = parseCard(cardPart);
    if (side < 0 || castle === null || card === null || !isBanner(card)) return null;
    return Number.isInteger(slot) && slot >= 0 && slot < DECK.length
      ? { kind: 'swap', side, castle, slot, card }
      : null;
  },
};

/** A swap for each banner of the hand that may stand there. */
function addBanners(view: View, seat: Seat, at: number, slot: number, actions: ActionOf<'swap'>[]): void {
  const hand = view.hands[seat];
  const side = at < CASTLES.length ? 0 : 1;
  const castle = (at - columnAt(side, 0)) as Castle;
  const wild = isWild(view, castle);
  for (let i = 0; i < hand.length; i += 1) {
    const card = hand[i];
    if (!isBanner(card) || (i > 0 && card === hand[i - 1])) continue;
    if (!wild && suitOf(card) !== castle) continue;
    if (slotRefusal(view.options, view.columns[at], slot, card) !== null) continue;
    actions.push({ kind: 'swap', side, castle, slot, card });
  }
}

/** What forbids a banner whose emblem will do where a bridge or the lowest wizard lies. */
function slotRefusal(options: Options, column: readonly Piece[], slot: number, card: Banner): Refusal | null {
  // B20: only the card below the slot matters, not the wizards above.
  if (column[slot] === WIZARD) return rankRefusal(options, column, slot, card);
  // B22: exactly the strength the bridge stands for, or the sequence above would break.
  return strengthOf(card) === rankBelow(column, slot) + 1 ? null : NOT_ITS_RANK;
}
