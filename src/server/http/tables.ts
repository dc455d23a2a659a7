import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { FindGame } from '#core/catalogue';
import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { saveGivenUp } from '#core/given-up';
import { readOptions } from '#core/options';
import { saveMatch } from '#core/saved';
import { TableId } from '#table/table-info';
import * as routes from '#table/routes';
import { digestOf, newKey } from '../players/keys.ts';
import { phaseOf, seatOf } from '../table/decider/state.ts';
import type { LiveTable } from '../table/live-table.ts';
import { spectatorHistory } from '../table/viewers/projection.ts';
import { givenUpOf } from '../tables/fair-deal.ts';
import { isDisclosed } from '../tables/gatherings.ts';
import { bodyOf, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';
import { lobbyOf } from './lobby.ts';
import { sit, sitterOf } from './sitting.ts';

export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(TableId, id)) throw refusal('no-table');
  return id;
}

/** Opening tables, finding them, and taking a seat. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of routes: each stands for itself
export function tableRoutes(app: FastifyInstance, env: HttpEnv): void {
  const { store, chance, tables, limit } = env;
  const lobby = lobbyOf(env);

  const openedBy = async (id: string): Promise<LiveTable> => {
    const live = await tables.open(id);
    if (live === null) throw refusal('no-table');
    return live;
  };

  app.post('/api/tables', async (request) => {
    const sitter = await sitterOf(store, request);
    limit('tables', request);
    if (!env.hasRoom()) throw refusal('full');
    const wanted = bodyOf(routes.NewTable, request);
    if (wanted.listed) limit('listed', request);
    const { game, options } = settled(wanted, env.gameOf);
    const opened = await tables.create({
      game,
      options,
      agreement: wanted.agreement,
      listed: wanted.listed,
      host: wanted.seats.findIndex(({ kind }) => kind === 'me'),
      seats: wanted.seats.map((seat) => {
        if (seat.kind === 'bot') return { level: seat.level };
        return seat.kind === 'me' ? sitter : 'open';
      }),
    });
    if (wanted.listed) lobby.opened(opened.id, request.ip);
    const live = await openedBy(opened.id);
    const { watch, invitations } = opened;
    return { table: live.info(), seat: live.state().header.host, invitations, watch };
  });

  app.get('/api/tables', async () => {
    return { tables: await lobby.list() };
  });

  app.post('/api/tables/:id/join', async (request) => {
    const sitter = await sitterOf(store, request);
    limit('invitations', request);
    return sit(await openedBy(idOf(request)), sitter, null);
  });

  app.post('/api/tables/:id/invitations', async (request) => {
    const player = await playerOf(store, request);
    limit('invitations', request);
    const { seat } = bodyOf(routes.WantInvitation, request);
    const live = await openedBy(idOf(request));
    const state = live.state();
    if (seatOf(state, player.id) !== state.header.host) throw refusal('not-yours');
    if (state.seats[seat]?.kind !== 'open') throw refusal('not-now');
    const code = newKey(chance);
    await store.invite(live.id, seat, digestOf(code));
    return { seat, code };
  });

  app.post('/api/invitations/look', async (request) => {
    limit('invitations', request);
    const { live, seat } = await invited(request);
    const table = live.info();
    const host = table.seats[table.host];
    return { table, seat, from: host?.kind === 'person' ? host.name : '' };
  });

  app.post('/api/invitations/accept', async (request) => {
    const sitter = await sitterOf(store, request);
    limit('invitations', request);
    const { live, seat } = await invited(request);
    return sit(live, sitter, seat);
  });

  const invited = async (request: FastifyRequest): Promise<{ live: LiveTable; seat: number }> => {
    const { code } = bodyOf(routes.InvitationCode, request);
    const invitation = await store.invitation(digestOf(code));
    if (invitation === null) throw refusal('no-invitation');
    return { live: await openedBy(invitation.table), seat: invitation.seat };
  };

  app.get('/api/tables/:id/replay', async (request) => {
    limit('replays', request);
    const live = await openedBy(idOf(request));
    const state = live.state();
    const over = phaseOf(state) === 'over';
    // What was dealt at a gathering is told by its tables, when they are over.
    if (state.opened !== null) return { phase: 'waiting' };
    if (state.match === null) return over ? givenUp(live) : { phase: 'waiting' };
    const table = live.info();
    const isOpen = await isDisclosed(store, state.header, live.watch);
    if (over && isOpen) return { phase: 'over', table, match: saveMatch(state.match) };
    if (!(await mayWatch(env, live, request, isOpen))) throw refusal('no-table');
    return { phase: 'playing', table, ...spectatorHistory(state) };
  });

  /** No card was ever dealt from it: the server's part of the seed is for everybody to see. */
  const givenUp = async (live: LiveTable): Promise<v.InferOutput<typeof routes.Replay>> => {
    const state = live.state();
    const { secret } = (await store.table(live.id))!;
    const deal = saveGivenUp(givenUpOf(state.header, secret, state));
    return { phase: 'given-up', table: live.info(), deal };
  };
}

/**
 * While a match goes on, it is for those who sit there and, unless its deal is still played elsewhere, those who have the
 * link for spectators.
 */
export async function mayWatch(
  { store }: Pick<HttpEnv, 'store'>,
  live: Pick<LiveTable, 'watch' | 'seatOf'>,
  request: FastifyRequest,
  isOpen: boolean,
): Promise<boolean> {
  const { 'x-watch': watch } = request.headers;
  if (isOpen && typeof watch === 'string' && digestOf(watch) === live.watch) return true;
  const player = await playerOf(store, request).catch(() => null);
  return player !== null && live.seatOf(player.id) !== null;
}

/** The game and its options, if they can be played by so many. */
export function settled(
  {
    game: id,
    options,
    seats,
  }: Pick<v.InferOutput<typeof routes.NewTable>, 'game' | 'options'> & {
    readonly seats: { readonly length: number };
  },
  gameOf: FindGame,
): { game: AnyGame; options: Json } {
  // The newest: only matches that have begun go on by earlier rules.
  const game = gameOf(id);
  if (game === undefined || seats.length < game.seats.min || seats.length > game.seats.max) {
    throw refusal('options');
  }
  try {
    return { game, options: readOptions(game, options as Json, seats.length) };
  } catch {
    throw refusal('options');
  }
}
