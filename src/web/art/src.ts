import { type Signal, signal } from '@preact/signals';
import { inTurn } from '../turns.ts';

/**
 * A drawing as the address of an image: each is made once, and the browser keeps what it painted. The address holds the
 * drawing itself: one that only leads to it (`URL.createObjectURL`) asks another process, for longer than drawing takes.
 */
const made = new Map<string, string>();

export function address(name: string, draw: () => string): string {
  let found = made.get(name);
  if (found === undefined) {
    found = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    made.set(name, found);
  }
  return found;
}

const coming = new Map<string, Signal<string | undefined>>();

/** The same for one picture among many, which no room can make at once: there is none until its turn has come. */
export function addressInTurn(name: string, draw: () => string): string | undefined {
  let found = coming.get(name);
  if (found === undefined) {
    const soon = signal<string | undefined>(undefined);
    inTurn(() => {
      soon.value = address(name, draw);
    });
    coming.set(name, soon);
    found = soon;
  }
  return found.value;
}
