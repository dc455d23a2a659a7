import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import * as routes from '#table/routes';
import { dayAt } from '../players/days.ts';
import { bodyOf, nothing, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';

/** Milliseconds for which the sums of a day are good: adding them up reads all that was told of it. */
const SUMS_LAST = 1000;

type Sums = Awaited<ReturnType<HttpEnv['store']['resultsOn']>>;

/** How others did today, without names: each player tells a result once, and reads how often each was told. */
export function dailyRoutes(app: FastifyInstance, { store, clock, gameOf, limit }: HttpEnv): void {
  /** Somewhere on earth it is already tomorrow, or still yesterday. */
  const isNow = (day: number): boolean => Math.abs(day - dayAt(clock.now())) <= 1;

  /** Of three days at most; whoever asks while they are added up is told the same. */
  const known = new Map<number, { readonly until: number; readonly sums: Promise<Sums> }>();
  const sumsOf = (day: number): Promise<Sums> => {
    const before = known.get(day);
    if (before !== undefined && clock.now() < before.until) return before.sums;
    for (const each of known.keys()) if (!isNow(each)) known.delete(each);
    const sums = store.resultsOn(day);
    known.set(day, { until: clock.now() + SUMS_LAST, sums });
    sums.catch(() => known.delete(day));
    return sums;
  };

  app.post('/api/daily', async (request, reply) => {
    const player = await playerOf(store, request);
    limit('results', request);
    const { day, kind, game, result } = bodyOf(routes.NewDayResult, request);
    if (gameOf(game) === undefined) throw refusal('malformed');
    if (!isNow(day)) throw refusal('not-now');
    await store.addResult(player.id, { day, what: `${kind} ${game}`, result });
    known.delete(day);
    return nothing(reply);
  });

  app.get('/api/daily/:day', async (request): Promise<v.InferOutput<typeof routes.DayResults>> => {
    limit('results', request);
    const day = Number((request.params as { day: string }).day);
    if (!Number.isInteger(day) || !isNow(day)) throw refusal('not-now');
    const results = (await sumsOf(day)).flatMap(({ what, result, count }) => {
      const [kind, game] = what.split(' ');
      const thing = v.safeParse(routes.DayThing, { kind, game });
      return thing.success ? [{ ...thing.output, result, count }] : [];
    });
    return { results };
  });
}
