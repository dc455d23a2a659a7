import { CASTLES } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';

/** What lies at a place of the table, by its name there; undefined: nothing, or it lies face down. */
export function faceAt({ hands, columns }: View, place: string): number | undefined {
  const [kind, ...parts] = place.split('-');
  const [seat = 0, second = 0, slot = 0] = parts.map(Number);
  const castle = CASTLES[second];
  const column = castle === undefined ? undefined : columns[columnAt(seat, castle)];
  const face = kind === 'hand' ? hands[seat]?.[second] : column?.[slot];
  return face === undefined || face < 0 ? undefined : face;
}
