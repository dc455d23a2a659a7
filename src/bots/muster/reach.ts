import { HIDDEN, type Seat } from '#core/game';
import { type Castle, isBanner, type Piece, strengthOf, suitOf, WIZARD, HIGHEST } from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import { columnAt, isWild, type View } from '#games/muster/state';

/** How many banners of each strength, by strength; kept and filled anew, because this is asked a million times. */
const counts = [0, 0, 0, 0, 0, 0];

export const isClosed = (column: readonly Piece[]): boolean =>
  column.length > 0 && column[column.length - 1] === WIZARD;

/** The strength that these cards can still add to a column, laid one after another by the rules. [U10–U13, U33] */
export function reachOf(view: View, seat: Seat, castle: Castle, cards: readonly number[]): number {
  const column = view.columns[columnAt(seat, castle)];
  if (isClosed(column)) return 0;
  const wild = isWild(view, castle);
  counts.fill(0);
  let any = false;
  for (const card of cards) {
    if (card === HIDDEN || !isBanner(card) || (!wild && suitOf(card) !== castle)) continue;
    counts[strengthOf(card)] += 1;
    any = true;
  }
  if (!any) return 0;
  const rank = rankBelow(column, column.length);
  const { steps, unity } = view.options;
  if (!steps) return runFrom(Math.max(rank, 1), false);
  if (rank > 0) return counts[rank] > 0 ? runFrom(rank, true) : runFrom(rank + 1, true);
  if (unity) return runFrom(1, true);
  let best = 0;
  for (let start = 1; start <= HIGHEST; start += 1) best = Math.max(best, runFrom(start, true));
  return best;
}

/** The sum of a run upwards; with steps it ends at the first gap. */
function runFrom(start: number, steps: boolean): number {
  let total = 0;
  for (let strength = start; strength <= HIGHEST; strength += 1) {
    if (counts[strength] === 0 && steps) break;
    total += counts[strength] * strength;
  }
  return total;
}

/** May this card be played in this column now, on its own? The power of unity is for empty columns. [U12, U13, U33] */
export function fits(view: View, side: Seat, castle: Castle, slot: number, card: number): boolean {
  if (!isBanner(card) || (suitOf(card) !== castle && !isWild(view, castle))) return false;
  const column = view.columns[columnAt(side, castle)];
  const strength = strengthOf(card);
  if (slot === 0) return !view.options.unity || strength === 1;
  if (column[slot - 1] === WIZARD) return false;
  const rank = rankBelow(column, slot);
  return strength >= rank && (!view.options.steps || strength <= rank + 1);
}
