import { storageName } from '../address.ts';

/** A new page of the same tab may ask before the old one has let go. */
const PATIENCE = 200;

export interface Holding {
  /** Takes the match away from the other tab. */
  take(): void;
  leave(): void;
}

/** One tab at a time plays a match: two would overwrite each other. Tells whether it is this one, whenever that changes. */
export function hold(id: string, tell: (here: boolean) => void): Holding {
  // Without locks (a page that is not served securely) nobody can know of the other tabs.
  if (!('locks' in navigator)) {
    tell(true);
    return { take: () => undefined, leave: () => undefined };
  }
  let left = false;
  let release = (): void => undefined;
  let waiting = new AbortController();

  const ask = (steal: boolean): void => {
    const { signal } = waiting;
    const patience = setTimeout(() => tell(false), PATIENCE);
    const held = (): Promise<void> => {
      clearTimeout(patience);
      if (left) return Promise.resolve();
      tell(true);
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    navigator.locks
      .request(storageName(`tavola.match.${id}`), steal ? { steal } : { signal }, held)
      .catch(() => {
        clearTimeout(patience);
        // Given up here, or taken by the other tab: then this one is next when that one leaves.
        if (signal.aborted) return;
        tell(false);
        ask(false);
      });
  };

  const giveUp = (): void => {
    waiting.abort();
    waiting = new AbortController();
  };
  ask(false);
  return {
    take() {
      giveUp();
      ask(true);
    },
    leave() {
      left = true;
      giveUp();
      release();
    },
  };
}
