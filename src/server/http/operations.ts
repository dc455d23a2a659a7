import type { FastifyInstance } from 'fastify';
import { sumOf } from '../metrics.ts';
import type { Premises } from './routes.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For those who run the server. */
export function operations(app: FastifyInstance, { store, clock, metrics, cluster }: Premises): void {
  let tried = { at: -Infinity, works: false };

  app.get('/healthz', async () => ({ status: 'ok' }));

  /** Can it keep a move? */
  app.get('/readyz', async (_request, reply) => {
    // Anybody may ask, and a try is a write: once a second is enough.
    if (clock.now() - tried.at > 1000) {
      tried = { ...tried, at: clock.now() };
      const works = await store.set('ready', 'yes').then(
        () => true,
        () => false,
      );
      tried = { ...tried, works };
    }
    return tried.works && cluster.isHeard() ? { status: 'ok' } : reply.code(503).send({ status: 'storage' });
  });

  /** For this machine only, and not through a proxy. */
  const forOperators = (path: string, text: () => Promise<string>): void => {
    app.get(path, async (request, reply) => {
      const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
      if (!LOCAL.has(request.raw.socket.remoteAddress ?? '') || forwarded !== undefined) {
        return reply.code(404).send();
      }
      return reply.type('text/plain; version=0.0.4').send(await text());
    });
  };
  forOperators('/metrics', metrics.text);
  forOperators('/metrics/all', async () => sumOf(await cluster.figures()));
}
