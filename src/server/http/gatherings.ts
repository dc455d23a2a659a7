import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { codeOf } from '#core/problem';
import * as routes from '#table/routes';
import type { TablePlan } from '../tables/tables.ts';
import { phaseOf } from '../table/decider/state.ts';
import { bodyOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';
import { sitterOf } from './sitting.ts';
import { idOf, mayWatch, settled } from './tables.ts';

type Seat = TablePlan['seats'][number];

/** A table that is damaged is played on by nobody. */
const unreadable = (thrown: unknown): 'unknown' | null => (codeOf(thrown) === 'damaged' ? null : 'unknown');

/** One deal for several tables: where people gather for it, and how it went at each. */
export function gatheringRoutes(app: FastifyInstance, env: HttpEnv): void {
  const { store, tables, limit } = env;

  app.post('/api/gatherings', async (request) => {
    const sitter = await sitterOf(store, request);
    const wanted = bodyOf(routes.NewGathering, request);
    // As many will be opened, and the place where they gather.
    for (let each = 0; each <= wanted.tables; each += 1) limit('tables', request);
    if (!env.hasRoom()) throw refusal('full');
    const { game, options } = settled(wanted, env.gameOf);
    const own = wanted.seats.findIndex(({ kind }) => kind === 'open');
    const seats = Array.from({ length: wanted.tables }, (_, table) =>
      wanted.seats.map((seat, at): Seat => {
        if (seat.kind === 'bot') return { level: seat.level };
        return table === 0 && at === own ? sitter : 'open';
      }),
    ).flat();
    const opened = await tables.create({
      game,
      options,
      seats,
      agreement: wanted.agreement,
      listed: false,
      host: own,
      gathering: { kind: wanted.kind, tables: wanted.tables },
    });
    const live = await tables.open(opened.id);
    if (live === null) throw refusal('no-table');
    return { table: live.info(), seat: own, invitations: opened.invitations, watch: opened.watch };
  });

  app.get('/api/gatherings/:id', async (request): Promise<v.InferOutput<typeof routes.GatheringLook>> => {
    limit('replays', request);
    const live = await tables.open(idOf(request));
    const opened = live?.state().opened ?? null;
    if (live === null || live.state().header.gathering === undefined) throw refusal('no-table');
    if (!(await mayWatch(env, live, request, true))) throw refusal('no-table');
    const lookAt = await tables.lookout(opened ?? []);
    const looks = await Promise.all((opened ?? []).map((id) => lookAt(id).catch(unreadable)));
    const openTables = looks.filter((each) => each !== null && each !== 'unknown');
    // Of one that cannot be looked at just now nobody knows whether the deal is still played there.
    const areOver =
      !looks.includes('unknown') && openTables.every((each) => phaseOf(each.state()) === 'over');
    return {
      table: live.info(),
      tables: openTables.map((each) => {
        const { id, seats, result } = each.info();
        const isOver = phaseOf(each.state()) === 'over';
        // Who is connected at another table, or plays on by a bot, is not told either.
        const sitters = seats.map((seat) =>
          seat.kind === 'person' ? { ...seat, present: true, standIn: null, resigned: false } : seat,
        );
        return { id, isOver, seats: areOver ? seats : sitters, result: areOver ? result : null };
      }),
    };
  });
}
