import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import * as routes from '#table/routes';
import { dayAt } from '../days.ts';
import { bodyOf, nothing, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';

/** How others did today, without names: each player tells a result once, and reads how often each was told. */
export function dailyRoutes(app: FastifyInstance, { store, clock, gameOf, limit }: HttpEnv): void {
  /** Somewhere on earth it is already tomorrow, or still yesterday. */
  const isNow = (day: number): boolean => Math.abs(day - dayAt(clock.now())) <= 1;

  app.post('/api/daily', async (request, reply) => {
    const player = await playerOf(store, request);
    limit('results', request);
    const { day, kind, game, result } = bodyOf(routes.NewDayResult, request);
    if (gameOf(game) === undefined) throw refusal('malformed');
    if (!isNow(day)) throw refusal('not-now');
    await store.addResult(player.id, { day, what: `${kind} ${game}`, result });
    return nothing(reply);
  });

  app.get('/api/daily/:day', async (request): Promise<v.InferOutput<typeof routes.DayResults>> => {
    limit('results', request);
    const day = Number((request.params as { day: string }).day);
    if (!Number.isInteger(day) || !isNow(day)) throw refusal('not-now');
    const results = (await store.resultsOn(day)).flatMap(({ what, result, count }) => {
      const [kind, game] = what.split(' ');
      const thing = v.safeParse(routes.DayThing, { kind, game });
      return thing.success ? [{ ...thing.output, result, count }] : [];
    });
    return { results };
  });
}
