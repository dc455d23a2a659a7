import { readBits } from './read-fair.ts';
import { type Fair, nonceDigest } from './fair.ts';
import { type Json, parseJson, readList, readNumber, readObject, readText } from './json.ts';
import type { Header } from './match.ts';
import { problem } from './problem.ts';

/**
 * What a player's own device was shown before it opened its nonce. Whoever runs the server writes the log and could
 * write another order into it; this was never in their hands, and the deal of the match is held against it.
 */
export interface Receipt {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly commitment: string;
  readonly digests: readonly (string | null)[];
  /** Of a deal for several tables, how many; the seat is then one among all of theirs. */
  readonly tables?: number;
  readonly seat: number;
  readonly nonce: string;
}

/** In what a deal is not the one of a receipt. */
export const DISCORDS = ['table', 'rules', 'options', 'commitment', 'digests', 'nonce'] as const;
export type Discord = (typeof DISCORDS)[number];

/** What was agreed on when the parts were opened: of a match, or of a table where it is about to begin. */
export interface DealTerms extends Pick<Header, 'game' | 'version' | 'options'> {
  readonly fair: Pick<Fair, 'table' | 'commitment' | 'digests' | 'nonces' | 'tables'>;
}

/** The first thing that is not as it was; null: this is the deal that the device was shown. Nonces may be missing yet. */
export function discordOf(receipt: Receipt, { game, version, options, fair }: DealTerms): Discord | null {
  const { table, commitment, digests = [], nonces } = fair;
  if (table !== receipt.table || fair.tables !== receipt.tables) return 'table';
  if (game !== receipt.game || version !== receipt.version) return 'rules';
  if (canonical(withoutEmpty(options)) !== canonical(withoutEmpty(receipt.options))) return 'options';
  if (commitment !== receipt.commitment) return 'commitment';
  if (canonical(digests) !== canonical(receipt.digests)) return 'digests';
  const opened = nonces.every(
    (nonce, seat) => nonce === null || nonceDigest(table, seat, nonce) === digests[seat],
  );
  return opened ? null : 'nonce';
}

/** A setting that is an empty text says nothing: a receipt from before there was such a setting does without it. */
const withoutEmpty = (options: Json): Json =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== ''));

/** The same text for the same value, in whatever order its fields came. */
function canonical(json: Json): string {
  return JSON.stringify(json, (_, value: Json) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const MAGIC = 'tavola receipt 1';

export const saveReceipt = (receipt: Receipt): string => `${MAGIC}\n${JSON.stringify(receipt)}\n`;

/** Reads a receipt; one that does not contain its own digest is a Problem. */
export function readReceipt(text: string): Receipt {
  if (!text.startsWith(`${MAGIC}\n`)) throw problem('not-a-receipt', `expected the line "${MAGIC}"`, 1);
  const fields = readObject(parseJson(text.slice(MAGIC.length), 'receipt'), 'receipt', [
    'table',
    'game',
    'version',
    'options',
    'commitment',
    'digests',
    'tables',
    'seat',
    'nonce',
  ]);
  const table = readText(fields['table'], 'receipt.table');
  const digests = readList(fields['digests'], 'receipt.digests', (bound, what) =>
    bound === null ? null : readBits(bound, what, 256),
  );
  const seat = readNumber(fields['seat'], 'receipt.seat', 0, digests.length - 1);
  const nonce = readBits(fields['nonce'], 'receipt.nonce', 128);
  if (digests[seat] !== nonceDigest(table, seat, nonce)) {
    throw problem('unfair', 'receipt: the digest of its own seat is not that of its nonce');
  }
  return {
    table,
    game: readText(fields['game'], 'receipt.game'),
    version: readNumber(fields['version'], 'receipt.version', 1, Number.MAX_SAFE_INTEGER),
    options: fields['options'] ?? null,
    commitment: readText(fields['commitment'], 'receipt.commitment'),
    digests,
    ...(fields['tables'] !== undefined && { tables: readNumber(fields['tables'], 'receipt.tables', 2, 8) }),
    seat,
    nonce,
  };
}
