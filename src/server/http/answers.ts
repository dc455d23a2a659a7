import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Problem, problem } from '#core/problem';
import type { ROUTE_REASONS } from '#table/routes';
import { digestOf } from '../players/keys.ts';
import type { StoredPlayer, Store } from '../store/store.ts';

export type RouteReason = (typeof ROUTE_REASONS)[number];

export const STATUS: Readonly<Record<RouteReason, number>> = {
  broken: 500,
  code: 404,
  damaged: 500,
  full: 503,
  'log-full': 409,
  malformed: 400,
  'no-key': 401,
  'no-invitation': 404,
  'no-table': 404,
  'not-now': 409,
  'not-yours': 403,
  options: 400,
  'other-version': 409,
  seated: 409,
  storage: 503,
  'too-fast': 429,
};

/** Thrown by a route; the reason is all that anybody is told. */
export const refusal = (reason: RouteReason): Problem => problem(reason, reason);
export const isRouteReason = (code: string): code is RouteReason => Object.hasOwn(STATUS, code);

/** The body of a request, if it is exactly what was expected. */
export function bodyOf<Schema extends v.GenericSchema>(
  schema: Schema,
  { body }: FastifyRequest,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw refusal('malformed');
  return result.output;
}

/** Whose key came with the request. */
export async function playerOf(
  store: Store,
  { headers }: FastifyRequest,
): Promise<StoredPlayer & { readonly key: string }> {
  const [, key] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  const digest = key === undefined ? null : digestOf(key);
  const player = digest === null ? null : await store.playerByKey(digest);
  if (digest === null || player === null) throw refusal('no-key');
  return { ...player, key: digest };
}

export const nothing = (reply: FastifyReply): FastifyReply => reply.code(204).send();
