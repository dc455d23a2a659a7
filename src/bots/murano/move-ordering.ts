import type { Seat } from '#core/game';
import type { Action, ActionOf } from '#games/murano/rules/action';
import { advantageWord, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import type { AdvantageId } from '#games/murano/content/advantages';
import {
  contains,
  countOf,
  NO_SHARDS,
  one,
  SHARDS,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { common } from './needs.ts';

/** What was paid on the way, and must not be paid for ever. */
export interface PaidSteps {
  readonly notches: number;
  readonly reorders: number;
}

export const NOTHING_PAID: PaidSteps = { notches: 0, reorders: 0 };

/** The most of each that a player thinks of in one turn. */
const MOST: PaidSteps = { notches: 3, reorders: 2 };

/** From when on in a turn an advantage is thought of: before it nothing would be gained by it. */
const FROM: Readonly<Partial<Record<AdvantageId, 'start' | 'turned' | 'taken' | 'dealt'>>> = {
  prevident: 'start',
  visionary: 'turned',
  repetition: 'turned',
  magician: 'dealt',
  favouritism: 'dealt',
  topPrice: 'dealt',
};

/**
 * The actions worth thinking of. What can be done at any time is thought of at one time only, where it matters:
 * so a turn has few ends, and all the different ones are among them.
 */
export function candidates(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  paid: PaidSteps,
): readonly Action[] {
  const dealt = view.lastDeal !== 'none';
  const sales = view.owed.length === 0 || view.owed.at(-1)!.kind === 'sell' ? salesOf(view, seat) : [];
  const chosen = legal.filter((action) => {
    if (action.kind === 'notch') return view.turned && !dealt && paid.notches < MOST.notches;
    if (action.kind === 'reorder') return dealt && isOrderWorthwhile(view, seat, paid);
    if (action.kind === 'owl') return dealt;
    if (action.kind === 'activate') return isTimely(view, seat, action);
    if (action.kind === 'sell') return sales.includes(action.shards);
    if (action.kind === 'order') return view.owed.at(-1)!.count < 2 || action.place === nextToPlace(view);
    return true;
  });
  return chosen.length > 0 ? chosen : legal;
}

/** The second card comes first: once for later, again only where it can be made now. */
function isOrderWorthwhile(view: View, seat: Seat, { reorders }: PaidSteps): boolean {
  const next = view.hands[seat][1];
  if (reorders >= MOST.reorders || next < 0) return false;
  const recipe = recipeOf(view, next);
  const missing = sizeOf(recipe) - sizeOf(common(recipe, view.benches[seat]));
  return reorders === 0 || missing <= countOf(view.benches[seat], TRANSPARENT);
}

const nextToPlace = (view: View): number => view.owed.at(-1)!.count + 1;

function isTimely(view: View, seat: Seat, { card, category }: ActionOf<'activate'>): boolean {
  const categories = categoriesOf(view, card).length;
  // Of the cards that would do the same the one with the fewest categories, so that others stay free to choose.
  for (const other of view.completed[seat]) {
    const others = categoriesOf(view, other);
    if (!others.includes(category)) continue;
    if (others.length < categories || (others.length === categories && other < card)) return false;
  }
  const from = FROM[advantageWord(view.advantages[category])] ?? 'taken';
  if (from === 'start') return true;
  if (from === 'turned') return view.turned;
  return from === 'taken' ? view.taken > 0 : view.lastDeal !== 'none';
}

/** Sales that leave what some of the next creations need, and those of a single shard. */
function salesOf(view: View, seat: Seat): readonly Shards[] {
  const bench = view.benches[seat];
  const hand = view.hands[seat];
  const sales = new Set<Shards>([bench]);
  for (const kind of SHARDS) if (countOf(bench, kind) > 0) sales.add(one(kind));
  let reserve = NO_SHARDS;
  const keep = (shards: Shards, clear: number): void => {
    const transparent = Math.min(clear, countOf(bench, TRANSPARENT)) * one(TRANSPARENT);
    for (const left of [shards, shards + transparent]) {
      if (contains(bench, left) && left !== bench) sales.add(bench - left);
    }
  };
  for (let at = 0; at < hand.length && hand[at] >= 0; at += 1) {
    const recipe = recipeOf(view, hand[at]);
    const alone = common(recipe, bench);
    keep(alone, sizeOf(recipe) - sizeOf(alone));
    reserve += common(recipe, bench - reserve);
    keep(reserve, (at + 1) * sizeOf(recipe) - sizeOf(reserve));
  }
  return [...sales];
}
