import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** What is read from signals: whoever uses it is rendered anew only when it is another value. `deps` is all else that it reads. */
export const useSeen = <T>(read: () => T, deps: readonly unknown[]): T => useSeenSignal(read, deps).value;

/** The same, to be handed on. */
export const useSeenSignal = <T>(read: () => T, deps: readonly unknown[]): ReadonlySignal<T> =>
  useMemo(() => computed(read), deps);
