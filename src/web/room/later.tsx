import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

interface LaterParts<Parts> {
  /** What comes later, as soon as it is here. */
  isHere(): Parts | null;
  Later(props: { show: (come: Parts) => JSX.Element | null }): JSX.Element | null;
}

/** Milliseconds until what did not come, as without a network, is asked for again. */
const AGAIN = 2000;

/** Parts of a room that come after the first move could be made, as a file of their own. */
export function laterParts<Parts>(load: () => Promise<Parts>): LaterParts<Parts> {
  const parts = signal<Parts | null>(null);
  return {
    isHere: () => parts.value,
    Later({ show }) {
      useEffect(() => {
        let again = 0;
        const ask = (): void =>
          void load().then(
            (come) => (parts.value = come),
            () => (again = window.setTimeout(ask, AGAIN)),
          );
        ask();
        return () => clearTimeout(again);
      }, []);
      return parts.value === null ? null : show(parts.value);
    },
  };
}
