import { readFileSync } from 'node:fs';

/** A layer as the trainers write it: a matrix by inputs, then biases. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weight: (input: number, output: number) => number;
  readonly bias: (output: number) => number;
}

/** The layers of a file of numbers of four bytes, for units of these sizes from the inputs to the output. */
export function layersOf(file: string, sizes: readonly number[]): Layer[] {
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
