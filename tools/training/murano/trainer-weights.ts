import { FEATURES, GROUPS } from '#bots/murano/afterstate/table';
import type { Network } from '#bots/murano/value-network/network';
import { type Layer, layersOf } from '../layers.ts';

/** What the trainer gives the first layer: the features, and nothing up to a number that its matrix units like. */
const INPUTS = 576;

/** The inputs that are always 0 for a network, because nothing of the kind is at its tables. */
export function silentInputs(kind: 'alone' | 'company'): ReadonlySet<number> {
  const silent = new Set<number>();
  let at = 0;
  for (const { numbers, only } of GROUPS) {
    for (const end = at + numbers; at < end; at += 1) {
      if (only !== undefined && only !== kind) silent.add(at);
    }
  }
  return silent;
}

/** Unit by unit, its bias last; whatever comes from these inputs is nothing. */
function unitsOf({ outputs, weight, bias }: Layer, inputs: number, silent: ReadonlySet<number>): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < outputs; unit += 1) {
    for (let from = 0; from < inputs; from += 1) units.push(silent.has(from) ? 0 : weight(from, unit));
    units.push(bias(unit));
  }
  return units;
}

const NONE: ReadonlySet<number> = new Set();

/** The other way round: a network as train.py reads it, input by input. */
export function trainerWeights({ sizes: [, wide, narrow], weights }: Network): Float32Array {
  const floats: number[] = [];
  let at = 0;
  const layer = (inputs: number, padded: number, outputs: number): void => {
    const of = (from: number, unit: number): number => weights[at + unit * (inputs + 1) + from];
    for (let from = 0; from < padded; from += 1) {
      for (let unit = 0; unit < outputs; unit += 1) floats.push(from < inputs ? of(from, unit) : 0);
    }
    for (let unit = 0; unit < outputs; unit += 1) floats.push(of(inputs, unit));
    at += outputs * (inputs + 1);
  };
  layer(FEATURES, INPUTS, wide);
  layer(wide, wide, narrow);
  layer(narrow, narrow, 1);
  return Float32Array.from(floats);
}

/** The network that train.py wrote, with its full weights. */
export function networkIn(
  file: string,
  [wide, narrow]: readonly [number, number],
  silent: ReadonlySet<number>,
): Network {
  const [first, second, last] = layersOf(file, [INPUTS, wide, narrow, 1]);
  const weights = [
    ...unitsOf(first, FEATURES, silent),
    ...unitsOf(second, wide, NONE),
    ...unitsOf(last, narrow, NONE),
  ];
  return { sizes: [FEATURES, wide, narrow], weights: Float32Array.from(weights) };
}
