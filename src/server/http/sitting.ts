import { decideToSit } from '../table/decide.ts';
import type { StoredPlayer } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import { seatOf } from '../table/state.ts';
import { isRouteReason, refusal } from './answers.ts';

/** One person, one seat: whoever comes second is told so. `wanted`: null for any, of a table that is listed. */
export async function sit(
  live: LiveTable,
  player: Pick<StoredPlayer, 'id'>,
  wanted: number | null,
): Promise<{ table: string; seat: number }> {
  let seat = -1;
  const reason = await live.happen((state) => {
    if (seatOf(state, player.id) !== null) return 'not-yours';
    // Somebody whom the host has sent away comes back only if the host invites them.
    if (wanted === null && (!state.header.listed || state.dismissed.includes(player.id))) return 'no-seat';
    seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'open');
    const decision = decideToSit(state, player.id, seat);
    return 'event' in decision ? decision.event : decision.reason;
  });
  if (reason === 'not-yours') throw refusal('seated');
  if (reason === 'no-seat') throw refusal('not-yours');
  if (reason !== null) throw refusal(isRouteReason(reason) ? reason : 'not-now');
  return { table: live.id, seat };
}
