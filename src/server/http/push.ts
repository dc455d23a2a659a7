import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PushEnd, PushSubscription } from '#table/routes';
import { MOST_BROWSERS, type PushService } from '../players/push.ts';
import { bodyOf, nothing, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';

/** Being told on a closed page that it is one's turn: only for those who ask for it. */
export function pushRoutes(app: FastifyInstance, { store, limit }: HttpEnv, push: PushService): void {
  const forget = async (player: string, endpoint: string, except?: string): Promise<void> => {
    const others = (await store.pushOf(player)).filter((each) => each !== except);
    for (const each of others) if (JSON.parse(each).endpoint === endpoint) await store.dropPush(player, each);
  };

  app.get('/api/push', async () => ({ key: push.key }));

  app.put('/api/me/push', async (request, reply) => {
    const player = await playerOf(store, request);
    limit('push', request);
    const subscription = bodyOf(PushSubscription, request);
    if (!push.accepts(subscription.endpoint)) throw refusal('malformed');
    const text = JSON.stringify(subscription);
    await store.setPush(player.id, text, MOST_BROWSERS);
    // In another language before, it would be told twice.
    await forget(player.id, subscription.endpoint, text);
    return nothing(reply);
  });

  app.delete('/api/me/push', async (request, reply) => {
    const player = await playerOf(store, request);
    const end = bodyOf(v.nullish(PushEnd), request) ?? null;
    await (end === null ? store.dropPush(player.id, null) : forget(player.id, end.endpoint));
    return nothing(reply);
  });
}
