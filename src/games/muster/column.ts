import type { Refusal, Seat } from '#core/game';
import { type Banner, BRIDGE, type Castle, type Piece, strengthOf, suitOf, WIZARD } from './cards.ts';
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
export function bannerRefusal(
  view: View,
  side: Seat,
  castle: Castle,
  slot: number,
  banner: Banner,
): Refusal | null {
  return (
    emblemRefusal(view, castle, banner) ??
    sequenceRefusal(view.options, view.columns[columnAt(side, castle)], slot, strengthOf(banner))
  );
}

/** U11–U13, U33: what forbids a banner of this strength at a slot of a column, whatever its emblem. */
export function sequenceRefusal(
  { unity, steps }: View['options'],
  column: readonly Piece[],
  slot: number,
  strength: number,
): Refusal | null {
  if (slot === 0) return unity && strength > 1 ? ONLY_ONES : null;
  const below = column[slot - 1];
  if (below === WIZARD) return ON_WIZARD;
  const rank = below === BRIDGE ? rankBelow(column, slot) : strengthOf(below);
  if (strength < rank) return WEAKER;
  return steps && strength > rank + 1 ? TOO_STRONG : null;
}
