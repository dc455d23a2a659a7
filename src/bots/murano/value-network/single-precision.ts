import { kernelHolding } from '../../kernel/kernel.ts';
import { concluded, type Forward, type Layers, type Network, transposed } from './network.ts';

/** The kernel takes so many units at a time. */
const LANES = 32;

/** The same as `forwardOf`, the layers in single precision: half as much to read, twice as many numbers at a time. */
export const singleForwardOf = (network: Network): Forward =>
  concluded(network, byKernel(network) ?? byLoops(network));
export const plainSingleForwardOf = (network: Network): Forward => concluded(network, byLoops(network));

/** What the layers are computed from and in. */
function listsOf({ sizes: [inputs, wide, narrow], weights }: Network) {
  return {
    toWide: Float32Array.from(transposed(weights, 0, inputs, wide)),
    toNarrow: Float32Array.from(transposed(weights, (inputs + 1) * wide, wide, narrow)),
    wideUnits: new Float32Array(wide),
    narrowUnits: new Float32Array(narrow),
    rows: new Int32Array(inputs),
    factors: new Float32Array(inputs),
    wideRows: new Int32Array(wide),
  };
}

/** What is 0 changes no sum: of the inputs only the others are listed, with their rows; of the wide units all go in. */
function byKernel(network: Network): Layers | null {
  const [inputs, wide, narrow] = network.sizes;
  if (wide % LANES !== 0 || narrow % LANES !== 0) return null;
  const kernel = kernelHolding(listsOf(network));
  if (kernel === null) return null;
  const { toWide, toNarrow, wideUnits, narrowUnits, rows, factors, wideRows } = kernel.held;
  const wideAt = wideUnits.byteOffset;
  const [start, row, narrowRow] = [toWide.byteOffset, wideUnits.byteLength, narrowUnits.byteLength];
  const [bias, narrowBias] = [start + inputs * row, toNarrow.byteOffset + wide * narrowRow];
  for (let from = 0; from < wide; from += 1) wideRows[from] = toNarrow.byteOffset + from * narrowRow;
  return (input) => {
    let count = 0;
    for (let from = 0; from < inputs; from += 1) {
      const activation = input[from];
      if (activation === 0) continue;
      rows[count] = start + from * row;
      factors[count] = activation;
      count += 1;
    }
    kernel.blend(rows.byteOffset, factors.byteOffset, count, bias, wideAt, row);
    kernel.blend(wideRows.byteOffset, wideAt, wide, narrowBias, narrowUnits.byteOffset, narrowRow);
    return narrowUnits;
  };
}

function byLoops(network: Network): Layers {
  const [inputs, wide] = network.sizes;
  const { toWide, toNarrow, wideUnits, narrowUnits } = listsOf(network);
  return (input) => {
    layer(toWide, input, inputs, wideUnits);
    layer(toNarrow, wideUnits, wide, narrowUnits);
    return narrowUnits;
  };
}

/** Rectified sums of one layer. Each product and each sum is rounded, as the kernel rounds them. */
function layer(weights: Float32Array, input: ArrayLike<number>, inputs: number, units: Float32Array): void {
  const width = units.length;
  units.fill(0);
  for (let from = 0; from < inputs; from += 1) {
    if (input[from] === 0) continue;
    const activation = Math.fround(input[from]);
    const at = from * width;
    for (let unit = 0; unit < width; unit += 1) {
      units[unit] += Math.fround(weights[at + unit] * activation);
    }
  }
  const biases = inputs * width;
  for (let unit = 0; unit < width; unit += 1) {
    const sum = Math.fround(units[unit] + weights[biases + unit]);
    units[unit] = sum > 0 ? sum : 0;
  }
}
