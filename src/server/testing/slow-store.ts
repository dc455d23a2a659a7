import { setImmediate } from 'node:timers/promises';
import { problem } from '#core/problem';
import type { Store } from '../store/store.ts';

/** A store that takes its time with whatever changes something: whoever does not wait for it is too early. */
export interface SlowStore {
  readonly store: Store;
  /** What was begun, in its order. */
  readonly begun: string[];
  /** How much of it has not ended yet. */
  underWay(): number;
  /** From now on this is refused. */
  refuse(what: string): void;
  slowly<Given extends unknown[], T>(
    what: string,
    work: (...given: Given) => Promise<T>,
  ): (...given: Given) => Promise<T>;
}

const CHANGES = /^(?:add|append|drop|invite|mend|remove|rename|set$|setPush|take)/u;
const TURNS = 3;

export function slowStore(store: Store): SlowStore {
  const begun: string[] = [];
  const refusals = new Set<string>();
  let underWay = 0;
  const slowly: SlowStore['slowly'] =
    (what, work) =>
    async (...args) => {
      begun.push(what);
      underWay += 1;
      try {
        for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
        if (refusals.has(what)) throw problem('storage', `${what} is refused`);
        return await work(...args);
      } finally {
        underWay -= 1;
      }
    };
  const methods = Object.entries(store).map(([name, method]: [string, unknown]) =>
    CHANGES.test(name) ? [name, slowly(name, method as () => Promise<unknown>)] : [name, method],
  );
  return {
    store: Object.fromEntries(methods),
    begun,
    underWay: () => underWay,
    refuse: (what) => void refusals.add(what),
    slowly,
  };
}
