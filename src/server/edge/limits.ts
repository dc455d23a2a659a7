import { isIPv4, isIPv6 } from 'node:net';

/** A token bucket: so many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Is there one left? */
  has(): boolean;
  /** Is there one left? Then it is taken. */
  take(): boolean;
  /** So many are gone, whether or not they were there: whoever owes some has to wait for them. */
  fine(count: number): void;
  /** Nothing has been taken for so long that it is as good as new. */
  full(): boolean;
}

/** A class: every connection has two of them, and functions of their own would take ten times the memory. */
class TokenBucket implements Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#level = rate.burst;
    this.#at = now();
  }

  #refill(): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#level;
  }

  has(): boolean {
    return this.#refill() >= 1;
  }

  take(): boolean {
    if (!this.has()) return false;
    this.#level -= 1;
    return true;
  }

  fine(count: number): void {
    this.#level = Math.max(-this.#rate.burst, this.#refill() - count);
  }

  full(): boolean {
    return this.#refill() >= this.#rate.burst;
  }
}

export const bucket = (rate: Rate, now: () => number): Bucket => new TokenBucket(rate, now);

/** A network that an address lies in, and how many times the budget of one address it has for all of its addresses. */
export interface AddressNetwork {
  readonly name: string;
  readonly share: number;
}

/**
 * The networks around an address, the narrowest first. Anybody has billions of the new addresses (a /64 at least, a /48
 * often) and some have whole blocks of the old ones: each network has a budget of its own, which none of the networks
 * within it can use up alone. So whoever crowds hurts only neighbours.
 */
export function networksOf(visitor: string): readonly AddressNetwork[] {
  const address = withoutPort(visitor);
  if (isIPv4(address)) return oldNetworks(address.split('.'));
  const groups = groupsOf(address);
  if (groups === null) return [{ name: 'unknown', share: 1 }];
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return oldNetworks(groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]));
  return NEW.map(([bits, share]) => ({ name: `${prefixOf(groups, bits)}/${bits}`, share }));
}

/** Some proxies tell the port along with the address: without it all their visitors would be one, from nowhere. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/u.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(address)?.[1] ??
  address;

const oldNetworks = (bytes: readonly (string | number)[]): readonly AddressNetwork[] =>
  OLD.map(([bits, share]) => ({ name: `${bytes.slice(0, bits / 8).join('.')}/${bits}`, share }));

const OLD = [
  [32, 1],
  [24, 8],
  [16, 64],
] as const;
const NEW = [
  [64, 1],
  [56, 2],
  [48, 8],
  [32, 64],
] as const;

function prefixOf(groups: readonly number[], bits: number): string {
  const whole = groups.slice(0, Math.floor(bits / 16));
  const part = bits % 16 === 0 ? [] : [groups[whole.length]! >> (16 - (bits % 16))];
  return [...whole, ...part].map((group) => group.toString(16)).join(':');
}

/** The eight groups of a new address; null: it is none. */
function groupsOf(literal: string): readonly number[] | null {
  const [address = ''] = literal.split('%');
  if (!isIPv6(address)) return null;
  const text = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) =>
    [0, 2].map((at) => (Number(bytes[at]) * 256 + Number(bytes[at + 1])).toString(16)).join(':'),
  );
  const [head, tail = null] = text
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (tail === null) return head!;
  return [...head!, ...Array.from({ length: 8 - head!.length - tail.length }, () => 0), ...tail];
}

/** How many may be remembered at a time, and how many of the oldest are looked at whenever one is asked. */
const MOST_KNOWN = 10_000;
const TIDIED = 4;

/**
 * A budget for every address and for the networks around it. Those that are full again are forgotten; of too many, those
 * that were asked longest ago: whoever crowds is asked all the time, and stays known.
 */
export function buckets(rate: Rate, now: () => number, most = MOST_KNOWN): RateBudget {
  /** The one that was asked longest ago comes first. */
  const known = new Map<string, Bucket>();
  const tidy = (): void => {
    let looked = 0;
    for (const [name, each] of known) {
      if (looked === TIDIED) break;
      looked += 1;
      if (each.full() || known.size > most) known.delete(name);
    }
  };
  const touched = ({ name, share }: AddressNetwork): Bucket => {
    const scaled = { burst: rate.burst * share, perSecond: rate.perSecond * share };
    const each = known.get(name) ?? bucket(scaled, now);
    known.delete(name);
    known.set(name, each);
    return each;
  };
  return {
    has(address) {
      tidy();
      return networksOf(address).every((network) => touched(network).has());
    },
    take(address) {
      tidy();
      const all: Bucket[] = [];
      // From the widest on: a network that has used its budget leaves no trace of its addresses.
      for (const network of networksOf(address).toReversed()) {
        const each = touched(network);
        if (!each.has()) return false;
        all.push(each);
      }
      for (const each of all) each.take();
      return true;
    },
    fine(address, count) {
      for (const network of networksOf(address)) touched(network).fine(count);
    },
    get size() {
      return known.size;
    },
  };
}

/** A budget for each of many names: those that are full again are forgotten, and of too many the one asked longest ago. */
export function namedBuckets(rate: Rate, now: () => number, most = MOST_KNOWN): (name: string) => boolean {
  const known = new Map<string, Bucket>();
  return (name) => {
    const mine = known.get(name) ?? bucket(rate, now);
    known.delete(name);
    known.set(name, mine);
    const may = mine.take();
    for (const [oldest, each] of known) {
      if (known.size <= most && !each.full()) break;
      known.delete(oldest);
    }
    return may;
  };
}

export interface RateBudget {
  /** Is there one left? */
  has(address: string): boolean;
  take(address: string): boolean;
  /** Takes so many for something that must not happen. */
  fine(address: string, count: number): void;
  /** How many addresses and networks are remembered. */
  readonly size: number;
}

/** How many are there at the same time: for an address, and so many times more for the networks around it. */
export function crowds(most: number): {
  enter(address: string): (() => void) | null;
  /** How many addresses and networks somebody is there from. */
  readonly size: number;
} {
  const counts = new Map<string, number>();
  const add = (name: string, more: number): void => {
    const count = (counts.get(name) ?? 0) + more;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  };
  /** Holds the address alone: the networks around it would be held for as long as somebody is there. */
  const leaving = (address: string): (() => void) => {
    let here = true;
    return () => {
      if (here) for (const { name } of networksOf(address)) add(name, -1);
      here = false;
    };
  };
  return {
    enter(address) {
      const isFull = ({ name, share }: AddressNetwork): boolean => (counts.get(name) ?? 0) >= most * share;
      if (networksOf(address).some(isFull)) return null;
      for (const { name } of networksOf(address)) add(name, 1);
      return leaving(address);
    },
    get size() {
      return counts.size;
    },
  };
}
