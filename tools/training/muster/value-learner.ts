import { DEEP, ENDS, type Layers, layersOf, LENGTH, WIDE } from '#bots/muster/layers';
import { forward, newActivations, POOL, SUREST, type Activations } from '#bots/muster/value-network';
import { TABLE_FEATURES } from '#bots/muster/feature-names';
import { CASTLE_FEATURES } from '#bots/muster/features';
import { adam } from './adam.ts';

const CASTLE_COUNT = 5;
const MIDDLE = CASTLE_COUNT + 1;
const LEADS = 2 * MIDDLE + 1;
/** How much the ends of the castles count beside the end of the match. */
export const CASTLES_COUNT_FOR = 0.15;

/** One position and how its match ended for the seat that was to act. */
export interface ValueSample {
  readonly castles: Float32Array;
  readonly table: Float32Array;
  /** The share of the win, and for each castle: 0 own, 1 nobody's, 2 the rival's. */
  readonly share: number;
  readonly ends: Uint8Array;
}

/** Learns by gradient: `study` adds the slope of one sample, `step` (Adam) changes the weights. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one learner: its steps share buffers that are made once
export function valueLearner(weights: Float32Array) {
  const net = layersOf(weights);
  const slope = new Float32Array(LENGTH);
  const down = layersOf(slope);
  const activations = newActivations();
  const dWide = new Float32Array(CASTLE_COUNT * WIDE);
  const dPool = new Float32Array(WIDE);
  const dDeep = new Float32Array(DEEP);
  const dShared = new Float32Array(DEEP);
  const dBase = new Float32Array(WIDE);
  const dRest = new Float32Array(DEEP);
  const dEnds = new Float32Array(CASTLE_COUNT * ENDS);

  /** Adds the slope of a sample; gives its loss. */
  function study({ castles, table, share, ends }: ValueSample): number {
    activations.castles.set(castles);
    activations.table.set(table);
    const guess = forward(net, activations);
    const error = guess - share;
    dPool.fill(0);
    learnRest(error);
    learnEnds(error, ends);
    dShared.fill(0);
    for (let castle = 0; castle < CASTLE_COUNT; castle += 1) learnDeep(castle);
    for (let u = 0; u < DEEP; u += 1) down.deepBias[u] += dShared[u];
    back(activations.table, 0, TABLE_FEATURES, net.tableToDeep, down.tableToDeep, dShared, 0, DEEP, null, 0);
    back(activations.pool, 0, WIDE, net.poolToDeep, down.poolToDeep, dShared, 0, DEEP, dPool, 0);
    learnWide();
    const clamped = Math.min(1 - 1e-6, Math.max(1e-6, guess));
    return -(share * Math.log(clamped) + (1 - share) * Math.log(1 - clamped));
  }

  function learnRest(error: number): void {
    const { rest } = activations;
    down.belief[1] += error;
    for (let u = 0; u < DEEP; u += 1) {
      down.restToShare[u] += error * rest[u];
      dRest[u] = rest[u] > 0 ? error * net.restToShare[u] : 0;
      down.restBias[u] += dRest[u];
    }
    back(activations.table, 0, TABLE_FEATURES, net.tableToRest, down.tableToRest, dRest, 0, DEEP, null, 0);
    back(activations.pool, 0, WIDE, net.poolToRest, down.poolToRest, dRest, 0, DEEP, dPool, 0);
  }

  function learnEnds(error: number, truth: Uint8Array): void {
    const { byCastles } = activations;
    const sure = Math.min(SUREST, Math.max(1 - SUREST, byCastles));
    down.belief[0] += error * Math.log(sure / (1 - sure));
    const free = byCastles === sure;
    const dShare = free ? (error * net.belief[0]) / (sure * (1 - sure)) : 0;
    slopeOfEnds(activations, Math.max(-8, Math.min(8, dShare)), dEnds);
    for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
      const at = castle * ENDS;
      let mean = 0;
      for (let end = 0; end < ENDS; end += 1) mean += activations.ends[at + end] * dEnds[at + end];
      for (let end = 0; end < ENDS; end += 1) {
        const chance = activations.ends[at + end];
        dEnds[at + end] =
          chance * (dEnds[at + end] - mean) + CASTLES_COUNT_FOR * (chance - (truth[castle] === end ? 1 : 0));
      }
    }
  }

  function learnDeep(castle: number): void {
    const { deep, wide } = activations;
    dDeep.fill(0);
    for (let end = 0; end < ENDS; end += 1) down.endsBias[end] += dEnds[castle * ENDS + end];
    back(deep, castle * DEEP, DEEP, net.deepToEnds, down.deepToEnds, dEnds, castle * ENDS, ENDS, dDeep, 0);
    for (let u = 0; u < DEEP; u += 1) {
      if (deep[castle * DEEP + u] <= 0) dDeep[u] = 0;
      dShared[u] += dDeep[u];
    }
    dWide.fill(0, castle * WIDE, (castle + 1) * WIDE);
    back(wide, castle * WIDE, WIDE, net.wideToDeep, down.wideToDeep, dDeep, 0, DEEP, dWide, castle * WIDE);
  }

  function learnWide(): void {
    const { wide, castles, table } = activations;
    dBase.fill(0);
    for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
      const at = castle * WIDE;
      for (let u = 0; u < WIDE; u += 1) {
        dWide[at + u] = wide[at + u] > 0 ? dWide[at + u] + POOL * dPool[u] : 0;
        dBase[u] += dWide[at + u];
      }
      back(
        castles,
        castle * CASTLE_FEATURES,
        CASTLE_FEATURES,
        net.castleToWide,
        down.castleToWide,
        dWide,
        at,
        WIDE,
        null,
        0,
      );
    }
    for (let u = 0; u < WIDE; u += 1) down.wideBias[u] += dBase[u];
    back(table, 0, TABLE_FEATURES, net.tableToWide, down.tableToWide, dBase, 0, WIDE, null, 0);
  }

  return { study, step: adam(weights, slope), slope };
}

/** The way back through `spread`: what the weights and the inputs have to answer for. */
function back(
  inputs: Float32Array,
  from: number,
  count: number,
  weights: Float32Array,
  slopes: Float32Array,
  dUnits: Float32Array,
  at: number,
  width: number,
  dInputs: Float32Array | null,
  to: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const input = inputs[from + i];
    const row = i * width;
    if (input !== 0) for (let u = 0; u < width; u += 1) slopes[row + u] += input * dUnits[at + u];
    if (dInputs === null) continue;
    let sum = 0;
    for (let u = 0; u < width; u += 1) sum += weights[row + u] * dUnits[at + u];
    dInputs[to + i] += sum;
  }
}

/** The way back through the adding up of the castles. */
function slopeOfEnds({ ends, leads }: Activations, dShare: number, dEnds: Float32Array): void {
  let after = new Float32Array(LEADS);
  after[MIDDLE] = dShare / 2;
  for (let lead = MIDDLE + 1; lead < LEADS - 1; lead += 1) after[lead] = dShare;
  for (let castle = CASTLE_COUNT - 1; castle >= 0; castle -= 1) {
    const at = castle * ENDS;
    const row = castle * LEADS;
    const before = new Float32Array(LEADS);
    dEnds[at] = 0;
    dEnds[at + 1] = 0;
    dEnds[at + 2] = 0;
    for (let lead = 1; lead < LEADS - 1; lead += 1) {
      for (let end = 0; end < ENDS; end += 1) {
        const from = lead - 1 + end;
        dEnds[at + end] += after[lead] * leads[row + from];
        before[from] += after[lead] * ends[at + end];
      }
    }
    after = before;
  }
}

/** Weights to begin with: small numbers by chance, and belief in the castles. */
export function beginner(below: (n: number) => number): Float32Array {
  const weights = new Float32Array(LENGTH);
  const layers: Layers = layersOf(weights);
  const fill = (part: Float32Array, size: number): void => {
    for (let i = 0; i < part.length; i += 1) part[i] = (below(2001) / 1000 - 1) * size;
  };
  fill(layers.castleToWide, 0.3);
  fill(layers.tableToWide, 0.2);
  fill(layers.wideToDeep, 0.25);
  fill(layers.poolToDeep, 0.15);
  fill(layers.tableToDeep, 0.15);
  fill(layers.deepToEnds, 0.2);
  fill(layers.poolToRest, 0.25);
  fill(layers.tableToRest, 0.2);
  layers.belief[0] = 1;
  return weights;
}
