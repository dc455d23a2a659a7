import type { Network } from '#bots/murano/value-network/network';
import {
  ALPHABET,
  FAR,
  FAR_LETTERS,
  FAR_OFFSET,
  GRAIN,
  hiddenUnits,
  MOST,
  type StoredNetwork,
} from '#bots/murano/value-network/stored';

/** So many weights of a unit of the first layer are one letter each; those that are larger take three. */
const USUAL = 0.88;
/** The second layer has few weights, and each is in all sums: its steps are so much smaller. */
const FINER = 4;

function lettersOf(steps: number): string {
  if (Math.abs(steps) <= MOST) return ALPHABET[steps + MOST];
  if (Math.abs(steps) > FAR_OFFSET) throw new Error(`${steps} steps, expected at most ${FAR_OFFSET}`);
  let letters = '';
  for (let place = FAR_LETTERS - 1; place >= 0; place -= 1) {
    letters += ALPHABET[Math.floor((steps + FAR_OFFSET) / ALPHABET.length ** place) % ALPHABET.length];
  }
  return FAR + letters;
}

/** The step of a unit, in grains: what is usual has as many letters as there are. */
function grainsOf(unit: Float32Array, finer: number): number {
  const sizes = Array.from(unit, Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const usual = sizes[Math.floor(USUAL * (sizes.length - 1))] ?? 0;
  return Math.max(1, Math.round(usual / (MOST * finer) / GRAIN));
}

/** A network as the bots read it. */
export function storedNetwork({ sizes, weights }: Network, features: number): StoredNetwork {
  const grains: number[] = [];
  let letters = '';
  let at = 0;
  for (const [place, count] of hiddenUnits(sizes).entries()) {
    const unit = weights.subarray(at, (at += count));
    const step = grainsOf(unit, place < sizes[1] ? 1 : FINER);
    grains.push(step);
    for (const weight of unit) letters += lettersOf(Math.round(weight / (step * GRAIN)));
  }
  const output = Array.from(weights.subarray(at), (weight) => Number(weight.toPrecision(7)));
  return { features, sizes, grains, letters, output };
}
