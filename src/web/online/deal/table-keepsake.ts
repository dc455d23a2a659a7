import type { KeptPart } from '#table/part';
import { isObject, readStored, writeStored } from '../../device/stored.ts';
import type { Opened } from '../api.ts';

/** What this browser keeps of a table: its links, and what it was shown before the match, to check the deal by. */
export interface Codes {
  readonly watch?: string;
  /** For each seat the code of its invitation. */
  readonly seats?: Readonly<Record<number, string>>;
  readonly commitment?: string;
  /** From before there were two rounds: what was added at once. It is never used again. */
  readonly nonce?: string;
  readonly part?: KeptPart;
  /** We wait here for whoever comes next, and go to them if they have waited longer. */
  readonly isForAnybody?: true;
  /** Four letters by which we came, from the screen for all in the room. */
  readonly code?: string;
  /** The second person at this phone: their key, and their part of the deal. */
  readonly second?: string;
  readonly secondPart?: KeptPart;
}

const PLACE = 'tavola.tables';
const MOST = 60;

const isCodes = (value: unknown): value is Readonly<Record<string, Codes>> =>
  isObject(value) && Object.values(value).every(isObject);
const all = (): Readonly<Record<string, Codes>> => readStored(PLACE, isCodes) ?? {};

export const codesOf = (table: string): Codes => all()[table] ?? {};

export function keepCodes(table: string, some: Codes): void {
  const { [table]: before, ...others } = all();
  const entries = [...Object.entries(others), [table, { ...before, ...some }] as const].slice(-MOST);
  // Where nothing is kept, a new invitation can be made.
  writeStored(PLACE, Object.fromEntries(entries));
}

/** The links of a table that we have opened. */
export const keepOpened = ({ table, watch, invitations }: Opened, more: Codes = {}): void =>
  keepCodes(table.id, {
    watch,
    seats: Object.fromEntries(invitations.map(({ seat, code }) => [seat, code])),
    ...more,
  });

/** The seat is taken: its invitation is used up, and should it become free again, a new one is needed. */
export function dropInvitation(table: string, seat: number): void {
  const { [seat]: used, ...seats } = codesOf(table).seats ?? {};
  if (used !== undefined) keepCodes(table, { seats });
}

export const inviteLink = (code: string): string => `${location.origin}/invite#${code}`;
export const watchLink = (table: string, code: string): string => `${location.origin}/watch/${table}#${code}`;
