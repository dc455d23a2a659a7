import type { Seat } from '#core/game';
import { BRIDGE } from '#games/muster/cards';
import type { View } from '#games/muster/state';
import type { Journey } from '../../../motion/motion.ts';

/** What somebody did whose words are not told: whatever lies elsewhere now has travelled there. */
export function seenJourneys(before: View, after: View, seat: Seat): readonly Journey[] {
  const hand = `hand-${seat}-0`;
  const left = before.columns.flatMap((column, at) =>
    column.length > after.columns[at].length ? [place(at, column.length - 1)] : [],
  );
  const moved = left.length > 0;
  const columns = after.columns.flatMap((column, at) =>
    arrivals(before.columns[at], column, at, left[0] ?? hand, hand),
  );
  const laid = after.castlePiles.flatMap((pile, castle) => {
    if (pile.length <= before.castlePiles[castle].length) return [];
    const from = before.turned.length > 0 ? 'turned' : moved ? 'pile' : hand;
    return [{ from, to: `castle-${castle}` }];
  });
  return [...columns, ...laid, ...drawn(before, after, seat)];
}

const place = (at: number, slot: number): string => `column-${Math.floor(at / 5)}-${at % 5}-${slot}`;

/** New pieces come to lie; a piece that is another one now was exchanged for a card of the hand. */
function arrivals(
  before: readonly number[],
  after: readonly number[],
  at: number,
  from: string,
  hand: string,
): readonly Journey[] {
  return after.flatMap((piece, slot): Journey[] => {
    const to = place(at, slot);
    if (slot >= before.length) return [piece === BRIDGE ? { from, to, turned: true } : { from, to }];
    if (before[slot] === piece) return [];
    return [
      { from: hand, to },
      { from: to, to: hand, turned: before[slot] === BRIDGE },
    ];
  });
}

function drawn(before: View, after: View, seat: Seat): readonly Journey[] {
  const [had, has] = [before.hands[seat].length, after.hands[seat].length];
  if (has <= had) return [];
  const castle = after.castlePiles.findIndex((pile, at) => pile.length < before.castlePiles[at].length);
  return [{ from: castle < 0 ? 'pile' : `castle-${castle}`, to: `hand-${seat}-${has - 1}` }];
}
