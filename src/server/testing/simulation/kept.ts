import type { LoggedEvent } from '../../table/events.ts';

/** An entry as it was kept: when, by whom, and who hosted the table until then. */
export interface KeptEntry {
  readonly table: string;
  readonly entry: LoggedEvent;
  readonly at: number;
  /** When its statement was sent, by a process that knew what it knew then. */
  readonly sentAt: number;
  readonly by: string;
  readonly before: string | null;
  /** When that one last said that it lives, and by the clock of the database. */
  readonly renewed: Renewal | null;
  /** For how long that one had been silent, at most, whenever the writer looked lately. */
  readonly silence: number;
  /** What the writer may have known of when that one last lived. */
  readonly lastLives: readonly number[];
  /** The clock of the database. */
  readonly clock: number;
  /** Had that one let go of all its tables? An entry of it may have been kept later. */
  readonly hadLeft: boolean;
}

export interface Renewal {
  readonly at: number;
  readonly seen: number;
}
