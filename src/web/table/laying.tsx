import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSeen } from './seen.ts';

/** A room is laid out in as many frames as it has stages, so that none is a long one. The answer counts those that are there. */
export function useLaying(stages: number): Signal<number> {
  const laid = useSignal(1);
  useEffect(() => {
    let frame = 0;
    const next = (): void => {
      laid.value += 1;
      if (laid.value < stages) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, []);
  return laid;
}

/** What comes with a later stage. */
export function Laid(props: {
  readonly laid: Signal<number>;
  readonly stage: number;
  readonly children: ComponentChildren;
}): JSX.Element | null {
  const there = useSeen(() => props.laid.value >= props.stage, [props.laid, props.stage]);
  return there ? <>{props.children}</> : null;
}
