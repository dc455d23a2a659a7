import type { Clock } from '../ports.ts';
import { repeats } from './repeats.ts';

/** What addresses have used of their budgets at one process: so many of each kind. */
export type Spent = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Budgets of addresses that hold for all processes together: each tells the others once a second what was used of them,
 * and they count it as used. So somebody who comes to all of N processes at once has N bursts, in one second, and then
 * the rate of one; what is above one burst is owed.
 */
export interface Spending {
  took(cost: string, address: string): void;
  /** Who is told what was used at other processes. */
  listen(heard: (cost: string, address: string, count: number) => void): void;
  heard(spent: Spent): void;
  stop(): void;
}

const TOLD_EVERY = 1000;
/** Of more addresses in a second those that came later are not told: whoever has so many is bounded by their networks. */
const MOST = 2000;

export function spendingOf(clock: Clock, tell: (spent: Spent) => Promise<void>): Spending {
  let spent = new Map<string, Map<string, number>>();
  let size = 0;
  let listener: Parameters<Spending['listen']>[0] = () => undefined;
  const again = repeats(clock);
  again.every(TOLD_EVERY, async () => {
    if (size === 0) return;
    const report = Object.fromEntries([...spent].map(([cost, used]) => [cost, Object.fromEntries(used)]));
    spent = new Map();
    size = 0;
    await tell(report);
  });
  return {
    took(cost, address) {
      const used = spent.get(cost) ?? new Map<string, number>();
      if (!used.has(address)) {
        if (size === MOST) return;
        size += 1;
      }
      spent.set(cost, used.set(address, (used.get(address) ?? 0) + 1));
    },
    listen(heard) {
      listener = heard;
    },
    heard(report) {
      for (const [cost, used] of Object.entries(report)) {
        for (const [address, count] of Object.entries(used)) listener(cost, address, count);
      }
    },
    stop: again.stop,
  };
}

/** Of a process that is alone. */
export const OWN_SPENDING: Spending = {
  took: () => undefined,
  listen: () => undefined,
  heard: () => undefined,
  stop: () => undefined,
};
