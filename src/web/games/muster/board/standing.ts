import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Castle, Piece } from '#games/muster/cards';
import { bannersAt, ownerOf, strengthAt } from '#games/muster/scoring';
import { columnAt, rivalOf, type View } from '#games/muster/state';

/** How a castle stands, seen from one side of the table. */
export interface Standing {
  readonly own: number;
  readonly rival: number;
  readonly holder: 'own' | 'rival' | null;
  readonly by: number;
  /** U31: equal strength, decided by banners. */
  readonly banners: readonly [own: number, rival: number] | null;
}

export function standingOf(view: View, seat: Seat, castle: Castle): Standing {
  const other = rivalOf(seat);
  const own = strengthAt(view, seat, castle);
  const rival = strengthAt(view, other, castle);
  const owner = ownerOf(view, castle);
  return {
    own,
    rival,
    holder: owner === null ? null : owner === seat ? 'own' : 'rival',
    by: Math.abs(own - rival),
    banners:
      own === rival && owner !== null
        ? [bannersAt(view, seat, castle), bannersAt(view, other, castle)]
        : null,
  };
}

/** One card of a column on the screen; `as` says how it differs from what lies there now. */
export interface Laid {
  readonly piece: Piece;
  readonly slot: number;
  readonly as: 'there' | 'coming' | 'leaving';
}

/** The cards of a column while the consequence of an action is shown. */
export function columnShown(now: View, after: View | null, side: Seat, castle: Castle): readonly Laid[] {
  const at = columnAt(side, castle);
  const before = entryAt(now.columns, at);
  const then = after?.columns[at] ?? before;
  return [
    ...then.map((piece, slot): Laid => ({ piece, slot, as: piece === before[slot] ? 'there' : 'coming' })),
    ...before.map((piece, slot): Laid => ({ piece, slot, as: 'leaving' })).slice(then.length),
  ];
}
