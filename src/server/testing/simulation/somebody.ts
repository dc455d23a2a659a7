import type { LinkState } from '#table/link';
import type { Answer, Unsent } from '#table/pending-requests';
import type { SightMessage } from '#table/protocol';
import type { TableInfo } from '#table/table-info';

/** A request and what came of it, as its player knows it. */
export interface SentRequest {
  readonly id: string;
  readonly request: Unsent;
  readonly sentAt: number;
  readonly answer: Answer;
  readonly answeredAt: number;
}

/** Somebody at a table: the real line of the client, and hands that do this and that. */
export interface SimulatedPlayer {
  readonly seat: number;
  readonly requests: SentRequest[];
  readonly sights: { readonly sight: SightMessage; readonly at: number }[];
  /** How far the table was whenever they were let in. */
  readonly welcomes: { readonly seq: number; readonly at: number }[];
  /** When each line was heard, by its number. */
  readonly chat: Map<number, number>;
  /** When there was a line to the table. */
  readonly lives: readonly { readonly from: number; readonly to: number }[];
  /** When they only looked in. */
  readonly peeps: { readonly from: number; readonly to: number }[];
  /** Who was said to be there, and when; where this one was let in. */
  readonly presence: { readonly at: number; readonly seats: readonly boolean[] }[];
  readonly doors: { readonly at: number; readonly process: string }[];
  readonly id: string;
  table(): TableInfo | null;
  isLive(): boolean;
  readonly key: string;
  /** Since when something is under way that was not answered yet; null: nothing is. */
  waitingSince(): number | null;
  link(): LinkState | null;
  /** The page is closed, and opened again after so long. */
  leave(milliseconds: number): void;
  /** Has no network for so long: the page stays, and what it has asked for is asked again. */
  disconnect(milliseconds: number): void;
  /** From now on they only play on, and everybody stays. */
  calm(): void;
}
