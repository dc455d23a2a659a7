import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { patiently } from '../patiently.ts';

interface LaterParts<Parts> {
  /** What comes later, as soon as it is here. */
  isHere(): Parts | null;
  Later(props: { show: (come: Parts) => JSX.Element | null }): JSX.Element | null;
}

/** Parts of a room that come after the first move could be made, as a file of their own. */
export function laterParts<Parts>(load: () => Promise<Parts>): LaterParts<Parts> {
  const parts = signal<Parts | null>(null);
  return {
    isHere: () => parts.value,
    Later({ show }) {
      useEffect(() => patiently(load, (come) => (parts.value = come)), []);
      return parts.value === null ? null : show(parts.value);
    },
  };
}
