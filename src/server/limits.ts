/** So many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Is there one left? Then it is taken. */
  take(): boolean;
  /** Nothing has been taken for so long that it is as good as new. */
  full(): boolean;
}

export function bucket({ burst, perSecond }: Rate, now: () => number): Bucket {
  let level = burst;
  let at = now();
  const refill = (): void => {
    level = Math.min(burst, level + ((now() - at) / 1000) * perSecond);
    at = now();
  };
  return {
    take() {
      refill();
      if (level < 1) return false;
      level -= 1;
      return true;
    },
    full() {
      refill();
      return level >= burst;
    },
  };
}

/** One bucket for each address; those that are full again are forgotten, so that a flood leaves nothing behind. */
export function buckets(rate: Rate, now: () => number, most = 10_000): (address: string) => boolean {
  const known = new Map<string, Bucket>();
  return (address) => {
    let mine = known.get(address);
    if (mine === undefined) {
      if (known.size >= most) for (const [key, each] of known) if (each.full()) known.delete(key);
      // Too many at once to tell them apart: everybody shares the budget of one.
      mine = known.size >= most ? (known.values().next().value as Bucket) : bucket(rate, now);
      if (known.size < most) known.set(address, mine);
    }
    return mine.take();
  };
}

/** Neighbours in one network of the new addresses count as one, because anybody has billions of those. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
