import type { Message, Seat } from '#core/game';
import { replaced } from '#core/list';
import { type Action } from '#games/muster/action';
import {
  CASTLES,
  type Card,
  cardWord,
  type Castle,
  castleWord,
  FACES,
  isBanner,
  strengthOf,
} from '#games/muster/cards';
import { ownerOf, strengthAt } from '#games/muster/scoring';
import { cardsLeft, columnAt, copy, rivalOf, type State, type View } from '#games/muster/state';
import type { Comparison, Factor, ImaginedEnd } from '../../review/reasons.ts';
import { RULE_OF } from '../action-rules.ts';

type MusterFactor = Factor<View, State, Action>;
type Compared = Comparison<View, State, Action>;
type Ends = readonly ImaginedEnd<State, Action>[];
type FactorText = ReturnType<MusterFactor['tell']>;

const HUNDRED = 100;
/** Less than so many of 100 worlds is no reason that a player would see. */
const NOTABLE = 10;
/** Nor is less strength than this, on average. */
const NOTABLE_STRENGTH = 1;

const of100 = (ends: Ends, holds: (end: ImaginedEnd<State, Action>) => boolean): number =>
  Math.round((HUNDRED * ends.filter(holds).length) / ends.length);

const meanOf = (ends: Ends, number: (state: State) => number): number =>
  ends.reduce((sum, { position }) => sum + number(position), 0) / ends.length;

const textOf = (key: string, seat: Seat, values: Message['with']): Message => ({
  key: `review.${key}`,
  with: { who: seat, ...values },
});

/** What is so in all worlds after the one action and in none after the other is said without numbers. */
const sureKey = (key: string, more: number, fewer: number): string =>
  more === HUNDRED && fewer === 0 ? `${key}Sure` : key;

/** Both sides of a castle, and what lies on it. */
const castleFactor = (castle: Castle): MusterFactor => ({
  name: 'castle',
  place: castleWord(castle),
  exchange(into, from) {
    const state = copy(into);
    for (const at of [columnAt(0, castle), columnAt(1, castle)]) {
      state.columns = replaced(state.columns, at, from.columns[at]);
    }
    state.castlePiles = replaced(state.castlePiles, castle, from.castlePiles[castle]);
    return state;
  },
  tell: (comparison) =>
    tellSwap(comparison, castle) ?? tellHold(comparison, castle) ?? tellLead(comparison, castle),
});

/** The rival takes a wizard or a bridge there, after the worse action more often. [U26] */
function tellSwap({ seat, betterEnds, worseEnds, worse }: Compared, castle: Castle): FactorText {
  const isTaken = ({ replies }: ImaginedEnd<State, Action>): boolean =>
    replies.some((reply) => reply.kind === 'swap' && reply.castle === castle && reply.side === seat);
  const [count, otherwise] = [of100(worseEnds, isTaken), of100(betterEnds, isTaken)];
  if (count < otherwise + 2 * NOTABLE) return null;
  const message = textOf('swap', seat, { castle: `@castle.${castleWord(castle)}`, count, otherwise });
  return { message, rules: [...new Set(['U26', RULE_OF[worse.kind]])] };
}

function tellHold({ seat, better, betterEnds, worseEnds }: Compared, castle: Castle): FactorText {
  const holds = ({ position }: ImaginedEnd<State, Action>): boolean => ownerOf(position, castle) === seat;
  const loses = ({ position }: ImaginedEnd<State, Action>): boolean =>
    ownerOf(position, castle) === rivalOf(seat);
  const values = { castle: `@castle.${castleWord(castle)}` };
  const rules = [...new Set(['U30', RULE_OF[better.kind]])];
  const [more, fewer] = [of100(betterEnds, holds), of100(worseEnds, holds)];
  if (more >= fewer + NOTABLE) {
    return { message: textOf(sureKey('hold', more, fewer), seat, { ...values, more, fewer }), rules };
  }
  const [less, often] = [of100(betterEnds, loses), of100(worseEnds, loses)];
  if (often >= less + NOTABLE) return { message: textOf('deny', seat, { ...values, less, often }), rules };
  return null;
}

/** Who is stronger there, and by how much, where the castle changes hands in neither line. */
function tellLead({ seat, better, betterEnds, worseEnds }: Compared, castle: Castle): FactorText {
  const lead = (state: State): number =>
    strengthAt(state, seat, castle) - strengthAt(state, rivalOf(seat), castle);
  const [more, less] = [meanOf(betterEnds, lead), meanOf(worseEnds, lead)];
  if (more - less < NOTABLE_STRENGTH) return null;
  const values = { castle: `@castle.${castleWord(castle)}`, more: signed(more), less: signed(less) };
  return { message: textOf('lead', seat, values), rules: [...new Set(['U30', RULE_OF[better.kind]])] };
}

const signed = (number: number): string => {
  const rounded = Math.round(number);
  if (rounded === 0) return '0';
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
};

interface CardFound {
  readonly card: Card;
  readonly more: number;
  readonly less: number;
}

/** The card that a hand has more often after one action than after the other, of equals the strongest; null: none to speak of. */
function cardMoreOften(first: Ends, second: Ends, owner: Seat): CardFound | null {
  const all = Array.from({ length: FACES }, (_, card): CardFound => {
    const has = ({ position }: ImaginedEnd<State, Action>): boolean => position.hands[owner].includes(card);
    return { card, more: of100(first, has), less: of100(second, has) };
  });
  const [best] = all
    .filter(({ more, less }) => more - less >= 3 * NOTABLE)
    .toSorted((a, b) => b.more - b.less - (a.more - a.less) || strengthOf(b.card) - strengthOf(a.card));
  return best ?? null;
}

const cardKey = (card: Card): string => `@${isBanner(card) ? 'card' : 'some'}.${cardWord(card)}`;

/** The seat's own cards. */
const ownHand: MusterFactor = {
  name: 'hand',
  place: null,
  exchange(into, from, seat) {
    const state = copy(into);
    state.hands = replaced(state.hands, seat, from.hands[seat]);
    return state;
  },
  tell({ view, seat, better, worse, betterEnds, worseEnds }) {
    const difference = cardMoreOften(betterEnds, worseEnds, seat);
    if (difference === null) return null;
    const isKept = view.hands[seat].includes(difference.card);
    const values = { card: cardKey(difference.card), more: difference.more, fewer: difference.less };
    return {
      message: textOf(sureKey(isKept ? 'keep' : 'gain', difference.more, difference.less), seat, values),
      rules: [RULE_OF[(isKept ? worse : better).kind]],
    };
  },
};

/** The rival's cards. */
const rivalHand: MusterFactor = {
  name: 'rivalHand',
  place: null,
  exchange(into, from, seat) {
    const rival = rivalOf(seat);
    const state = copy(into);
    state.hands = replaced(state.hands, rival, from.hands[rival]);
    state.shown = replaced(state.shown, rival, from.shown[rival]);
    return state;
  },
  tell({ seat, betterEnds, worseEnds }) {
    const difference = cardMoreOften(worseEnds, betterEnds, rivalOf(seat));
    if (difference === null) return null;
    const values = { card: cardKey(difference.card), often: difference.more, less: difference.less };
    return {
      message: textOf(sureKey('away', difference.more, difference.less), seat, values),
      rules: ['U7'],
    };
  },
};

/** How near the end is. */
const tempo: MusterFactor = {
  name: 'tempo',
  place: null,
  exchange(into, from) {
    return { ...copy(into), pile: from.pile, drawn: from.drawn, quiet: from.quiet };
  },
  tell({ seat, betterEnds, worseEnds }) {
    const left = (ends: Ends): number => Math.round(meanOf(ends, cardsLeft));
    const [count, otherwise] = [left(betterEnds), left(worseEnds)];
    if (count === otherwise) return null;
    return {
      message: textOf(count > otherwise ? 'longer' : 'shorter', seat, { count, otherwise }),
      rules: ['U29'],
    };
  },
};

export const factors: readonly MusterFactor[] = [...CASTLES.map(castleFactor), ownHand, rivalHand, tempo];
