import type { Seat } from '#core/game';
import type { Table } from '#table/table';
import { t } from '../words/index.ts';

/** What somebody is called on their own phone: by their name, as everybody in the room calls them. */
export function ownName({ players }: Pick<Table, 'players'>, seat: Seat): string {
  const player = players[seat];
  return player?.kind === 'person' && player.name !== undefined && player.name !== ''
    ? player.name
    : t('seat.guest');
}
