import { type Signal, signal } from '@preact/signals';
import { enqueueTask } from '../motion/task-queue.ts';

/**
 * A drawing as the address of an image: each is made once, and the browser keeps what it painted. The address holds the
 * drawing itself: one that only leads to it (`URL.createObjectURL`) asks another process, for longer than drawing takes.
 * Only these few signs mean something else in such an address; each that is rewritten makes it longer to read.
 */
const addresses = new Map<string, string>();

export function address(name: string, draw: () => string): string {
  let url = addresses.get(name);
  if (url === undefined) {
    url = `data:image/svg+xml,${draw().replaceAll(/[%#\r\n\t]/gu, encodeURIComponent)}`;
    addresses.set(name, url);
  }
  return url;
}

const coming = new Map<string, Signal<string | undefined>>();

/**
 * Pictures that nobody looks at: as long as one is there the browser does not read its drawing again for the next, which
 * would take a millisecond or two of the frame that shows it.
 */
const ready: HTMLImageElement[] = [];

function keepReady(address: string): void {
  const picture = new Image();
  picture.src = address;
  ready.push(picture);
}

// A page that comes under a service worker, as on a first visit, begins anew with what it remembers of its pictures.
if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    for (const { src } of ready.splice(0)) enqueueTask(() => keepReady(src));
  });
}

/** The same for one picture among many, which no room can make at once: there is none until its turn has come. */
export function addressInTurn(name: string, draw: () => string | Promise<string>): string | undefined {
  let picture = coming.get(name);
  if (picture === undefined) {
    const soon = signal<string | undefined>(undefined);
    const show = (text: string): void => {
      soon.value = address(name, () => text);
      keepReady(soon.value);
    };
    enqueueTask(() => {
      const text = draw();
      if (typeof text === 'string') show(text);
      // What does not come is asked for again by whoever shows it next.
      else text.then((come) => void enqueueTask(() => show(come))).catch(() => coming.delete(name));
    });
    coming.set(name, soon);
    picture = soon;
  }
  return picture.value;
}
