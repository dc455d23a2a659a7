import type { Seat } from '#core/game';
import type { Random } from '#core/random';
import { murano } from '#games/murano/index';
import { sizeOf } from '#games/murano/rules/shards';
import { seatsOf, type State, type View } from '#games/murano/rules/state';
import { needsOf } from './needs.ts';

/** So many worlds are imagined for each that is played in. */
const TRIED = 8;

/**
 * How much more often than by chance a bench holds so many shards of its owner's next creation, and so many that none of
 * its next three needs: counted in matches of level 2. Four of four would have been made already.
 */
const READY: readonly number[] = [0.45, 0.7, 1.7, 4.7, 0.95];
const IDLE: readonly number[] = [1.15, 0.42, 0.3];

/** A world that agrees with the view, by how well the others' benches fit the cards imagined: nobody collects for nothing. */
export function sampleState(view: View, seat: Seat, random: Random): State {
  if (seatsOf(view) === 1) return murano.imagine(view, seat, random);
  const worlds = Array.from({ length: TRIED }, () => murano.imagine(view, seat, random));
  const weights = worlds.map((world) => likelihood(world, seat));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (random.below(FINE) / FINE) * all;
  const drawn = weights.findIndex((weight) => (left -= weight) < 0);
  return worlds[Math.max(0, drawn)];
}
const FINE = 2 ** 20;

function likelihood(world: State, seat: Seat): number {
  let weight = 1;
  for (let rival = 0; rival < seatsOf(world); rival += 1) {
    if (rival === seat || world.hands[rival].length === 0) continue;
    const { held } = needsOf(world, rival);
    const idle = held.reduce((rest, shards) => rest - shards, sizeOf(world.benches[rival]));
    weight *= READY[held[0]] * IDLE[Math.min(idle, IDLE.length - 1)];
  }
  return weight;
}
