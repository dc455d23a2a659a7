import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Sight } from '#table/table';
import { pace } from '../settings.ts';

/** A change of the table, shown to one part of the room after another, in a frame of its own each: so no frame is a long one. */
export interface Steps {
  readonly parts: readonly ReadonlySignal<Sight>[];
  /** Every part shows the newest sight. */
  readonly settled: ReadonlySignal<boolean>;
  stop(): void;
}

/** `begin` is what moves before a change is shown: frame by frame, as long as it yields. */
export function stepped(
  sight: ReadonlySignal<Sight>,
  count: number,
  begin: (now: Sight) => Iterator<void>,
): Steps {
  const parts = Array.from({ length: count }, () => signal(sight.peek()));
  const settled = signal(true);
  let moving: Iterator<void> | null = null;
  let next = count;
  let frame = 0;

  const showAll = (): void =>
    batch(() => {
      cancelAnimationFrame(frame);
      moving = null;
      for (const part of parts) part.value = sight.peek();
      next = count;
      settled.value = true;
    });
  const showNext = (): void =>
    batch(() => {
      if (moving?.next().done === false) {
        frame = requestAnimationFrame(showNext);
        return;
      }
      parts[next].value = sight.peek();
      next += 1;
      if (next < count) frame = requestAnimationFrame(showNext);
      else settled.value = true;
    });

  const stop = effect(() => {
    const now = sight.value;
    untracked(() => {
      const before = parts[count - 1].value;
      if (now === before) return;
      moving = begin(now);
      // What another may see goes at once; and where nothing moves, nothing stutters.
      if (now.event === null || now.seat !== before.seat || pace.value === 0 || document.hidden) {
        showAll();
        return;
      }
      cancelAnimationFrame(frame);
      next = 0;
      settled.value = false;
      frame = requestAnimationFrame(showNext);
    });
  });
  return {
    parts,
    settled,
    stop() {
      stop();
      cancelAnimationFrame(frame);
    },
  };
}
