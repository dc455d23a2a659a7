import type { Seat } from '#core/game';
import { replaced } from '#core/list';
import { owe } from './owed.ts';
import { type Shards, sizeOf } from './shards.ts';
import { BENCH_SIZE, type View } from './state.ts';

/** From the warehouse to a workbench. */
export function takeShards(state: View, seat: Seat, shards: Shards): void {
  state.warehouse -= shards;
  state.benches = replaced(state.benches, seat, state.benches[seat] + shards);
}

/** From a workbench to the warehouse. */
export function returnShards(state: View, seat: Seat, shards: Shards): void {
  state.warehouse += shards;
  state.benches = replaced(state.benches, seat, state.benches[seat] - shards);
}

/** L16, M11: whatever is beyond eight is returned before anything else happens; its owner chooses. */
export function checkBench(state: View, seat: Seat): void {
  const surplus = sizeOf(state.benches[seat]) - BENCH_SIZE;
  if (surplus > 0) owe(state, 'return', [seat], surplus);
}

export function earn(state: View, seat: Seat, liras: number): void {
  state.money = replaced(state.money, seat, state.money[seat] + liras);
}

export const spend = (state: View, seat: Seat, liras: number): void => earn(state, seat, -liras);
