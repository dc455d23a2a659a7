import type { Seat } from '#core/game';
import { CASTLE, CASTLES, type Castle, RAINBOW, WIZARD } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { bannersAt, outcome, strengthAt } from '#games/muster/scoring';
import { cardsLeft, columnAt, HAND_SIZE, rivalOf, type View } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import { shareOf } from '../share.ts';
import type { ActionValues } from './afterstate/values.ts';
import { fits, isClosed, reachOf } from './reach.ts';

/**
 * What the greedy bot likes, in castles. This is level 2, the yardstick of all others: it is never tuned again,
 * because every figure in docs/strength.md is measured against it.
 */
export const GREEDY_WEIGHTS = {
  /** A margin counts in full at the end; early, so much strength more is needed for the same certainty. */
  openMargin: 3,
  marginPerCard: 0.25,
  /** A rainbow card in hand, which can go anywhere. */
  rainbow: 0.35,
  /** A rainbow castle in hand, which frees the emblem once. */
  castle: 0.1,
  /** Strength in hand that its column is ready for. */
  reach: 0.025,
  /** A card not yet drawn. */
  unknown: 0.05,
  /** Strength on the castles that the rival could take and play. */
  gift: 0.02,
  /** What is lost, if a wizard can be taken back by some card that may be in the rival's hand. */
  wizard: 0.5,
  /** Each card that left the pile, to whoever is ahead. */
  clock: 0.02,
} as const;

/** The share of the win that the seat may expect, from 0 to 1. */
export function greedyValue(view: View, seat: Seat): number {
  const over = outcome(view);
  if (over !== null) return shareOf(over, seat, 2);
  const castles = advantage(view, seat);
  return 0.5 + castles / (2 * (1 + Math.abs(castles)));
}

/** The same of every action, by the table after it. */
export const greedyValues: ActionValues = (view, seat, legal, values) => {
  values.length = legal.length;
  legal.forEach((action, at) => {
    values[at] = greedyValue(muster.preview(view, seat, action), seat);
  });
};

/** A readable value of what a seat sees: castle margins, hand, wizards at risk, gifts and the clock, in castles. */
function advantage(view: View, seat: Seat): number {
  const rival = rivalOf(seat);
  const left = cardsLeft(view);
  let lead = 0;
  for (const castle of CASTLES) lead += hold(view, seat, castle, left);
  const hand = handValue(view, seat);
  const risk = wizardRisk(view, seat) - wizardChance(view, rival, view.hands[seat]);
  return lead + hand - risk - gifts(view, rival) - GREEDY_WEIGHTS.clock * left * Math.tanh(lead);
}

/**
 * Level 1 sees no more than who is stronger where, as if the match ended now, and that it has ended. It knows that a
 * wizard with nothing under it is anybody's: it counts for nothing, so that no match is opened with it.
 */
export function marginValue(view: View, seat: Seat): number {
  const over = outcome(view);
  if (over !== null) return shareOf(over, seat, 2);
  let castles = 0;
  for (const castle of CASTLES) {
    const margin = firmStrength(view, seat, castle) - firmStrength(view, rivalOf(seat), castle);
    castles += margin / (Math.abs(margin) + 0.2);
  }
  return 0.5 + castles / 10;
}

function firmStrength(view: View, seat: Seat, castle: Castle): number {
  return view.columns[columnAt(seat, castle)][0] === WIZARD ? 0 : strengthAt(view, seat, castle);
}

/** How surely this seat holds a castle, from −1 to 1. */
function hold(view: View, seat: Seat, castle: Castle, left: number): number {
  const rival = rivalOf(seat);
  const margin =
    strengthAt(view, seat, castle) - strengthAt(view, rival, castle) ||
    Math.sign(bannersAt(view, seat, castle) - bannersAt(view, rival, castle)) / 2;
  return (
    margin /
    (Math.abs(margin) + GREEDY_WEIGHTS.openMargin * Math.min(1, GREEDY_WEIGHTS.marginPerCard * left) + 0.2)
  );
}

function handValue(view: View, seat: Seat): number {
  const hand = view.hands[seat];
  let value = (HAND_SIZE - hand.length) * GREEDY_WEIGHTS.unknown;
  for (const card of hand) {
    if (card === RAINBOW) value += GREEDY_WEIGHTS.rainbow;
    else if (card === CASTLE) value += GREEDY_WEIGHTS.castle;
    else if (card < 0) value += GREEDY_WEIGHTS.unknown;
  }
  for (const castle of CASTLES) value += GREEDY_WEIGHTS.reach * reachOf(view, seat, castle, hand);
  return value;
}

/** What the rival may take from the castles and play at once. */
function gifts(view: View, rival: Seat): number {
  let value = 0;
  for (const castle of CASTLES) {
    const pile = view.castlePiles[castle];
    if (pile.length === 0) continue;
    const top = pile[pile.length - 1];
    if (top === RAINBOW) value += GREEDY_WEIGHTS.rainbow;
    else value += GREEDY_WEIGHTS.gift * reachOf(view, rival, castle, [top]);
  }
  return value;
}

/** The risk that the rival holds a banner for one of this seat's wizards, from the cards nobody has seen. */
function wizardRisk(view: View, seat: Seat): number {
  const unseen = unseenCards(view);
  const hidden = view.hands[rivalOf(seat)].length;
  let risk = 0;
  for (const castle of CASTLES) {
    const column = view.columns[columnAt(seat, castle)];
    if (!isClosed(column)) continue;
    const slot = column.indexOf(WIZARD);
    const takers = unseen.filter((card) => fits(view, seat, castle, slot, card)).length;
    const shown = view.shown[rivalOf(seat)].some((card) => fits(view, seat, castle, slot, card));
    risk += GREEDY_WEIGHTS.wizard * (shown ? 1 : Math.min(1, (takers * hidden) / Math.max(1, unseen.length)));
  }
  return risk;
}

/** The wizards of this side that the given hand could take next turn. */
function wizardChance(view: View, side: Seat, hand: readonly number[]): number {
  let chance = 0;
  for (const castle of CASTLES) {
    const column = view.columns[columnAt(side, castle)];
    if (!isClosed(column)) continue;
    const slot = column.indexOf(WIZARD);
    if (hand.some((card) => card >= 0 && fits(view, side, castle, slot, card))) {
      chance += GREEDY_WEIGHTS.wizard / 2;
    }
  }
  return chance;
}
