import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { digestOf } from '../players/keys.ts';
import { sumOf } from '../metrics.ts';
import type { Premises } from './routes.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** This machine, as itself calls it: the page of another site whose name leads here (DNS rebinding) is asked by that name. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;
/** What only a proxy says. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/u;

/** For those who run the server. */
export function operations(app: FastifyInstance, { config, store, clock, metrics, cluster }: Premises): void {
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

  const forOperators = (path: string, text: () => Promise<string>): void => {
    app.get(path, async (request, reply) =>
      isOperator(config, request.raw)
        ? reply.type('text/plain; version=0.0.4').send(await text())
        : reply.code(404).send(),
    );
  };
  forOperators('/metrics', metrics.text);
  forOperators('/metrics/all', async () => sumOf(await cluster.figures()));
}

/**
 * Whoever has the key; without one, this machine only, and not through a proxy. A public address without a proxy that is
 * trusted may have one in front that says nothing of itself: then there are no figures without a key.
 */
export function isOperator(
  { metricsKey, publicUrl, trustProxy }: Pick<Config, 'metricsKey' | 'publicUrl' | 'trustProxy'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): boolean {
  if (metricsKey !== null) return digestOf(headers.authorization ?? '') === digestOf(`Bearer ${metricsKey}`);
  const isHidden = publicUrl !== null && trustProxy === 0;
  const isHere = LOCAL.has(socket.remoteAddress ?? '') && OWN_NAME.test(headers.host ?? '');
  return isHere && !isHidden && !Object.keys(headers).some((name) => PASSED_ON.test(name));
}
