import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays at the usual speed, in milliseconds. */
const STEP = 1600;

export interface Playing {
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<number>;
}

/** Lets a replay go on by itself, step by step, until its end. */
export function usePlaying(at: Signal<number>, total: number, turn: (to: number) => void): Playing {
  const isPlaying = useSignal(false);
  const speed = useSignal<number>(1);
  const isOver = at.value >= total;
  useEffect(() => {
    if (isOver) isPlaying.value = false;
    if (!isPlaying.value) return undefined;
    const timer = setTimeout(() => turn(at.value + 1), STEP / speed.value);
    return () => clearTimeout(timer);
  }, [at.value, isPlaying.value, speed.value, isOver]);
  return { isPlaying, speed };
}
