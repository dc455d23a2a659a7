import type { Message, Seat } from '#core/game';
import { replaced } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import { MARKETS, type Market, marketWord } from '#games/murano/rules/board';
import { type Card, cardWord, recipeOf } from '#games/murano/rules/cards';
import { sizeOf } from '#games/murano/rules/shards';
import { type View } from '#games/murano/rules/state';
import type { Comparison, Factor, ImaginedEnd } from '../../review/reasons.ts';
import { common, needsOf } from '../needs.ts';

type MuranoFactor = Factor<View, View, Action>;
type Ends = readonly ImaginedEnd<View, Action>[];
type FactorText = ReturnType<MuranoFactor['tell']>;

const textOf = (key: string, seat: Seat, values: Message['with']): Message => ({
  key: `review.${key}`,
  with: { who: seat, ...values },
});

/** How much more there is after the better action, on average, as a whole number. */
function moreBy(
  { betterEnds, worseEnds }: Pick<Comparison<View, View, Action>, 'betterEnds' | 'worseEnds'>,
  number: (view: View) => number,
): number {
  const meanOf = (ends: Ends): number =>
    ends.reduce((sum, { position }) => sum + number(position), 0) / ends.length;
  return Math.round(meanOf(betterEnds) - meanOf(worseEnds));
}

/** What was made, and what it brought. */
const creations: MuranoFactor = {
  name: 'creation',
  place: null,
  exchange: (into, from, seat) => ({
    ...into,
    hands: replaced(into.hands, seat, from.hands[seat]),
    completed: replaced(into.completed, seat, from.completed[seat]),
    aside: replaced(into.aside, seat, from.aside[seat]),
    money: replaced(into.money, seat, from.money[seat]),
  }),
  tell: (comparison) => tellMade(comparison) ?? tellMoney(comparison),
};

/** The creation that is made in more worlds, if it is in at least half of them. */
function tellMade({ view, seat, betterEnds, worseEnds }: Comparison<View, View, Action>): FactorText {
  const worlds = betterEnds.length;
  const madeIn = (ends: Ends, card: Card): number =>
    ends.filter(({ position }) => [...position.completed[seat], ...position.aside[seat]].includes(card))
      .length;
  const [best] = view.hands[seat]
    .map((card) => ({ card, more: madeIn(betterEnds, card), fewer: madeIn(worseEnds, card) }))
    .filter(({ card, more, fewer }) => card >= 0 && 2 * (more - fewer) >= worlds)
    .toSorted((a, b) => b.more - b.fewer - (a.more - a.fewer));
  if (best === undefined) return null;
  const { card, more, fewer } = best;
  const values = { creation: `@creation.${cardWord(card)}`, more, fewer, worlds };
  // What is so in all worlds, and otherwise in none, is said without numbers.
  const key = more === worlds && fewer === 0 ? 'makeSure' : 'make';
  return { message: textOf(key, seat, values), rules: ['L24', 'L25'] };
}

function tellMoney(comparison: Comparison<View, View, Action>): FactorText {
  const { seat } = comparison;
  const count = moreBy(comparison, ({ money }) => money[seat]);
  return count < 1 ? null : { message: textOf('money', seat, { count }), rules: ['L32'] };
}

/** What lies on the workbench. */
const bench: MuranoFactor = {
  name: 'bench',
  place: null,
  exchange: (into, from, seat) => ({ ...into, benches: replaced(into.benches, seat, from.benches[seat]) }),
  tell(comparison) {
    const { seat } = comparison;
    const useful = (view: View): number => needsOf(view, seat).held.reduce((sum, each) => sum + each, 0);
    const count = moreBy(comparison, useful);
    return count < 1 ? null : { message: textOf('bench', seat, { count }), rules: ['L24'] };
  },
};

/** What lies in the markets, and how ring and selector stand. */
const board: MuranoFactor = {
  name: 'market',
  place: null,
  exchange: (into, from) => ({
    ...into,
    markets: from.markets,
    warehouse: from.warehouse,
    ring: from.ring,
    selector: from.selector,
  }),
  tell(comparison) {
    const { seat } = comparison;
    const wanted = (market: Market) => (view: View) => {
      const [next] = view.hands[seat];
      return next === undefined || next < 0 ? 0 : sizeOf(common(recipeOf(view, next), view.markets[market]));
    };
    const [best] = MARKETS.map((market) => ({ market, count: moreBy(comparison, wanted(market)) }))
      .filter(({ count }) => count >= 1)
      .toSorted((a, b) => b.count - a.count);
    if (best === undefined) return null;
    const values = { market: `@market.${marketWord(best.market)}`, count: best.count };
    return { message: textOf('market', seat, values), rules: ['L18'] };
  },
};

/** Everything that belongs to the others. */
const others: MuranoFactor = {
  name: 'others',
  place: null,
  exchange(into, from, seat) {
    const theirs = <T>(own: readonly T[], other: readonly T[]): readonly T[] =>
      other.map((each, at) => (at === seat ? own[at] : each));
    return {
      ...into,
      hands: theirs(into.hands, from.hands),
      completed: theirs(into.completed, from.completed),
      aside: theirs(into.aside, from.aside),
      money: theirs(into.money, from.money),
      benches: theirs(into.benches, from.benches),
    };
  },
  tell(comparison) {
    const { seat } = comparison;
    const best = ({ money }: View): number => Math.max(...money.filter((_, at) => at !== seat));
    const count = -moreBy(comparison, best);
    // With two seats there is no best of them.
    const key = comparison.view.money.length === 2 ? 'rival' : 'others';
    return count < 1 ? null : { message: textOf(key, seat, { count }), rules: ['L32'] };
  },
};

export const factors: readonly MuranoFactor[] = [creations, bench, board, others];
