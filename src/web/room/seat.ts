import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';

/** Somebody at a table: what they see, and what they send. */
export interface Seated {
  readonly sight: Signal<Sight>;
  /** Who looks; nobody while the screen is passed on. */
  readonly viewer: Signal<Seat | null>;
  /** The seat at the lower edge. */
  readonly lower: Signal<Seat>;
  send(word: string): void;
  undo(): void;
  look(seat: Seat | null): void;
  leave(): void;
}

/** Watches the table for one viewer at a time: what another may see is never in the page. */
export function sit(table: Table, first: Seat | null): Seated {
  const viewer = signal<Seat | null>(first);
  const lower = signal<Seat>(first ?? 0);
  let stop = (): void => undefined;
  let sight: Signal<Sight> | null = null;
  const watch = (): void => {
    stop();
    stop = table.watch(viewer.value, (seen) => {
      if (sight === null) sight = signal(seen);
      else sight.value = seen;
    });
  };
  watch();
  return {
    sight: sight!,
    viewer,
    lower,
    send(word) {
      if (viewer.value !== null) table.send(viewer.value, word);
    },
    undo() {
      if (viewer.value !== null && sight?.value.mayUndo === true) table.undo(viewer.value);
    },
    look(seat) {
      batch(() => {
        viewer.value = seat;
        if (seat !== null) lower.value = seat;
        watch();
      });
    },
    leave() {
      stop();
      table.leave();
    },
  };
}
