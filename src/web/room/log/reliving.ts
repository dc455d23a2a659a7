import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Sight } from '#table/table';

/** Milliseconds for a step of a turn that is shown again, and for all of it at most. */
const STEP = 900;
const WHOLE = 6000;

export interface Reliving {
  /** Something that was is shown, and not what is. */
  readonly isOn: ReadonlySignal<boolean>;
  /** Shows these one after the other: the first at once, and at the end what is. */
  show(past: readonly Sight[]): void;
  /** Shows what is, at once. */
  stop(): void;
}

/** Shows again what has happened. Nothing waits for it: whatever is touched or pressed shows the table as it is. */
export function reliving(
  put: (sight: Sight) => void,
  latest: () => Sight,
  isOn: Signal<boolean> = signal(false),
): Reliving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    if (!isOn.value) return;
    clearTimeout(timer);
    isOn.value = false;
    for (const kind of ['pointerdown', 'keydown'] as const) removeEventListener(kind, stop, true);
    put(latest());
  };
  return {
    isOn,
    stop,
    show(past) {
      stop();
      if (past.length === 0) return;
      isOn.value = true;
      for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, stop, true);
      const pause = Math.min(STEP, WHOLE / past.length);
      const step = (index: number): void => {
        const sight = past[index];
        if (sight === undefined) return stop();
        // Nobody can act in what was. The log stays as it is: it tells all of it already.
        const { log } = latest();
        put({ ...sight, log, toAct: [], mayUndo: false, outcome: null, ...(index === 0 && { event: null }) });
        timer = setTimeout(() => step(index + 1), pause);
      };
      step(0);
    },
  };
}
