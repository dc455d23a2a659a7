import { createHook } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { quickRandom } from '#core/random';

/** Time and chance of a simulation: everything that ever happens in it is an event here, and follows from the seed. */
export interface World {
  /** Milliseconds since it began. */
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  /** A whole number below n, and one from a span. */
  below(n: number): number;
  between(least: number, most: number): number;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Uint8Array;
  /** Written into the trace, by which two runs are compared. */
  note(...what: readonly (string | number)[]): void;
  digest(): string;
  run(until: number): Promise<void>;
}

interface Event {
  readonly at: number;
  readonly order: number;
  run: (() => void) | null;
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap, the earliest first; of the same moment, the one that was set first. */
function eventQueue(): { push(event: Event): void; shift(until: number): Event | null } {
  const heap: Event[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b], heap[a]];
  };
  const sink = (): void => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < heap.length && isBefore(heap[left], heap[least])) least = left;
      if (right < heap.length && isBefore(heap[right], heap[least])) least = right;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    push(event) {
      let at = heap.push(event) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isBefore(heap[at], heap[up]); up = (at - 1) >> 1) {
        swap(at, up);
        at = up;
      }
    },
    shift(until) {
      const [first] = heap;
      if (first === undefined || first.at > until) return null;
      const last = heap.pop()!;
      if (heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return first;
    },
  };
}

/** How many immediates were ever set, by anybody: a turn of the event loop in which none is set leaves nothing to be done. */
let immediates = 0;
createHook({
  init(_id, type) {
    if (type === 'Immediate') immediates += 1;
  },
  trackPromises: false,
}).enable();

/** Turns of the event loop after which nothing of an event is left to be done, at most: the server yields twice. */
const TURNS = 3;
/** Everything that follows from an event by promises and turns of the loop is done. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const turn = (left: number, known: number): void => {
      if (left === 0 || immediates === known) resolve();
      else setImmediate(turn, left - 1, immediates + 1);
    };
    setImmediate(turn, TURNS - 1, immediates + 1);
  });
/** Letters of a trace that are digested at once. */
const MUCH = 1 << 16;

/** `tell` hears everything that is written into the trace. */
export function newWorld(seed: number, tell?: (line: string) => void): World {
  const random = quickRandom(seed);
  const events = eventQueue();
  const trace = createHash('sha256');
  let noted = '';
  let now = 0;
  let order = 0;
  const digest = (): void => {
    trace.update(noted);
    noted = '';
  };
  const between = (least: number, most: number): number => least + random.below(most - least + 1);
  return {
    now: () => now,
    after(milliseconds, run) {
      const event: Event = { at: now + Math.max(0, milliseconds), order: (order += 1), run };
      events.push(event);
      return () => {
        event.run = null;
      };
    },
    below: (n) => random.below(n),
    between,
    percent: (share) => random.below(10_000) < 100 * share,
    pick: (list) => list[random.below(list.length)],
    bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    note(...what) {
      const line = `${now.toFixed(3)} ${what.join(' ')}`;
      noted += line;
      if (noted.length > MUCH) digest();
      tell?.(line);
    },
    digest() {
      digest();
      return trace.copy().digest('hex').slice(0, 16);
    },
    async run(until) {
      await settled();
      for (let event = events.shift(until); event !== null; event = events.shift(until)) {
        if (event.run === null) continue;
        now = event.at;
        event.run();
        await settled();
      }
      now = until;
    },
  };
}
