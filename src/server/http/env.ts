import type { FindGame } from '#core/catalogue';
import type { FastifyRequest } from 'fastify';
import type { Chance, Clock } from '../ports.ts';
import type { Notice, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** What things cost: each has a budget of its own for every address. */
export const COSTS = [
  'players',
  'codes',
  'names',
  'exports',
  'tables',
  'listed',
  'invitations',
  'push',
  'results',
  'replays',
  'requests',
  'pages',
] as const;
export type Cost = (typeof COSTS)[number];

/** What the routes need from the server. */
export interface HttpEnv {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly tables: Tables;
  /** The rules that this server has. */
  readonly gameOf: FindGame;
  /** The public key for push, or null where there is none. */
  readonly pushKey: string | null;
  /** Is there room on the disk for more tables, beside those that are being played? */
  hasRoom(): boolean;
  /** Throws when this address has used its budget. */
  limit(cost: Cost, request: FastifyRequest): void;
  /** Every process does what follows from it: this one at once, the others in a moment. */
  announce(notice: Notice): Promise<void>;
}
