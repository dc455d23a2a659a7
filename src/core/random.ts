import { chachaBlock, keyWords } from './chacha.ts';
import { sha256, utf8 } from './sha256.ts';

/** A source of chance. It is handed to the deal of a match and is never part of a state or a view. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely. n is at most 2³². */
  below(n: number): number;
}

const SPAN = 2 ** 32;

/** The stream of a 256-bit key: the same key gives the same numbers for ever. */
export function randomFromKey(key: Uint8Array): Random {
  const words = keyWords(key);
  let block = new Uint32Array(0);
  let next = 0;
  let counter = 0;
  const word = (): number => {
    if (next === block.length) {
      block = chachaBlock(words, counter, [0, 0, 0]) as Uint32Array<ArrayBuffer>;
      counter += 1;
      next = 0;
    }
    return block[next++];
  };
  return {
    below(n) {
      // Words above the last whole multiple of n would favour small numbers: draw again.
      const limit = SPAN - (SPAN % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    },
  };
}

/** Any text is a seed; its SHA-256 is the key. */
export function randomFromText(seed: string): Random {
  return randomFromKey(sha256(utf8(seed)));
}

/** A quick generator (mulberry32) for simulations, playouts and calibration, where nothing is secret. */
export function quickRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    below(n) {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / SPAN) * n);
    },
  };
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const item = out[i];
    out[i] = out[j];
    out[j] = item;
  }
  return out;
}
