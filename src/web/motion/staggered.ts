import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Sight } from '#table/table';
import { pace } from '../settings.ts';

/** A change of the table, shown on the board first and in the next frame around it: so neither frame is a long one. */
export interface Staggered {
  readonly board: ReadonlySignal<Sight>;
  readonly around: ReadonlySignal<Sight>;
  /** Everything shows the newest sight. */
  readonly idle: ReadonlySignal<boolean>;
  stop(): void;
}

/** `begin` is what moves before a change is shown: frame by frame, as long as it yields. */
export function staggered(sight: ReadonlySignal<Sight>, begin: (now: Sight) => Iterable<void>): Staggered {
  const board = signal(sight.peek());
  const around = signal(sight.peek());
  let steps: Iterator<void> = [][Symbol.iterator]();
  let frame = 0;
  // What is on its way to the screen, and not wholly there.
  let owed: Sight | null = null;

  function* stepsTo(now: Sight, moving: Iterable<void>): Generator<void> {
    yield* moving;
    board.value = now;
    yield;
    around.value = now;
    owed = null;
  }
  const step = (): void => {
    if (steps.next().done !== true) frame = requestAnimationFrame(step);
  };
  const stop = effect(() => {
    const now = sight.value;
    untracked(() => {
      const before = around.value;
      if (now === before) return;
      cancelAnimationFrame(frame);
      // A change that is overtaken is shown at once: on a slow device the next one would always come before it is.
      if (owed !== null) {
        const late = owed;
        batch(() => (board.value = around.value = late));
        owed = null;
      }
      const moving = begin(now);
      // The viewer changed (screen handed on) or nothing moves: all in one batch, or the other player's hand would
      // stay visible for a frame.
      if (now.event === null || now.seat !== before.seat || pace.value === 0 || document.hidden) {
        batch(() => (board.value = around.value = now));
      } else {
        owed = now;
        steps = stepsTo(now, moving);
        frame = requestAnimationFrame(step);
      }
    });
  });
  return {
    board,
    around,
    idle: computed(() => around.value === sight.value),
    stop() {
      stop();
      cancelAnimationFrame(frame);
    },
  };
}
