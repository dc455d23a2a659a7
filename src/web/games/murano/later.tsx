import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type * as parts from './seldom.ts';

type Seldom = typeof parts;
const seldom = signal<Seldom | null>(null);

/** What comes later, as soon as it is here. */
export const isHere = (): Seldom | null => seldom.value;

/** A part of the room that comes after the first move could be made. */
export function Later({ show }: { show: (come: Seldom) => JSX.Element | null }): JSX.Element | null {
  useEffect(() => {
    void import('./seldom.ts').then((come) => (seldom.value = come));
  }, []);
  return seldom.value === null ? null : show(seldom.value);
}
