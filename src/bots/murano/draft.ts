import type { Seat } from '#core/game';
import { advantageWord, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import { packetAt } from '#games/murano/modules/draft';
import { sizeOf } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { common } from './needs.ts';
import { ADVANTAGE_WORTH } from './heuristic-weights.ts';

/** A colour shared with the card before, and with the one before that: what is left over of one helps the next. */
const SHARED = 0.5;
const SHARED_LATER = 0.2;
/** A recipe of few colours waits for its shards. */
const COLOURS_ASKED = 0.25;

/** What a card of the packet is worth in a draft; the card picked first is the first in hand. [M38] */
export function pickWorth(view: View, seat: Seat, place: number): number {
  const card = packetAt(view, seat)[place - 1];
  if (card < 0) return 0;
  const recipe = recipeOf(view, card);
  const hand = view.hands[seat];
  const shared = (back: number): number => {
    const other = hand.at(-back);
    return other === undefined || other < 0 ? 0 : sizeOf(common(recipe, recipeOf(view, other)));
  };
  const advantages = categoriesOf(view, card).map(
    (category) => ADVANTAGE_WORTH[advantageWord(view.advantages[category])],
  );
  // An advantage of the last card is hardly ever used.
  return (
    SHARED * shared(1) +
    SHARED_LATER * shared(2) +
    COLOURS_ASKED * coloursIn(recipe) +
    Math.max(...advantages) / (1 + 0.2 * hand.length)
  );
}

const coloursIn = (recipe: number): number =>
  [0, 5, 10, 15].filter((shift) => ((recipe >>> shift) & 31) > 0).length;
