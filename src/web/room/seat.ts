import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';
import { beforeSend } from './menu/extra-tool.ts';
import type { Reliving } from './log/reliving.ts';

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
  /** Whether something that was is shown. */
  readonly isReliving: Reliving['isOn'];
  /** Shows again what happened from this line of the log on, as far as that is known here. */
  relive(first: number, count: number): void;
  leave(): void;
}

/** Watches the table for one viewer at a time: what another may see is never in the page. */
export function sit(table: Table, first: Seat | null): Seated {
  const viewer = signal<Seat | null>(first);
  const lower = signal<Seat>(first ?? 0);
  let stop = (): void => undefined;
  let sight: Signal<Sight> | null = null;
  let latest: Sight;
  const isReliving = signal(false);
  let past: Reliving | null = null;
  const watch = (): void => {
    stop();
    stop = table.watch(viewer.value, (next) => {
      latest = next;
      if (isReliving.peek()) past?.stop();
      else if (sight === null) sight = signal(next);
      else sight.value = next;
    });
  };
  watch();
  return {
    sight: sight!,
    viewer,
    lower,
    send(word) {
      const seat = viewer.value;
      if (seat === null) return;
      const go = (): void => table.send(seat, word);
      if (beforeSend.at?.(table, seat, word, go) !== true) go();
    },
    undo() {
      if (viewer.value !== null && sight?.value.mayUndo === true) table.undo(viewer.value);
    },
    look(seat) {
      past?.stop();
      batch(() => {
        viewer.value = seat;
        if (seat !== null) lower.value = seat;
        watch();
      });
    },
    isReliving,
    relive(first, count) {
      // It comes when it is wanted.
      void import('./log/reliving.ts').then(({ reliving }) => {
        past ??= reliving(
          (next) => (sight!.value = next),
          () => latest,
          isReliving,
        );
        past.show((table.past(viewer.value, first) ?? []).slice(0, count + 1));
      });
    },
    leave() {
      past?.stop();
      stop();
      table.leave();
    },
  };
}
