import { CODE_LETTERS } from '#table/terms';
import { bucket, buckets } from '../edge/limits.ts';
import type { Chance, Clock } from '../ports.ts';

/** A table that phones find by four letters. */
export interface CodedTable {
  readonly table: string;
  /** The code of the link for spectators: what whoever has read the screen may have as well. */
  readonly watch: string;
}

export interface TableCodes {
  /** The code of a table: the one it has, which now lasts longer, or a new one; null: there are too many. */
  codeOf(coded: CodedTable): string | null;
  find(code: string, address: string): CodedTable | 'unknown' | 'too-fast';
}

const LENGTH = 4;
const MINUTE = 60_000;
/** A screen that is there asks again long before. */
export const CODE_LASTS = 120 * MINUTE;
const MOST_CODES = 100;

/** So many wrong ones in a row, and one has to wait. */
export const MOST_WRONG = 5;
export const WRONG_COSTS = 10_000;
/** Whoever has a right one in between does not try for ever, either: of 160,000 codes few are found in an evening. */
const PER_ADDRESS = { burst: 20, perSecond: 1 / 6 };
const IN_ALL = { burst: 120, perSecond: 1 };
const MOST_KNOWN = 1000;

interface Entry extends CodedTable {
  readonly until: number;
}

/** The codes live in this process, and end with it: a screen that comes back asks for another. */
export function tableCodes(clock: Pick<Clock, 'now'>, chance: Chance): TableCodes {
  const codes = new Map<string, Entry>();
  const tries = wrongTries(clock.now);

  const tidy = (): void => {
    for (const [code, { until }] of codes) if (until <= clock.now()) codes.delete(code);
  };
  const unused = (): string => {
    for (;;) {
      const code = randomCode(chance);
      if (!codes.has(code)) return code;
    }
  };

  return {
    codeOf({ table, watch }) {
      tidy();
      // A rematch has the spectator link of the match before it: the screen shows the same letters.
      const [before] = [...codes].find(([, entry]) => entry.watch === watch) ?? [];
      if (before === undefined && codes.size >= MOST_CODES) return null;
      const code = before ?? unused();
      codes.set(code, { table, watch, until: clock.now() + CODE_LASTS });
      return code;
    },
    find(code, address) {
      tidy();
      if (!tries.mayTry(address)) return 'too-fast';
      const entry = codes.get(code);
      if (entry === undefined) {
        tries.wrong(address);
        return 'unknown';
      }
      tries.right(address);
      return { table: entry.table, watch: entry.watch };
    },
  };
}

/** How often anybody was wrong: each address in a row and over time, and all together. */
function wrongTries(now: () => number): {
  mayTry(address: string): boolean;
  wrong(address: string): void;
  right(address: string): void;
} {
  const perAddress = buckets(PER_ADDRESS, now, MOST_KNOWN);
  const inAll = bucket(IN_ALL, now);
  const rows = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    mayTry: (address) => (rows.get(address)?.until ?? 0) <= now() && inAll.has() && perAddress.has(address),
    wrong(address) {
      inAll.take();
      perAddress.take(address);
      const count = (rows.get(address)?.count ?? 0) + 1;
      rows.delete(address);
      rows.set(address, count < MOST_WRONG ? { count, until: 0 } : { count: 0, until: now() + WRONG_COSTS });
      for (const oldest of rows.keys()) {
        if (rows.size <= MOST_KNOWN) break;
        rows.delete(oldest);
      }
    },
    right: (address) => void rows.delete(address),
  };
}

/** Each letter as likely as the others: bytes that do not divide evenly are drawn anew. */
function randomCode(chance: Chance): string {
  const most = 256 - (256 % CODE_LETTERS.length);
  let code = '';
  while (code.length < LENGTH) {
    const [byte] = chance.bytes(1);
    if (byte! < most) code += CODE_LETTERS[byte! % CODE_LETTERS.length];
  }
  return code;
}
