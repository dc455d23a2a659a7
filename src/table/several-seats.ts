import type { Seat } from '#core/game';
import { problem } from '#core/problem';
import type { Table } from './table.ts';

/**
 * Several seats of one match on a server at one device, each with a line of its own. `watching`: the match as spectators
 * see it, for the time in which the device is handed on.
 */
export function severalSeats(watching: Table, seats: readonly Table[]): Table {
  const all = [watching, ...seats];
  const tableOf = (seat: Seat | null): Table => {
    const table = seat === null ? watching : seats.find(({ own }) => own.includes(seat));
    if (table === undefined) throw problem('not-yours', 'expected a seat of this device');
    return table;
  };
  return {
    game: watching.game,
    get players() {
      return watching.players;
    },
    own: seats.flatMap(({ own }) => own).toSorted((a, b) => a - b),
    watch: (seat, notify) => tableOf(seat).watch(seat, notify),
    past: (seat, first) => tableOf(seat).past(seat, first),
    send: (seat, notation) => tableOf(seat).send(seat, notation),
    undo: (seat) => tableOf(seat).undo(seat),
    leave() {
      for (const each of all) each.leave();
    },
  };
}
