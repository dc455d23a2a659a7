import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { nameOf } from '../bots/personas.ts';
import { t } from '../words/index.ts';

/** The players by name, as the reader calls them. */
export interface SeatNames {
  /** “You” for the reader's own seat. */
  readonly nameOf: (seat: Seat) => string;
  /** For sentences: null is the reader, of whom they tell otherwise. */
  readonly tellOf: (seat: Seat) => string | null;
}

export function namesAt(game: string, players: readonly Player[], you: Seat | null): SeatNames {
  const name = (seat: Seat): string => nameOf(game, players, seat);
  return {
    nameOf: (seat) => (seat === you ? t('seat.you') : name(seat)),
    tellOf: (seat) => (seat === you ? null : name(seat)),
  };
}
