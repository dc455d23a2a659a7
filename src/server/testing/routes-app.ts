import Fastify, { type FastifyInstance } from 'fastify';
import { isProblem } from '#core/problem';
import { gameOf } from '#games/index';
import { isRouteReason, STATUS } from '../http/answers.ts';
import { dailyRoutes } from '../http/daily.ts';
import type { HttpEnv } from '../http/env.ts';
import { gatheringRoutes } from '../http/gatherings.ts';
import { packRoutes } from '../http/packs.ts';
import { playerRoutes } from '../http/players.ts';
import { pushRoutes } from '../http/push.ts';
import { sharedRoutes } from '../http/shared.ts';
import { tableRoutes } from '../http/tables.ts';
import { countedChance } from './clock.ts';

/** All routes of the server without a server: they are asked by `inject`. */
export function routesApp(env: HttpEnv, routed: (route: string) => void = () => undefined): FastifyInstance {
  const app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routed(`${String(method)} ${url}`);
  });
  app.setErrorHandler((thrown, _request, reply) => {
    const code = isProblem(thrown) ? thrown.code : '';
    return reply.code(isRouteReason(code) ? STATUS[code] : 500).send({ reason: code });
  });
  playerRoutes(app, env);
  tableRoutes(app, env);
  gatheringRoutes(app, env);
  pushRoutes(app, env, { key: null, accepts: (text) => text.includes('good'), notify: () => undefined });
  dailyRoutes(app, env);
  packRoutes(app, []);
  sharedRoutes(app, env);
  return app;
}

/** The routes of a house in which nothing is too much to ask and nobody else is told; a test says what is otherwise. */
export const houseRoutes = (
  { store, tables, clock }: Pick<HttpEnv, 'clock' | 'store' | 'tables'>,
  otherwise: Partial<HttpEnv> = {},
): FastifyInstance =>
  routesApp({
    store,
    tables,
    clock,
    chance: countedChance(5000),
    gameOf,
    pushKey: null,
    hasRoom: () => true,
    limit: () => undefined,
    announce: () => Promise.resolve(),
    ...otherwise,
  });
