import { renewWhenGone } from './renewal.ts';

/** Milliseconds until what did not come, as without a network, is asked for again. */
const AGAIN = 2000;

/** Loads a part that comes later and hands it on, however often that takes; the answer stops asking. */
export function patiently<Part>(load: () => Promise<Part>, use: (part: Part) => void): () => void {
  let again = 0;
  let isWanted = true;
  const ask = (): void =>
    void load().then(
      (part) => {
        if (isWanted) use(part);
      },
      () => {
        if (!isWanted) return;
        again = window.setTimeout(ask, AGAIN);
        // Without a network, or without a place to remember it, the page stays as it is.
        renewWhenGone().catch(() => undefined);
      },
    );
  ask();
  return () => {
    isWanted = false;
    clearTimeout(again);
  };
}
