const LN2_HIGH = 0.693_147_180_369_123_8;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
/** Beyond this the result is 0 or ∞ for every purpose here. */
const MOST = 700;

/** 1/n!, the highest first: the Taylor series by Horner's rule, far enough for half of ln 2. */
const TERMS = Array.from({ length: 14 }, (_, at) => {
  let product = 1;
  for (let factor = 2; factor <= 13 - at; factor += 1) product *= factor;
  return 1 / product;
});

/** 2 to the power of −1,010 … 1,010, each of which is a number of its own. */
const REACH = 1010;
const POWERS = Float64Array.from({ length: 2 * REACH + 1 }, () => 1);
for (let power = 1; power <= REACH; power += 1) {
  POWERS[REACH + power] = 2 * POWERS[REACH + power - 1];
  POWERS[REACH - power] = POWERS[REACH - power + 1] / 2;
}

/**
 * eˣ from additions and multiplications alone. Engines may round `Math.exp` differently in the last bit; a review, and the
 * values that it rests on, must be the same everywhere.
 */
export function exp(x: number): number {
  const clamped = x > MOST ? MOST : x < -MOST ? -MOST : x;
  const power = Math.round(clamped / (LN2_HIGH + LN2_LOW));
  const rest = clamped - power * LN2_HIGH - power * LN2_LOW;
  let sum = 0;
  for (let at = 0; at < TERMS.length; at += 1) sum = sum * rest + TERMS[at];
  return sum * POWERS[REACH + power];
}

/** 1 / (1 + e⁻ˣ): a share from log-odds. */
export const logistic = (x: number): number => 1 / (1 + exp(-x));

/** The hyperbolic tangent, by the same rule. */
export const tanh = (x: number): number => 1 - 2 / (exp(2 * x) + 1);
