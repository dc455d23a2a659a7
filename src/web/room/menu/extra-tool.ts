import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Table } from '#table/table';

/** A tool that comes later than the room, and only where it has a place: a hint, alone against bots. */
export const extraTool = signal<(() => JSX.Element) | null>(null);
/** The same for the menu: how much help one wants. */
export const extraChoice = signal<(() => JSX.Element) | null>(null);

/** Takes care of an action before it is sent, and sends it when it is to be sent; false: it has nothing to say. */
export type BeforeSend = (table: Table, seat: Seat, notation: string, send: () => void) => boolean;

/** Whoever warns before a costly move, alone against bots. */
export const beforeSend: { at: BeforeSend | null } = { at: null };

/** The board of the room one is in: it shows what an action would lead to, whoever asks. */
export interface PointedBoard {
  point(action: unknown): void;
}
export const pointedBoard: { at: PointedBoard | null } = { at: null };
