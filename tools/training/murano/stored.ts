import type { Network } from '#bots/murano/value-network/network';
import {
  ALPHABET,
  FAR,
  FAR_LETTERS,
  FAR_OFFSET,
  GRAIN,
  inOrder,
  MOST,
  type StoredNetwork,
} from '#bots/murano/value-network/stored';

/** So many weights of a unit of the first layer are one letter each; those that are larger take three. */
const USUAL = 0.88;
/** The second layer has few weights, and each is in all sums: the usual ones take so many. */
const STEPS_OF_SECOND = MOST;

function lettersOf(steps: number): string {
  if (Math.abs(steps) <= MOST) return ALPHABET[steps + MOST];
  if (Math.abs(steps) > FAR_OFFSET) throw new Error(`${steps} steps, expected at most ${FAR_OFFSET}`);
  let letters = '';
  for (let place = FAR_LETTERS - 1; place >= 0; place -= 1) {
    letters += ALPHABET[Math.floor((steps + FAR_OFFSET) / ALPHABET.length ** place) % ALPHABET.length];
  }
  return FAR + letters;
}

/** The step of a unit, in grains: what is usual takes at most so many. */
function grainsOf(unit: readonly number[], most: number): number {
  const sizes = unit
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const usual = sizes[Math.floor(USUAL * (sizes.length - 1))] ?? 0;
  return Math.max(1, Math.round(usual / most / GRAIN));
}

/** A network as the bots read it; the usual weights of its first layer take at most so many steps. */
export function storedNetwork({ sizes, weights }: Network, features: number, most: number): StoredNetwork {
  const [inputs, wide, narrow] = sizes;
  const units: number[][] = Array.from({ length: wide + narrow }, () => []);
  inOrder(sizes, (unit, at) => units[unit].push(weights[at]));
  const grains = units.map((unit, place) => grainsOf(unit, place < wide ? most : STEPS_OF_SECOND));
  let letters = '';
  inOrder(sizes, (unit, at) => (letters += lettersOf(Math.round(weights[at] / (grains[unit] * GRAIN)))));
  const hidden = (inputs + 1) * wide + (wide + 1) * narrow;
  const output = Array.from(weights.subarray(hidden), (weight) => Number(weight.toPrecision(7)));
  return { features, sizes, grains, letters, output };
}
