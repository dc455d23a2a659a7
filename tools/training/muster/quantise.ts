import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES, tableHash, WORDS } from '#bots/muster/afterstate/table';
import type { KeptNetwork } from '#bots/muster/afterstate/network';

// Turns the weights that train.py wrote into the bytes that the bots read:
// node tools/training/muster/quantise.ts WEIGHTS.bin HIDDEN[,HIDDEN] NAME FILE.ts CARD.json
/** What the largest weight of a neuron becomes. */
const LARGEST = 127;
/** The second layer is given steps of this size, up to 255 of them. */
const STEP = 1 / 24;

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weight: (input: number, output: number) => number;
  readonly bias: (output: number) => number;
}

function layersOf(file: string, sizes: readonly number[]): Layer[] {
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let next = 0;
  const layers = sizes.slice(1).map((outputs, i) => {
    const inputs = sizes[i];
    const from = next;
    next += (inputs + 1) * outputs;
    return {
      inputs,
      outputs,
      weight: (input: number, output: number) => floats[from + input * outputs + output],
      bias: (output: number) => floats[from + inputs * outputs + output],
    };
  });
  if (floats.length !== next) throw new Error(`${floats.length} weights, expected ${next}`);
  return layers;
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** The size of a neuron's step: its largest weight is 127 of them. */
const stepsOf = ({ inputs, outputs, weight }: Layer): number[] =>
  range(outputs).map((j) => Math.max(1e-6, ...range(inputs).map((i) => Math.abs(weight(i, j)))) / LARGEST);

const bytesOf = ({ inputs, outputs, weight }: Layer, steps: readonly number[]): number[] =>
  range(inputs).flatMap((i) => range(outputs).map((j) => Math.round(weight(i, j) / steps[j])));

function quantise(file: string, hidden: readonly number[]): KeptNetwork {
  const layers = layersOf(file, [32 * WORDS, ...hidden, 1]);
  // The bits after the last feature are never set.
  const first = { ...layers[0], inputs: FEATURES };
  const steps = stepsOf(first);
  const bytes = bytesOf(first, steps);
  const biases = [range(first.outputs).map((j) => Math.round(first.bias(j) / steps[j]))];
  const last = layers[layers.length - 1];
  if (hidden.length === 1) {
    const output = range(hidden[0]).map((j) => Math.fround(last.weight(j, 0) * steps[j]));
    return kept(hidden, bytes, biases, [], output, last.bias(0));
  }
  const second = layers[1];
  const nextSteps = stepsOf(second);
  bytes.push(...bytesOf(second, nextSteps));
  biases.push(range(second.outputs).map((k) => Math.round(second.bias(k) / (nextSteps[k] * STEP))));
  const rescale = steps.map((step) => Math.round((step / STEP) * 65_536));
  const output = range(hidden[1]).map((k) => Math.fround(last.weight(k, 0) * nextSteps[k] * STEP));
  return kept(hidden, bytes, biases, rescale, output, last.bias(0));
}

const kept = (
  hidden: readonly number[],
  bytes: readonly number[],
  biases: readonly (readonly number[])[],
  rescale: readonly number[],
  output: readonly number[],
  outputBias: number,
): KeptNetwork => ({
  features: tableHash(),
  hidden,
  bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  biases,
  rescale,
  output,
  outputBias: Math.fround(outputBias),
});

const [weights, hidden, name, out, card] = process.argv.slice(2);
const network = quantise(weights, hidden.split(',').map(Number));
writeFileSync(
  out,
  [
    "import type { KeptNetwork } from '../afterstate/network.ts';",
    '',
    `// ${card}`,
    `export const ${name}: KeptNetwork = ${JSON.stringify(network, null, 2)};`,
    '',
  ].join('\n'),
);
