import type { Seat } from '#core/game';
import type { TableInfo } from '#table/table-info';
import type { Reason, Request } from '#table/protocol';
import type { TableState } from './state.ts';
import type { Viewer } from './viewers.ts';
import type { TableEvent } from './events.ts';

/** A table in memory. Everything that changes it goes through one queue, and is on the disk before anybody hears of it. */
export interface LiveTable {
  readonly id: string;
  readonly watch: string;
  state(): TableState;
  /** The seat of a player, or null; a table that rests goes on resting. */
  seatOf(player: string): Seat | null;
  info(): TableInfo;
  join(viewer: Viewer): Promise<void>;
  leave(viewer: Viewer): void;
  /** Answers through the viewer: `done` or `refused`, exactly one. */
  ask(viewer: Viewer, request: Request): Promise<void>;
  /** Something that the table decides itself, or that came by another way; the reason when it was not kept. */
  happen(decision: (state: TableState) => TableEvent | Reason): Promise<Reason | null>;
  rename(player: string, name: string): void;
  /** Nothing of this player is left but the moves. */
  forget(player: string): void;
  /** May one more come, on this seat or as a spectator? */
  hasRoom(seat: Seat | null): boolean;
  /** Called now and then: a table at which nothing happens meanwhile takes little memory, whoever is connected. */
  doze(): void;
  /** Nobody is here and nothing is going on. */
  idle(since: number): boolean;
  end(reason: Reason, retry: number | null): void;
}
