import type { TableSession } from '../online/table/use-online-table.ts';

type Pointer = Pick<TableSession, 'point' | 'state'>;

/**
 * What a finger is on, for the screen in the room: told by whoever is to act, once, and taken back when it is let go of. With
 * `mayPoint` false nothing is told, and what was is taken back.
 */
export function pointing(
  players: readonly (Pointer | null)[],
  mayPoint: () => boolean,
): (spots: readonly string[]) => void {
  let last = '';
  return (spots) => {
    const shown = mayPoint() ? spots : [];
    const text = shown.join(' ');
    if (text === last) return;
    const mover = players.find((each) => {
      const { seat = null, toAct = [] } = each?.state.peek() ?? {};
      return seat !== null && toAct.includes(seat);
    });
    if (mover === undefined || mover === null) {
      // With whatever was done what was shown is gone from the screen.
      last = '';
      return;
    }
    last = text;
    mover.point(shown);
  };
}
