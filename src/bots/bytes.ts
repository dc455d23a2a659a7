const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));

/** Bytes from the text they are kept in: base64, so that a data file stays small and survives every editor. */
export function bytesFrom(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let [buffer, bits, at] = [0, 0, 0];
  for (const letter of base64) {
    const value = VALUE_OF.get(letter);
    if (value === undefined) continue;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = buffer >> bits;
  }
  return bytes.subarray(0, at);
}
