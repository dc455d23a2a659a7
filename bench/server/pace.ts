/**
 * Fires so many times a second, whether or not the answers come: a slow server gets no pause. Each shot is told when it
 * was due: whoever fires late because of a server that was slow before measures from that moment on.
 */
export function paced(perSecond: number, seconds: number, fire: (due: number) => void): Promise<void> {
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  let fired = 0;
  return new Promise((resolve, reject) => {
    const tick = (): void => {
      try {
        const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond) + 1);
        for (; fired < due; fired += 1) fire(begun + (fired / perSecond) * 1000);
      } catch (thrown) {
        reject(thrown);
        return;
      }
      if (fired === total) resolve();
      else setTimeout(tick, Math.max(0, begun + (fired / perSecond) * 1000 - performance.now()));
    };
    tick();
  });
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits until something is so, looking now and then; gives up after so many seconds. */
export async function until(what: string, holds: () => boolean, seconds = 60): Promise<void> {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`waited ${seconds} s for: ${what}`);
    await pause(10);
  }
}

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
