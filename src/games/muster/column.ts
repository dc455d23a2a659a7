import type { Refusal, Seat } from '#core/game';
import { type Banner, BRIDGE, type Castle, type Piece, strengthOf, suitOf, WIZARD } from './cards.ts';
import type { Options } from './options.ts';
import { refuse } from './refusals.ts';
import { columnAt, isWild, type View } from './state.ts';

const OTHER_EMBLEM = refuse('U10', 'otherEmblem');
const ON_WIZARD = refuse('B13', 'onWizard');
const WEAKER = refuse('U12', 'weaker');
const TOO_STRONG = refuse('U13', 'tooStrong');
const ONLY_ONES = refuse('U33', 'onlyOnes');

/** B15: the rank a card at this slot of a column is laid on; 0 at the castle itself, a bridge has the rank it stands for. */
export function rankBelow(column: readonly Piece[], slot: number): number {
  if (slot === 0) return 0;
  const below = column[slot - 1];
  return below === BRIDGE ? rankBelow(column, slot - 1) + 1 : strengthOf(below);
}

/** U10: the emblem must be the castle's own, unless a rainbow castle lies on top of it now. [B41] */
export function emblemRefusal(view: View, castle: Castle, banner: Banner): Refusal | null {
  return suitOf(banner) === castle || isWild(view, castle) ? null : OTHER_EMBLEM;
}

/** The rules of playing a banner [U9–U13, U33] at one slot of a column, on either side. */
export const bannerRefusal = (
  view: View,
  side: Seat,
  castle: Castle,
  slot: number,
  banner: Banner,
): Refusal | null =>
  emblemRefusal(view, castle, banner) ??
  rankRefusal(view.options, view.columns[columnAt(side, castle)], slot, banner);

/** The same of a banner whose emblem will do. */
export function rankRefusal(
  { unity, steps }: Options,
  column: readonly Piece[],
  slot: number,
  banner: Banner,
): Refusal | null {
  const strength = strengthOf(banner);
  if (slot === 0) return unity && strength > 1 ? ONLY_ONES : null;
  if (column[slot - 1] === WIZARD) return ON_WIZARD;
  const rank = rankBelow(column, slot);
  if (strength < rank) return WEAKER;
  return steps && strength > rank + 1 ? TOO_STRONG : null;
}
