import { CASTLES } from '#games/muster/cards';
import type { Seat } from '#core/game';
import type { State } from '#games/muster/state';
import { DEEP, ENDS, type Layers, layersOf, rectify, spread, WIDE } from './layers.ts';
import { TABLE_FEATURES } from './feature-names.ts';
import { CASTLE_FEATURES, writeFeatures } from './features.ts';

const CASTLE_COUNT = CASTLES.length;
/** Leads in castles from −5 to 5, with room at both ends. */
const MIDDLE = CASTLE_COUNT + 1;
const LEADS = 2 * MIDDLE + 1;
/** Mean pooling over the castles. */
export const POOL = 1 / CASTLE_COUNT;
/** Shares are clipped to this, and to what it leaves, before their logit is taken. */
export const SUREST = 0.999;

/** Everything that the network computes on its way from the features to the share. */
export interface Activations {
  readonly castles: Float32Array;
  readonly table: Float32Array;
  readonly wide: Float32Array;
  readonly pool: Float32Array;
  readonly deep: Float32Array;
  readonly rest: Float32Array;
  /** The chance of each end of each castle. */
  readonly ends: Float32Array;
  /** The chance of each lead after so many castles, row by row. */
  readonly leads: Float32Array;
  /** What the castles say, and that once corrected. */
  byCastles: number;
  share: number;
}

export const newActivations = (): Activations => ({
  castles: new Float32Array(CASTLE_COUNT * CASTLE_FEATURES),
  table: new Float32Array(TABLE_FEATURES),
  wide: new Float32Array(CASTLE_COUNT * WIDE),
  pool: new Float32Array(WIDE),
  deep: new Float32Array(CASTLE_COUNT * DEEP),
  rest: new Float32Array(DEEP),
  ends: new Float32Array(CASTLE_COUNT * ENDS),
  leads: new Float32Array((CASTLE_COUNT + 1) * LEADS),
  byCastles: 0.5,
  share: 0.5,
});

/**
 * The share of the win for the seat of the features. Every castle goes through the same layers (shared weights), the second
 * time together with the mean of all castles (Deep Sets: Zaheer et al. 2017). A softmax gives the chances of its ends, their
 * convolution the chances of each lead, and most castles win. What the castles do not tell (a wizard is free to move, the
 * match may end early) corrects the logit of that.
 */
export function forward(net: Layers, activations: Activations): number {
  const { castles, table, wide, pool, deep, rest, ends } = activations;
  pool.fill(0);
  wide.set(net.wideBias, 0);
  spread(table, 0, TABLE_FEATURES, net.tableToWide, wide, 0, WIDE);
  for (let castle = 1; castle < CASTLE_COUNT; castle += 1) wide.copyWithin(castle * WIDE, 0, WIDE);
  for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
    const at = castle * WIDE;
    spread(castles, castle * CASTLE_FEATURES, CASTLE_FEATURES, net.castleToWide, wide, at, WIDE);
    rectify(wide, at, WIDE);
    for (let u = 0; u < WIDE; u += 1) pool[u] += POOL * wide[at + u];
  }
  deep.set(net.deepBias, 0);
  spread(table, 0, TABLE_FEATURES, net.tableToDeep, deep, 0, DEEP);
  spread(pool, 0, WIDE, net.poolToDeep, deep, 0, DEEP);
  for (let castle = 1; castle < CASTLE_COUNT; castle += 1) deep.copyWithin(castle * DEEP, 0, DEEP);
  for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
    spread(wide, castle * WIDE, WIDE, net.wideToDeep, deep, castle * DEEP, DEEP);
    rectify(deep, castle * DEEP, DEEP);
    ends.set(net.endsBias, castle * ENDS);
    spread(deep, castle * DEEP, DEEP, net.deepToEnds, ends, castle * ENDS, ENDS);
    softmax(ends, castle * ENDS);
  }
  rest.set(net.restBias);
  spread(table, 0, TABLE_FEATURES, net.tableToRest, rest, 0, DEEP);
  spread(pool, 0, WIDE, net.poolToRest, rest, 0, DEEP);
  rectify(rest, 0, DEEP);
  return conclude(net, activations);
}

function conclude({ restToShare, belief }: Layers, activations: Activations): number {
  const { rest, ends, leads } = activations;
  activations.byCastles = addUp(ends, leads);
  const sure = Math.min(SUREST, Math.max(1 - SUREST, activations.byCastles));
  let sum = belief[0] * Math.log(sure / (1 - sure)) + belief[1];
  for (let u = 0; u < DEEP; u += 1) sum += rest[u] * restToShare[u];
  activations.share = 1 / (1 + Math.exp(-sum));
  return activations.share;
}

function softmax(ends: Float32Array, at: number): void {
  const most = Math.max(ends[at], ends[at + 1], ends[at + 2]);
  let total = 0;
  for (let end = at; end < at + ENDS; end += 1) {
    ends[end] = Math.exp(ends[end] - most);
    total += ends[end];
  }
  for (let end = at; end < at + ENDS; end += 1) ends[end] /= total;
}

/** The share of the win when castles end independently, each by its own chances: the lead's distribution, castle by castle. */
function addUp(ends: Float32Array, leads: Float32Array): number {
  leads.fill(0);
  leads[MIDDLE] = 1;
  for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
    const at = castle * ENDS;
    const row = castle * LEADS;
    for (let lead = 1; lead < LEADS - 1; lead += 1) {
      leads[row + LEADS + lead] =
        ends[at] * leads[row + lead - 1] +
        ends[at + 1] * leads[row + lead] +
        ends[at + 2] * leads[row + lead + 1];
    }
  }
  const last = CASTLE_COUNT * LEADS;
  let share = leads[last + MIDDLE] / 2;
  for (let lead = MIDDLE + 1; lead < LEADS; lead += 1) share += leads[last + lead];
  return share;
}

/**
 * The value network, asked from the side of whoever acts: against a rival who plays as well as the observer (0), who
 * follows the opponent model (1), or something between.
 */
export function valueBy(weights: Float32Array, opponentModelRate = 0) {
  const net = layersOf(weights);
  const activations = newActivations();
  return function value(state: State, shares: number[], observer: Seat): void {
    const seat: Seat = state.turn;
    writeFeatures(
      state,
      seat,
      activations.castles,
      activations.table,
      seat === observer ? opponentModelRate : -opponentModelRate,
    );
    shares[seat] = forward(net, activations);
    shares[1 - seat] = 1 - shares[seat];
  };
}
