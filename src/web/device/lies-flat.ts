import { signal } from '@preact/signals';
import { storageName } from '../address.ts';

const KEY = storageName('tavola.flat');

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether this screen lies between two people who sit opposite each other. */
export const liesFlat = signal(readStored());

export function layFlat(isFlat: boolean): void {
  liesFlat.value = isFlat;
  try {
    if (isFlat) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
