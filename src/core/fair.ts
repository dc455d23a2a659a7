import { hex, sha256, utf8 } from './sha256.ts';

/**
 * A deal that nobody decides alone. The server draws a secret and publishes its commitment; every player draws a nonce
 * and publishes its digest; only when all are bound are the nonces opened, and the seed follows from all of them. After
 * the match the secret is published. Matches from before there were two rounds have no digests [decision 14].
 */
export interface Fair {
  /** Where it was played: a commitment is good for one table only. */
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** What each seat was bound to before any nonce was opened; null for a bot. None at all: one round. */
  readonly digests?: readonly (string | null)[];
  /** What each seat added; null for a bot, and where a deal was given up for whoever did not open theirs. */
  readonly nonces: readonly (string | null)[];
  /** What people who got up before the match had added: digests of parts that stayed closed; in one round, the parts. */
  readonly withdrawn?: readonly string[];
  /** Of a deal for several tables, how many: there is a digest and a nonce for each seat of each, table after table. */
  readonly tables?: number;
  /** Only of a deal that was given up when all were bound: the seat that got up, or null when time ran out. */
  readonly leftBy?: number | null;
}

const digest = (lines: readonly string[]): string => hex(sha256(utf8(lines.join('\n'))));

/** Published before anybody adds anything: it binds the server and tells nothing. */
export const commitmentTo = (table: string, secret: string): string =>
  digest(['tavola commitment 1', table, secret]);

/** Binds a player to a nonce, at one table and on one seat: nobody can use the digest of another as their own. */
export const nonceDigest = (table: string, seat: number, nonce: string): string =>
  digest(['tavola nonce 1', table, String(seat), nonce]);

/** The seed of the match, from everybody's part and the options that were agreed on. */
export const fairSeed = ({ table, secret, digests, nonces, tables }: Fair, options: unknown): string =>
  digest([
    // Digests that are left out do not make the same deal look like one of one round.
    digests === undefined ? 'tavola deal 1' : 'tavola deal 2',
    // Nor is a deal for several tables one of a single table with as many seats.
    ...(tables === undefined ? [] : [`for ${tables} tables`]),
    secret,
    table,
    JSON.stringify(options),
    ...nonces.map((nonce) => nonce ?? 'a bot'),
  ]);
