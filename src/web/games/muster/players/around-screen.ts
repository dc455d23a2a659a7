import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { roleOf } from '../../../bots/personas.ts';
import { portraitOf } from './portrait-at.ts';
import type { Sitting } from './rails.tsx';

/** Who sits where, as everybody in the room calls them. */
export const sittingsOf = (players: readonly Player[], nameOf: (seat: Seat) => string): readonly Sitting[] =>
  players.map((player, seat) => ({
    name: nameOf(seat),
    role: roleOf('muster', player),
    portrait: portraitOf(players, seat),
  }));
