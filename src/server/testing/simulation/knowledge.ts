import type { ProcessRow } from '../../store/store.ts';
import type { LoggedEvent } from '../../table/decider/events.ts';
import type { Renewal } from './kept.ts';

/** What a process knew when it decided on something: its statement may be long under way, or be sent much later. */
export interface DecidedClaim {
  readonly at: number;
  /** Who hosted the table when that was last answered; undefined: it never was. */
  readonly seenHost: string | null | undefined;
  /** For how long another one had been silent, at most, whenever this one looked lately. */
  silenceOf(process: string): number;
  /** When another one last lived, as this one may have known; null: there was nothing about it. */
  lastLivesOf(process: string): readonly (number | null)[];
}

export interface Knowledge {
  /** A process says that it lives, and sees when the others did. */
  looks(by: string, others: ReadonlyMap<string, Renewal>, rows: ReadonlyMap<string, ProcessRow>): void;
  /** When a process looked. */
  looksOf(by: string): readonly number[];
  /** A process is answered who hosts a table. */
  seesHost(by: string, table: string, host: string | null | undefined): void;
  decides(by: string, table: string, entry: LoggedEvent): void;
  decision(by: string, table: string, entry: LoggedEvent): DecidedClaim;
}

/** Milliseconds: what a process decides on may be so old; one that was not answered for longer decides nothing. */
const STALE = 20_000;

const keyOf = (by: string, table: string, { seq, at }: LoggedEvent): string => `${by} ${table} ${seq} ${at}`;

export function newKnowledge(now: () => number): Knowledge {
  const looks: {
    readonly by: string;
    readonly at: number;
    readonly others: ReadonlyMap<string, Renewal>;
    readonly rows: ReadonlyMap<string, ProcessRow>;
  }[] = [];
  const hosts = new Map<string, string | null | undefined>();
  const decisions = new Map<string, Pick<DecidedClaim, 'at' | 'seenHost'>>();
  return {
    looks: (by, others, rows) =>
      void looks.push({ by, at: now(), others: new Map(others), rows: new Map(rows) }),
    looksOf: (by) => looks.filter((look) => look.by === by).map(({ at }) => at),
    seesHost: (by, table, host) => void hosts.set(`${by} ${table}`, host),
    decides: (by, table, entry) =>
      void decisions.set(keyOf(by, table, entry), { at: now(), seenHost: hosts.get(`${by} ${table}`) }),
    decision(by, table, entry) {
      const { at, seenHost } = decisions.get(keyOf(by, table, entry)) ?? { at: now(), seenHost: undefined };
      const lately = looks.filter((look) => look.by === by && look.at <= at && at - look.at < STALE);
      return {
        at,
        seenHost,
        silenceOf: (process) =>
          Math.max(...lately.map((look) => look.at - (look.others.get(process)?.at ?? Infinity)), -Infinity),
        lastLivesOf: (process) => lately.map(({ rows }) => rows.get(process)?.seen ?? null),
      };
    },
  };
}
