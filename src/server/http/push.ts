import type { FastifyInstance } from 'fastify';
import { PushSubscription } from '#table/routes';
import { MOST_BROWSERS, type PushService } from '../players/push.ts';
import { bodyOf, nothing, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';

/** Being told on a closed page that it is one's turn: only for those who ask for it. */
export function pushRoutes(app: FastifyInstance, { store, limit }: HttpEnv, push: PushService): void {
  app.get('/api/push', async () => ({ key: push.key }));

  app.put('/api/me/push', async (request, reply) => {
    const player = await playerOf(store, request);
    limit('push', request);
    const subscription = bodyOf(PushSubscription, request);
    if (!push.accepts(subscription.endpoint)) throw refusal('malformed');
    await store.setPush(player.id, JSON.stringify(subscription), MOST_BROWSERS);
    return nothing(reply);
  });

  app.delete('/api/me/push', async (request, reply) => {
    const player = await playerOf(store, request);
    await store.dropPush(player.id, null);
    return nothing(reply);
  });
}
