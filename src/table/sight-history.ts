import type { ReceivedSight } from './remote.ts';
import type { Sight } from './table.ts';

/** What was seen of a match since the page came: what happened before is nowhere on this device. */
export interface SightHistory {
  add(received: ReceivedSight): void;
  /** From the sight with so many lines of log on; null where it is not known. */
  since(lines: number): readonly Sight[] | null;
}

export function sightHistory(
  first: ReceivedSight,
  sightOf: (received: ReceivedSight) => Sight,
): SightHistory {
  const known = new Map([[first.log.length, first]]);
  return {
    add(received) {
      // What was taken back has not happened.
      for (const length of known.keys()) if (length > received.log.length) known.delete(length);
      known.set(received.log.length, received);
    },
    since(lines) {
      if (!known.has(lines)) return null;
      const stages = [...known].filter(([length]) => length >= lines).toSorted(([a], [b]) => a - b);
      return stages.map(([, received], index): Sight => {
        const sight = sightOf({ ...received, before: null });
        const before: unknown = stages[index - 1]?.[1].message.view;
        const seat = received.log.at(-1)?.seat;
        if (before === undefined || seat === undefined) return sight;
        return { ...sight, event: { kind: 'played', seat, notation: '', before } };
      });
    },
  };
}
