import type { FastifyRequest } from 'fastify';
import { type Portrait, PORTRAITS } from '#table/terms';
import { decideToSit } from '../table/decider/decide.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import { type Coming, seatOf } from '../table/decider/state.ts';
import { isRouteReason, playerOf, refusal } from './answers.ts';

/** What somebody who sits down looks like; a portrait that is not known here is none. */
const portraitIn = ({ headers }: FastifyRequest): Portrait | undefined =>
  PORTRAITS.find((each) => each === headers['x-portrait']);

/** Who wants to sit down, by their key, and as whom they want to be seen. */
export async function sitterOf(store: Store, request: FastifyRequest): Promise<Coming> {
  const { id: player } = await playerOf(store, request);
  const portrait = portraitIn(request);
  return { player, ...(portrait !== undefined && { portrait }) };
}

/** One person, one seat: whoever comes second is told so. `wanted`: null for any, of a table that is listed. */
export async function sit(
  live: LiveTable,
  { player, portrait }: Coming,
  wanted: number | null,
): Promise<{ table: string; seat: number }> {
  let seat = -1;
  const reason = await live.happen((state) => {
    if (seatOf(state, player) !== null) return 'not-yours';
    // Somebody whom the host has sent away comes back only if the host invites them.
    if (wanted === null && (!state.header.listed || state.dismissed.includes(player))) return 'no-seat';
    seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'open');
    const decision = decideToSit(state, player, seat, portrait);
    return 'event' in decision ? decision.event : decision.reason;
  });
  if (reason === 'not-yours') throw refusal('seated');
  if (reason === 'no-seat') throw refusal('not-yours');
  if (reason !== null) throw refusal(isRouteReason(reason) ? reason : 'not-now');
  return { table: live.id, seat };
}
