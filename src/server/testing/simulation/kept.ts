import type { LoggedEvent } from '../../table/decider/events.ts';

/** An entry as it was kept: when, by whom, and who hosted the table until then. */
export interface KeptEntry {
  readonly table: string;
  readonly entry: LoggedEvent;
  readonly at: number;
  /** When the process decided on it, which knew what it knew then. */
  readonly decidedAt: number;
  readonly by: string;
  readonly before: string | null;
  /** When that one last said that it lives, and by the clock of the database. */
  readonly renewed: Renewal | null;
  /** For how long that one had been silent, at most, whenever the writer had looked lately. */
  readonly silence: number;
  /** What the writer may have known of when that one last lived. */
  readonly lastLives: readonly number[];
  /** The clock of the database. */
  readonly clock: number;
  /** Had that one let go of all its tables? An entry of it may have been kept later. */
  readonly hadLeft: boolean;
  /** Who hosted the table, as the writer was last told before that; undefined: it never was. */
  readonly seenHost: string | null | undefined;
  /** Is the table over, with this entry? */
  readonly isOver: boolean;
}

export interface Renewal {
  readonly at: number;
  readonly seen: number;
}

/** Milliseconds: whoever has not been heard of for so long begins anew. */
const GAP = 4500;

/** Since when a process has been heard of without a gap. */
export function steadySince(renewals: readonly number[], at: number): number {
  const past = renewals.filter((each) => each <= at);
  return past.findLast((each, index) => each - (past[index - 1] ?? -Infinity) > GAP) ?? at;
}

/** From a moment on a table is hosted by this process; null: by none. */
export interface HostedSince {
  readonly table: string;
  readonly process: string | null;
  readonly at: number;
}
