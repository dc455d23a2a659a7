const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));
/** Each weight is two bytes, the lower one first, in steps of 1/4096. */
const STEP = 4096;

/** Weights from the text they are kept in: base64, so that a data file stays small and survives every editor. */
export function weightsFrom(base64: string, length: number): Float32Array {
  const weights = new Float32Array(length);
  let [kept, bits, at] = [0, 0, 0];
  let low = -1;
  for (const letter of base64) {
    const value = VALUE_OF.get(letter);
    if (value === undefined) continue;
    kept = ((kept << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (kept >> bits) & 0xff;
    if (low < 0) {
      low = byte;
    } else {
      // The shifts bring the sign back.
      weights[at] = (((byte << 8) | low) << 16) >> 16;
      weights[at] /= STEP;
      at += 1;
      low = -1;
    }
  }
  if (at !== length) throw new Error(`${at} weights, expected ${length}`);
  return weights;
}
