import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Sight } from '#table/table';
import { pace } from '../settings.ts';
import { sound } from '../sound.ts';
import type { Sound } from '../sounds.ts';
import type { Travel } from './flights.ts';
import { afterRender } from './task-queue.ts';

/** A change of the table, shown on the board first and in the next frame around it: so neither frame is a long one. */
export interface Staggered {
  readonly board: ReadonlySignal<Sight>;
  readonly around: ReadonlySignal<Sight>;
  /** Everything shows the newest sight. */
  readonly idle: ReadonlySignal<boolean>;
  stop(): void;
}

/** What a game says of a change: all of it is asked before the change is shown. */
export interface Motion {
  /** A small room is drawn anew in one go, in the task of the press. */
  readonly isAtOnce?: boolean;
  /** What it sounds like. */
  soundOf(now: Sight): Sound | null;
  /** What moves as soon as each step is in the page; nothing before the part that moves it has come. */
  depart(now: Sight): Travel | undefined;
}

const arriveAfterRender = (travel: Travel | undefined, isLast: boolean): void =>
  void afterRender().then(() => travel?.arrive(isLast));

export function staggered(sight: ReadonlySignal<Sight>, motion: Motion): Staggered {
  const board = signal(sight.peek());
  const around = signal(sight.peek());
  let steps: Iterator<void> = [][Symbol.iterator]();
  let frame = 0;
  // What is on its way to the screen, and not wholly there.
  let owed: Sight | null = null;
  let travel: Travel | undefined;

  function* stepsTo(now: Sight, own: Travel | undefined): Generator<void> {
    board.value = now;
    arriveAfterRender(own, false);
    yield;
    around.value = now;
    owed = null;
    arriveAfterRender(own, true);
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
      const heard = now.event === null ? null : now.outcome === null ? motion.soundOf(now) : 'end';
      if (heard !== null) sound(heard);
      // The viewer changed (screen handed on) or nothing moves: what is on its way is not for whoever looks now.
      const isStill = now.event === null || now.seat !== before.seat || pace.value === 0 || document.hidden;
      if (isStill) travel?.stop();
      else travel = motion.depart(now);
      if (isStill || motion.isAtOnce === true) {
        // All in one batch, or the other player's hand would stay visible for a frame.
        batch(() => (board.value = around.value = now));
        if (!isStill) arriveAfterRender(travel, true);
      } else {
        // What goes while it has the focus makes the browser lay the page out in the middle of the change. Who pointed does
        // not miss it there; who came by a key does.
        document.querySelector<HTMLElement>(':focus:not(:focus-visible)')?.blur();
        owed = now;
        steps = stepsTo(now, travel);
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
      travel?.stop();
      cancelAnimationFrame(frame);
    },
  };
}
