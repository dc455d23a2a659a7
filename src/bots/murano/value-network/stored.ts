import { type Network, weightCount } from './network.ts';

/** A network as it is kept: for each unit what a step stands for, and each weight as a number of steps, mostly one letter. */
export interface StoredNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  readonly sizes: Network['sizes'];
  /** For each unit of both hidden layers the size of its step, in grains. */
  readonly grains: readonly number[];
  /** For each of these units its weights, then its bias. */
  readonly letters: string;
  /** The weights of the output, then its bias. */
  readonly output: readonly number[];
}

/**
 * What a text can hold without being escaped, one letter for each number of steps from −44 to 44. A letter a weight and
 * not four for three bytes: so what compresses the file sees which numbers are frequent.
 */
export const ALPHABET = Array.from({ length: 93 }, (_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !'"\'\\`'.includes(letter))
  .join('');
export const MOST = (ALPHABET.length - 1) / 2;
/** A number beyond them: this, then two letters, the higher place first. */
export const FAR = '~';
export const FAR_LETTERS = 2;
export const FAR_OFFSET = (ALPHABET.length ** FAR_LETTERS - 1) / 2;
export const GRAIN = 2 ** -24;

/** How many weights each unit of the hidden layers has, its bias included. */
export const hiddenUnits = ([inputs, wide, narrow]: Network['sizes']): number[] => [
  ...Array.from({ length: wide }, () => inputs + 1),
  ...Array.from({ length: narrow }, () => wide + 1),
];

function stepsIn(letters: string): number[] {
  const valueOf = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));
  const steps: number[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    if (letters[at] !== FAR) {
      steps.push(valueOf.get(letters[at])! - MOST);
      continue;
    }
    let value = 0;
    for (const end = at + FAR_LETTERS; at < end; at += 1) {
      value = value * ALPHABET.length + valueOf.get(letters[at + 1])!;
    }
    steps.push(value - FAR_OFFSET);
  }
  return steps;
}

/** The network, if it learnt by the table of features that is written now. */
export function networkFrom(
  { features, sizes, grains, letters, output }: StoredNetwork,
  table: number,
): Network {
  if (features !== table) throw new Error(`weights for the features ${features}, expected ${table}`);
  const steps = stepsIn(letters);
  const count = weightCount(sizes);
  if (steps.length + output.length !== count) {
    throw new Error(`${steps.length + output.length} weights, expected ${count}`);
  }
  const weights = new Float32Array(count);
  let at = 0;
  hiddenUnits(sizes).forEach((length, unit) => {
    for (const end = at + length; at < end; at += 1) weights[at] = grains[unit] * GRAIN * steps[at];
  });
  weights.set(output, at);
  return { sizes, weights };
}
