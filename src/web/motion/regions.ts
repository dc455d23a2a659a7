import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '#table/table';
import type { InteractionOf } from '../interaction/interaction.ts';
import { type Motion, staggered, type Staggered } from './staggered.ts';

/** The table as the board of a room and what stands around it see and handle it. */
export interface RegionsOf<Ui> extends Pick<Staggered, 'idle' | 'stop'> {
  readonly board: Ui;
  readonly around: Ui;
  /** Lets go of whatever was chosen or looked at. */
  clear(): void;
}

/** One interaction, shown and handled where and when each region shows a change. */
export function regions<View, Action, Spot extends { readonly at: string }>(
  ui: InteractionOf<View, Action, Spot>,
  sight: ReadonlySignal<Sight>,
  motion: Motion,
): RegionsOf<InteractionOf<View, Action, Spot>> {
  const { board, around, idle, stop } = staggered(sight, motion);
  return { board: ui.boundTo(board), around: ui.boundTo(around), idle, stop, clear: ui.clear };
}
