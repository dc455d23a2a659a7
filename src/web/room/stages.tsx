import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { enqueueTask, afterRender } from '../motion/task-queue.ts';
import { useSeen } from './seen.ts';

/** How many stages of a room are there. */
export type Laying = Signal<number>;

/** A room is laid out in as many tasks as it has stages, so that none is a long one. The answer counts those that are there. */
export function useLaying(stages: number): Laying {
  const laid = useSignal(1);
  useEffect(() => {
    let left = false;
    const soon = (): (() => void) => enqueueTask(() => void next());
    const next = async (): Promise<void> => {
      laid.value += 1;
      // Its pictures wait before the next stage does: they are drawn before more comes.
      await afterRender();
      if (laid.value < stages && !left) leave = soon();
    };
    let leave = soon();
    return () => {
      left = true;
      leave();
    };
  }, []);
  return laid;
}

/** What comes with a later stage. */
export function Laid(props: {
  readonly laid: Laying;
  readonly stage: number;
  readonly children: ComponentChildren;
}): JSX.Element | null {
  const there = useSeen(() => props.laid.value >= props.stage, [props.laid, props.stage]);
  return there ? <>{props.children}</> : null;
}
