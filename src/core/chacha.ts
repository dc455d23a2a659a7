/** The ChaCha20 stream (RFC 8439): unpredictable without its 256-bit key, the same everywhere with it. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** One block of 16 words. `counter` and the three words of `nonce` follow the key, as in the RFC. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Uint32Array {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  const x = start.slice();
  for (let round = 0; round < 10; round += 1) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  return x.map((word, i) => word + start[i]);
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a] + x[b];
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] = x[c] + x[d];
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] = x[a] + x[b];
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d];
  x[b] = turn(x[b] ^ x[c], 7);
}

/** 32 bytes as the eight little-endian words of a key. */
export function keyWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
}
