import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { OfferedPacks } from '#table/routes';
import type { Offered } from '../tables/packs.ts';

/** The boxes that may be played with here; whoever has another one brings its facts with the options all the same. */
export function packRoutes(app: FastifyInstance, packs: readonly Offered[]): void {
  app.get('/api/packs', async (): Promise<v.InferOutput<typeof OfferedPacks>> => ({ packs: [...packs] }));
}
