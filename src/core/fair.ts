import { type Json, type JsonObject, readList, readNumber, readObject, readText } from './json.ts';
import { problem } from './problem.ts';
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

export const FAIR_FIELDS = ['table', 'commitment', 'secret', 'digests', 'nonces', 'withdrawn', 'tables'];
const MOST_TABLES = 8;

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

/** Reads the parts of a seed; a secret or a nonce that is not the one that was bound to is a Problem. */
export function readFair(json: Json, seats: number): Fair {
  const fair = readParts(readObject(json, 'fair', FAIR_FIELDS), seats);
  const closed = fair.digests?.findIndex((bound, seat) => bound !== null && fair.nonces[seat] === null) ?? -1;
  if (closed >= 0) throw problem('unfair', `fair.nonces[${closed}]: expected the nonce of the digest`);
  return fair;
}

/** The same of a deal that may not have been opened by everybody. */
export function readParts(fields: JsonObject, seats: number): Fair {
  const table = readText(fields['table'], 'fair.table');
  const commitment = readText(fields['commitment'], 'fair.commitment');
  const secret = readBits(fields['secret'], 'fair.secret', 256);
  const shared = readTables(fields['tables']);
  const ofSeats = (name: string, bits: number): readonly (string | null)[] =>
    readList(
      fields[name],
      `fair.${name}`,
      (part, what) => (part === null ? null : readBits(part, what, bits)),
      seats * (shared.tables ?? 1),
    );
  const nonces = ofSeats('nonces', 128);
  if (commitmentTo(table, secret) !== commitment) {
    throw problem('unfair', 'fair: the secret is not the one that was committed to before the match');
  }
  const digests = fields['digests'] === undefined ? {} : { digests: ofSeats('digests', 256) };
  if (digests.digests !== undefined) checkDigests(table, digests.digests, nonces);
  const parts = { table, commitment, secret, ...digests, nonces, ...shared };
  if (fields['withdrawn'] === undefined) return parts;
  return { ...parts, withdrawn: readList(fields['withdrawn'], 'fair.withdrawn', readWithdrawn) };
}

export const readTables = (json: Json | undefined): Pick<Fair, 'tables'> =>
  json === undefined ? {} : { tables: readNumber(json, 'fair.tables', 2, MOST_TABLES) };

function checkDigests(
  table: string,
  digests: readonly (string | null)[],
  nonces: readonly (string | null)[],
): void {
  for (const [seat, nonce] of nonces.entries()) {
    if (nonce !== null && nonceDigest(table, seat, nonce) !== digests[seat]) {
      throw problem('unfair', `fair: the nonce of seat ${seat} is not the one of its digest`);
    }
  }
}

/** A digest, or a nonce of the days when there was one round. */
const readWithdrawn = (json: Json, what: string): string =>
  typeof json === 'string' && json.length === 32 ? readBits(json, what, 128) : readBits(json, what, 256);

export function readBits(json: Json | undefined, what: string, bits: number): string {
  const text = readText(json, what);
  if (text.length !== bits / 4 || !/^[0-9a-f]*$/.test(text)) {
    throw problem('wrong-type', `${what}: expected ${bits / 4} hexadecimal digits`);
  }
  return text;
}
