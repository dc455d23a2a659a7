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

/** So many weights of a unit are one letter each; the few that are larger take four. */
const USUAL = 0.97;

function lettersOf(steps: number): string {
  if (Math.abs(steps) <= MOST) return ALPHABET[steps + MOST];
  let letters = '';
  for (let place = FAR_LETTERS - 1; place >= 0; place -= 1) {
    letters += ALPHABET[Math.floor((steps + FAR_OFFSET) / ALPHABET.length ** place) % ALPHABET.length];
  }
  return FAR + letters;
}

/** The step of a unit, in grains: what is usual has as many letters as there are. */
function grainsOf(unit: Float32Array): number {
  const sizes = Array.from(unit, Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const usual = sizes[Math.floor(USUAL * (sizes.length - 1))] ?? 0;
  return Math.max(1, Math.round(usual / MOST / GRAIN));
}

/** A network as the bots read it. */
export function storedNetwork({ sizes, weights }: Network, features: number): StoredNetwork {
  const grains: number[] = [];
  let letters = '';
  let at = 0;
  for (const count of hiddenUnits(sizes)) {
    const unit = weights.subarray(at, (at += count));
    const step = grainsOf(unit);
    grains.push(step);
    for (const weight of unit) letters += lettersOf(Math.round(weight / (step * GRAIN)));
  }
  const output = Array.from(weights.subarray(at), (weight) => Number(weight.toPrecision(7)));
  return { features, sizes, grains, letters, output };
}
