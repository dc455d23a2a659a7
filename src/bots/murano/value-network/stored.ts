import { type Network, weightCount } from './network.ts';

/** A network as it is kept: for each unit what a step stands for, and each weight as a number of steps, mostly one letter. */
export interface StoredNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  readonly sizes: Network['sizes'];
  /** For each unit of both hidden layers the size of its step, in grains. */
  readonly grains: readonly number[];
  /**
   * Layer by layer: for each input its weights to all units, at last their biases. What is rarely of use has small weights,
   * which lie together like this and weigh less when compressed.
   */
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

/** In the order of the letters: the unit that a weight belongs to, counted through both hidden layers, and its place in a network. */
export function inOrder(
  [inputs, wide, narrow]: Network['sizes'],
  visit: (unit: number, at: number) => void,
): void {
  const layer = (from: number, units: number, firstUnit: number, start: number): void => {
    for (let input = 0; input <= from; input += 1) {
      for (let unit = 0; unit < units; unit += 1) visit(firstUnit + unit, start + unit * (from + 1) + input);
    }
  };
  layer(inputs, wide, 0, 0);
  layer(wide, narrow, wide, (inputs + 1) * wide);
}

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
  let letter = 0;
  inOrder(sizes, (unit, at) => {
    weights[at] = grains[unit] * GRAIN * steps[letter];
    letter += 1;
  });
  weights.set(output, letter);
  return { sizes, weights };
}
