import type { World } from './world.ts';

/** Whatever a message can arrive at. */
export interface Endpoint {
  readonly name: string;
  after(milliseconds: number, run: () => void): () => void;
}

/** One end of a connection, as the process has it. */
export interface Caller {
  readonly place: Endpoint;
  heard(text: string): void;
  closed(): void;
}

/** Ways between places: slow, cut for a while in one direction or in both, and always in order on one line. */
export interface SimulatedNetwork {
  /** Nothing gets from one to the other for so long; what is sent meanwhile arrives afterwards. */
  cut(from: string, to: string, milliseconds: number): void;
  isCut(from: string, to: string): boolean;
  /** For how long nothing has got from one to the other. */
  cutFor(from: string, to: string): number;
  /** A one-way line: what is sent arrives in order. */
  way(from: string, to: Endpoint): (run: () => void) => void;
  /** How long one message takes. */
  delay(from: string, to: string): number;
  slow(milliseconds: number): void;
  heal(): void;
}

/** Milliseconds that a slow message takes at most: it may arrive when nothing else is slow any more. */
export const SLOWEST = 3000;

export function newNetwork(world: World): SimulatedNetwork {
  const cuts = new Map<string, { readonly from: number; readonly to: number }>();
  let slowUntil = -1;
  const key = (from: string, to: string): string => `${from} ${to}`;
  const held = (from: string, to: string): number =>
    Math.max(0, (cuts.get(key(from, to))?.to ?? 0) - world.now());
  const delay: SimulatedNetwork['delay'] = (from, to) => {
    const isSlow = slowUntil > world.now() && world.percent(20);
    return held(from, to) + (isSlow ? world.between(50, SLOWEST) : world.between(1, 30) / 10);
  };
  return {
    cut(from, to, milliseconds) {
      world.note('cut', from, to, milliseconds);
      const old = held(from, to);
      cuts.set(key(from, to), {
        // What was sent before it was cut for longer still arrives when the first cut ends.
        from:
          old === 0 ? world.now() : milliseconds > old ? world.now() + old : cuts.get(key(from, to))!.from,
        to: world.now() + Math.max(old, milliseconds),
      });
    },
    isCut: (from, to) => held(from, to) > 0,
    cutFor: (from, to) => (held(from, to) > 0 ? world.now() - cuts.get(key(from, to))!.from : 0),
    delay,
    way(from, to) {
      let last = 0;
      return (run) => {
        // A little later than the one before: of the same moment, one would overtake the other by a rounding.
        last = Math.max(last + 0.001, world.now() + delay(from, to.name));
        to.after(last - world.now(), run);
      };
    },
    slow(milliseconds) {
      slowUntil = world.now() + milliseconds;
    },
    heal() {
      cuts.clear();
      slowUntil = -1;
    },
  };
}
