import type { ComponentChildren } from 'preact';
import type { Turn } from '#table/turns';

/** What whoever holds the room of a game puts into it: a match, a replay, a lesson, a puzzle. */
export interface HeldRoom {
  readonly bar: ComponentChildren;
  readonly prompt: ComponentChildren;
  /** Shows a turn again; without it what was played last is neither told nor marked: in a lesson, in a replay. */
  readonly relive?: (turn: Turn) => void;
  /** What is shown is not the table as it stands. */
  readonly isPast?: boolean;
  /** A lesson speaks there. */
  readonly coach?: ComponentChildren;
  readonly children?: ComponentChildren;
}
