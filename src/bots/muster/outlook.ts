import type { State } from '#games/muster/state';
import { note, NOTES } from './notes.ts';

/** A castle ends with its owner, without one, or with the rival. */
const ENDS = 3;
const CASTLE_COUNT = 5;

export interface Weights {
  /** A row for each hidden unit: what every note contributes to it. */
  readonly hidden: readonly (readonly number[])[];
  readonly hiddenBias: readonly number[];
  /** A row for each end: what the hidden units and the notes themselves contribute. */
  readonly ends: readonly (readonly number[])[];
  readonly direct: readonly (readonly number[])[];
  readonly endBias: readonly number[];
}

/**
 * How a match will end, as judged by a small network: it gives the chances of each castle from the notes on it, and
 * the chances of the castles together give those of the match, because it takes three of them to win.
 */
export function outlookBy({ hidden, hiddenBias, ends, direct, endBias }: Weights) {
  const units = hiddenBias.length;
  const inner = Float64Array.from(hidden.flat());
  const outer = Float64Array.from(ends.flat());
  const straight = Float64Array.from(direct.flat());
  const notes = new Float64Array(CASTLE_COUNT * NOTES);
  const unit = new Float64Array(units);
  const chance = new Float64Array(ENDS);
  // The chance of each lead in castles, from −5 to 5, with room at both ends.
  const middle = CASTLE_COUNT + 1;
  let leads = new Float64Array(2 * middle + 1);
  let next = new Float64Array(2 * middle + 1);

  function judgeCastle(at: number): void {
    for (let u = 0; u < units; u += 1) {
      let sum = hiddenBias[u];
      for (let i = 0; i < NOTES; i += 1) sum += inner[u * NOTES + i] * notes[at + i];
      unit[u] = sum > 0 ? sum : 0;
    }
    let total = 0;
    for (let end = 0; end < ENDS; end += 1) {
      let sum = endBias[end];
      for (let i = 0; i < NOTES; i += 1) sum += straight[end * NOTES + i] * notes[at + i];
      for (let u = 0; u < units; u += 1) sum += outer[end * units + u] * unit[u];
      chance[end] = Math.exp(sum);
      total += chance[end];
    }
    for (let end = 0; end < ENDS; end += 1) chance[end] /= total;
  }

  return function outlook(state: State, shares: number[]): void {
    note(state, 0, notes);
    leads.fill(0);
    leads[middle] = 1;
    for (let castle = 0; castle < CASTLE_COUNT; castle += 1) {
      judgeCastle(NOTES * castle);
      for (let lead = 1; lead < 2 * middle; lead += 1) {
        next[lead] = chance[0] * leads[lead - 1] + chance[1] * leads[lead] + chance[2] * leads[lead + 1];
      }
      [leads, next] = [next, leads];
    }
    let share = leads[middle] / 2;
    for (let lead = middle + 1; lead < 2 * middle; lead += 1) share += leads[lead];
    shares[0] = share;
    shares[1] = 1 - share;
  };
}
