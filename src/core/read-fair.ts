import { commitmentTo, type Fair, nonceDigest } from './fair.ts';
import { type Json, type JsonObject, readList, readNumber, readObject, readText } from './json.ts';
import { problem } from './problem.ts';

export const FAIR_FIELDS = ['table', 'commitment', 'secret', 'digests', 'nonces', 'withdrawn', 'tables'];
const MOST_TABLES = 8;

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
