import { networksOf } from './limits.ts';

/** Where people were last connected from: never written down, and forgotten at a restart. */
export interface Origins {
  met(player: string, address: string): void;
  /** The networks around a player, the widest first; none: not known. */
  of(player: string): readonly string[];
}

const MOST_KNOWN = 20_000;

/**
 * Players cost nothing, and one visitor may be hundreds of them. What takes long, as the thinking of bots does, is shared
 * out among networks first: whoever opens many tables waits for their own.
 */
export function originsOf(most = MOST_KNOWN): Origins {
  /** The one who was met longest ago comes first. */
  const known = new Map<string, string>();
  return {
    met(player, address) {
      known.delete(player);
      known.set(player, address);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
    },
    of(player) {
      const address = known.get(player);
      return address === undefined
        ? []
        : networksOf(address)
            .map(({ name }) => name)
            .toReversed();
    },
  };
}
