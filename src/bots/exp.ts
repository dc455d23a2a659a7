const LN2_HIGH = 0.693_147_180_369_123_8;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
const TERMS = 13;
/** Beyond this the result is 0 or ∞ for every purpose here. */
const MOST = 700;

/**
 * eˣ from additions and multiplications alone. Engines may round `Math.exp` differently in the last bit; a review must be
 * the same everywhere.
 */
export function exp(x: number): number {
  const kept = Math.max(-MOST, Math.min(MOST, x));
  const power = Math.round(kept / (LN2_HIGH + LN2_LOW));
  const rest = kept - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (rest * sum) / term;
  return sum * powerOfTwo(power);
}

function powerOfTwo(power: number): number {
  let [result, factor] = [1, power < 0 ? 0.5 : 2];
  for (let left = Math.abs(power); left > 0; left >>= 1) {
    if ((left & 1) === 1) result *= factor;
    factor *= factor;
  }
  return result;
}
