import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { roleOf } from '../../../bots/personas.ts';
import type { Sitting } from './rails.tsx';

/** The portrait of a seat around a screen for all: the same on the screen and on every phone. */
export const portraitOf = (player: Player | undefined, seat: Seat): string =>
  player?.kind === 'bot' ? player.level : seat === 1 ? 'violet' : 'you';

/** Who sits where, as everybody in the room calls them. */
export const sittingsOf = (players: readonly Player[], nameOf: (seat: Seat) => string): readonly Sitting[] =>
  players.map((player, seat) => ({
    name: nameOf(seat),
    role: roleOf('muster', player),
    portrait: portraitOf(player, seat),
  }));
