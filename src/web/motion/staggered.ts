import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { entryAt } from '#core/list';
import type { Sight } from '#table/table';
import { pace } from '../settings.ts';

/** A change of the table, shown to one region of the room after another, in a frame of its own each: so no frame is a long one. */
export interface Staggered {
  readonly regions: readonly ReadonlySignal<Sight>[];
  /** Every region shows the newest sight. */
  readonly idle: ReadonlySignal<boolean>;
  stop(): void;
}

/** `begin` is what moves before a change is shown: frame by frame, as long as it yields. */
export function staggered(
  sight: ReadonlySignal<Sight>,
  count: number,
  begin: (now: Sight) => Iterator<void>,
): Staggered {
  const regions = Array.from({ length: count }, () => signal(sight.peek()));
  const idle = signal(true);
  let moving: Iterator<void> | null = null;
  let next = count;
  let frame = 0;

  const showAll = (): void =>
    batch(() => {
      cancelAnimationFrame(frame);
      moving = null;
      for (const region of regions) region.value = sight.peek();
      next = count;
      idle.value = true;
    });
  const showNext = (): void =>
    batch(() => {
      if (moving?.next().done === false) {
        frame = requestAnimationFrame(showNext);
        return;
      }
      entryAt(regions, next).value = sight.peek();
      next += 1;
      if (next < count) frame = requestAnimationFrame(showNext);
      else idle.value = true;
    });

  const stop = effect(() => {
    const now = sight.value;
    untracked(() => {
      const before = entryAt(regions, count - 1).value;
      if (now === before) return;
      moving = begin(now);
      // The viewer changed (screen handed on) or nothing moves: all regions in one batch, or the other player's hand
      // would stay visible for some frames.
      if (now.event === null || now.seat !== before.seat || pace.value === 0 || document.hidden) {
        showAll();
        return;
      }
      cancelAnimationFrame(frame);
      next = 0;
      idle.value = false;
      frame = requestAnimationFrame(showNext);
    });
  });
  return {
    regions,
    idle,
    stop() {
      stop();
      cancelAnimationFrame(frame);
    },
  };
}
