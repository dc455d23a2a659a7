import { keysOf, recordOf } from '#core/record';
import { TABLE_FEATURES } from './feature-names.ts';
import { CASTLE_FEATURES } from './features.ts';

/** Units of the two layers of the network. */
export const WIDE = 48;
export const DEEP = 24;
/** A castle ends with its owner, without one, or with the rival. */
export const ENDS = 3;

/** Where each part of the network lies in one long list: its rows (one for each input) and its columns (units). */
const PARTS = {
  castleToWide: [CASTLE_FEATURES, WIDE],
  tableToWide: [TABLE_FEATURES, WIDE],
  wideBias: [1, WIDE],
  wideToDeep: [WIDE, DEEP],
  poolToDeep: [WIDE, DEEP],
  tableToDeep: [TABLE_FEATURES, DEEP],
  deepBias: [1, DEEP],
  deepToEnds: [DEEP, ENDS],
  endsBias: [1, ENDS],
  poolToRest: [WIDE, DEEP],
  tableToRest: [TABLE_FEATURES, DEEP],
  restBias: [1, DEEP],
  restToShare: [DEEP, 1],
  /** Scale and offset of the castles' logit (Platt scaling). */
  belief: [1, 2],
} as const;

export type LayerName = keyof typeof PARTS;
export type Layers = { readonly [P in LayerName]: Float32Array };
const PART_NAMES = keysOf(PARTS);
export const LENGTH = PART_NAMES.reduce((sum, part) => sum + PARTS[part][0] * PARTS[part][1], 0);

/** The parts of a long list of weights, as windows into it. */
export function layersOf(weights: Float32Array): Layers {
  let at = 0;
  return recordOf(PART_NAMES, (part) => {
    const length = PARTS[part][0] * PARTS[part][1];
    at += length;
    return weights.subarray(at - length, at);
  });
}

/** Adds the product of inputs and weights to the units; inputs that are 0, as most are, are skipped. */
export function spread(
  inputs: Float32Array,
  from: number,
  count: number,
  weights: Float32Array,
  units: Float32Array,
  to: number,
  width: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const input = inputs[from + i];
    if (input === 0) continue;
    const row = i * width;
    for (let u = 0; u < width; u += 1) units[to + u] += input * weights[row + u];
  }
}

export function rectify(units: Float32Array, from: number, count: number): void {
  for (let u = from; u < from + count; u += 1) if (units[u] < 0) units[u] = 0;
}
