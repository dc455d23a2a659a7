import { bytesFrom } from '../bytes.ts';

/** Each weight is two bytes, the lower one first, in steps of 1/4096. */
const STEP = 4096;

export function weightsFrom(base64: string, length: number): Float32Array {
  const bytes = bytesFrom(base64);
  if (bytes.length !== 2 * length) throw new Error(`${bytes.length / 2} weights, expected ${length}`);
  // The shifts bring the sign back.
  return Float32Array.from(
    { length },
    (_, at) => ((((bytes[2 * at + 1] << 8) | bytes[2 * at]) << 16) >> 16) / STEP,
  );
}
