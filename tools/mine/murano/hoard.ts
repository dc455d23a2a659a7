import { apply } from '#core/game';
import { entryAt } from '#core/list';
import type { Random } from '#core/random';
import { murano } from '#games/murano/index';
import { recipeOf } from '#games/murano/rules/cards';
import { COLOURS, countOf, TRANSPARENT } from '#games/murano/rules/shards';
import type { State } from '#games/murano/rules/state';

const SEAT = 0;
/** How much chance weighs beside a shard that fits: by it each end of a match comes to another workbench. */
const WHIM = 0.9;

/** Of the eight shards of the two creations for which most are there, how many are. */
function readiness(state: State): number {
  const bench = state.benches[SEAT];
  const recipes = state.hands[SEAT].map((card) => recipeOf(state, card));
  const pairs = recipes.flatMap((one, at) => recipes.slice(at + 1).map((other) => one + other));
  const fitting = pairs.map((pair) =>
    COLOURS.reduce<number>((sum, colour) => sum + Math.min(countOf(pair, colour), countOf(bench, colour)), 0),
  );
  return Math.max(0, ...fitting) + countOf(bench, TRANSPARENT);
}

/** A step of somebody who makes nothing and gathers for two creations at once. */
export function hoarded(state: State, random: Random): State {
  const legal = murano.legalActions(state, SEAT);
  const patient = legal.filter(({ kind }) => kind !== 'create' && kind !== 'sell' && kind !== 'reorder');
  const rated = (patient.length > 0 ? patient : legal).map((action) => {
    const after = apply(murano, state, SEAT, action);
    return { after, rank: readiness(after) + WHIM * (random.below(1000) / 1000) };
  });
  return entryAt(
    rated.toSorted((a, b) => b.rank - a.rank),
    0,
  ).after;
}
