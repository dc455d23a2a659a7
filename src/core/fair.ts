import { type Json, parseJson, readList, readObject, readText } from './json.ts';
import { problem } from './problem.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/**
 * A deal that nobody decides alone. The server draws a secret and publishes its commitment; then every player adds a
 * nonce; the seed follows from all of them. After the match the secret is published, and anybody can check both.
 */
export interface Fair {
  /** Where it was played: a commitment is good for one table only. */
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added; null for a bot. */
  readonly nonces: readonly (string | null)[];
  /** What was added by people who got up before the match: the deals that these would have led to were given up. */
  readonly withdrawn?: readonly string[];
}

const digest = (lines: readonly string[]): string => hex(sha256(utf8(lines.join('\n'))));

/** Published before anybody adds anything: it binds the server and tells nothing. */
export const commitmentTo = (table: string, secret: string): string =>
  digest(['tavola commitment 1', table, secret]);

/** The seed of the match, from everybody's part and the options that were agreed on. */
export const fairSeed = ({ table, secret, nonces }: Fair, options: unknown): string =>
  digest([
    'tavola deal 1',
    secret,
    table,
    JSON.stringify(options),
    ...nonces.map((nonce) => nonce ?? 'a bot'),
  ]);

/** Reads the parts of a seed; a secret that is not the one of the commitment is a Problem. */
export function readFair(json: Json, seats: number): Fair {
  const given = readObject(json, 'fair', ['table', 'commitment', 'secret', 'nonces', 'withdrawn']);
  const table = readText(given['table'], 'fair.table');
  const commitment = readText(given['commitment'], 'fair.commitment');
  const secret = readBits(given['secret'], 'fair.secret', 256);
  const nonces = readList(
    given['nonces'],
    'fair.nonces',
    (nonce, what) => (nonce === null ? null : readBits(nonce, what, 128)),
    seats,
  );
  if (commitmentTo(table, secret) !== commitment) {
    throw problem('unfair', 'fair: the secret is not the one that was committed to before the match');
  }
  if (given['withdrawn'] === undefined) return { table, commitment, secret, nonces };
  const withdrawn = readList(given['withdrawn'], 'fair.withdrawn', (nonce, what) =>
    readBits(nonce, what, 128),
  );
  return { table, commitment, secret, nonces, withdrawn };
}

const GIVEN_UP = 'tavola given-up deal 1';

/** A deal that never was, because the table was closed before the match, as a text that anybody can check. */
export const saveGivenUp = (fair: Fair): string => `${GIVEN_UP}\n${JSON.stringify(fair)}\n`;

export const isGivenUp = (text: string): boolean => text.startsWith(`${GIVEN_UP}\n`);

export function readGivenUp(text: string): Fair {
  const json = parseJson(text.slice(GIVEN_UP.length), 'fair');
  const { nonces } = json as { nonces?: unknown };
  return readFair(json, Array.isArray(nonces) ? nonces.length : 0);
}

function readBits(json: Json | undefined, what: string, bits: number): string {
  const text = readText(json, what);
  if (text.length !== bits / 4 || !/^[0-9a-f]*$/.test(text)) {
    throw problem('wrong-type', `${what}: expected ${bits / 4} hexadecimal digits`);
  }
  return text;
}
