import { apply, HIDDEN, type Seat } from '#core/game';
import { replaced } from '#core/list';
import type { AdvantageId } from '#games/murano/content/advantages';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import {
  type Advantage,
  advantageWord,
  type Card,
  CARDS,
  categoriesOf,
  RECIPE_SIZE,
} from '#games/murano/rules/cards';
import { DOUBLE_BONUS, FULL_PAY, paymentsNow } from '#games/murano/rules/creating';
import { sizeOf } from '#games/murano/rules/shards';
import { completedBy, type View } from '#games/murano/rules/state';
import {
  FAVOURITISM_GAIN,
  MAGICIAN_GAIN,
  MERCHANT_PROCEEDS,
  PREVIDENT_GAIN,
  PRIVILEGED_DEALS,
  TERMS_AT_FIRST,
  TOP_PRICE_BONUS,
} from '#games/murano/rules/terms';
import { openByMoney, type Reached } from './turn-graph.ts';

/** Whoever begins the last round of a match of two, and whoever has the last turn. */
export const SEAT: Seat = 0;
export const RIVAL: Seat = 1;

/** An end of a turn, and what the seat has then. */
export interface End {
  readonly end: Reached;
  readonly worth: number;
}

/** L32, M64: money, and with equal money fewer creations. */
const MONEY = 100;
export const worthOf = (view: View, seat: Seat): number => MONEY * view.money[seat] - completedBy(view, seat);

/** A view is played on like a state: nothing that is hidden is asked for. */
export const after = (view: View, seat: Seat, action: Action): View => apply(murano, view, seat, action);

/** The cards that may be anywhere. */
export function unseenCards({ hands, completed, aside }: View): readonly Card[] {
  const visible = new Set<number>([...hands, ...completed, ...aside].flat());
  return CARDS.filter((card) => !visible.has(card));
}

interface Search {
  /** Whether so much would do. */
  readonly needed: (worth: number) => boolean;
  /** Whether the most is looked for, or the first that does. */
  readonly isMost?: boolean;
  count(): void;
}

/**
 * What the rival can end the match with, over all hands it may hold at once: which card lies first is decided only when
 * it is made. Every hand with every way through the turn comes to one of these ways, and the other way round. What
 * cannot do any more is not gone further (branch and bound). Null: nothing does.
 */
export function bestReply(start: View, { needed, isMost = false, count }: Search): End | null {
  const open = openByMoney(RIVAL);
  let best: End | null = null;
  const isBetter = (worth: number): boolean => needed(worth) && (best === null || worth > best.worth);
  const meet = (node: Reached): void => {
    if (node.state.phase !== 'over') {
      if (isBetter(mostOf(node.state))) open.add(node);
      return;
    }
    const worth = worthOf(node.state, RIVAL);
    if (isBetter(worth)) best = { worth, end: node };
  };
  meet({ state: start, action: null, from: null });
  for (let node = open.take(); node !== undefined; node = open.take()) {
    if (!isBetter(mostOf(node.state))) continue;
    count();
    for (const { state, action } of optionsOf(node.state)) meet({ state, action, from: node });
    if (best !== null && !isMost) break;
  }
  return best;
}

/** What a use of an advantage can bring in money beyond the action that it belongs to, as long as that can be done. */
const GAINS: Readonly<Partial<Record<AdvantageId, (view: View, deals: number) => number>>> = {
  favouritism: () => FAVOURITISM_GAIN,
  merchant: (_view, deals) => (deals > 0 ? MERCHANT_PROCEEDS - TERMS_AT_FIRST.proceeds : 0),
  topPrice: ({ hands }) => (hands[RIVAL].length > 0 ? TOP_PRICE_BONUS : 0),
  magician: () => MAGICIAN_GAIN,
  prevident: ({ turned }) => (turned ? 0 : PREVIDENT_GAIN),
};

/** No way through the rest of the rival's turn leads to more than this. */
function mostOf(view: View): number {
  const { terms, phase, dealt, hands, completed } = view;
  const cards = hands[RIVAL].length;
  const most = Math.max(terms.deals, view.advantages.some(isPrivileged) ? PRIVILEGED_DEALS : 0);
  const deals = phase === 'create' ? 0 : most - dealt;
  const gains = view.advantages.map((advantage) => GAINS[advantageWord(advantage)]?.(view, deals) ?? 0);
  // Whatever is made in this turn may have any category.
  let gain = cards * Math.max(...gains);
  for (const card of completed[RIVAL]) {
    gain += Math.max(...categoriesOf(view, card).map((category) => gains[category]));
  }
  // L25: what lies on the bench and cannot be sold any more is paid less for; each advantage takes away one at most.
  const uses = completed[RIVAL].length + cards;
  const idle = deals > 0 ? 0 : Math.max(0, sizeOf(view.benches[RIVAL]) - RECIPE_SIZE - uses);
  const pay = cards === 0 ? 0 : cards * FULL_PAY - idle + (cards + view.made > 1 ? DOUBLE_BONUS : 0);
  return MONEY * (view.money[RIVAL] + pay + deals + gain) - completedBy(view, RIVAL);
}

const isPrivileged = (advantage: Advantage): boolean => advantageWord(advantage) === 'privileged';

function* optionsOf(view: View): Generator<{ readonly state: View; readonly action: Action }> {
  for (const action of murano.legalActions(view, RIVAL)) yield { state: after(view, RIVAL, action), action };
  const [first] = view.hands[RIVAL];
  if (first !== HIDDEN || sizeOf(view.benches[RIVAL]) < RECIPE_SIZE) return;
  for (const card of unseenCards(view)) {
    const held = { ...view, hands: replaced(view.hands, RIVAL, replaced(view.hands[RIVAL], 0, card)) };
    if (paymentsNow(held, RIVAL).length === 0) continue;
    for (const action of murano.legalActions(held, RIVAL)) {
      if (needsCard(action, view)) yield { state: after(held, RIVAL, action), action };
    }
  }
}

/** Making it, and advantage 14, which is for a creation that can be made. [M68] */
const needsCard = (action: Action, hidden: View): boolean =>
  action.kind === 'create' || (action.kind === 'activate' && murano.refusal(hidden, RIVAL, action) !== null);
