import type { Action } from '#games/murano/rules/action';
import { recipeOf } from '#games/murano/rules/cards';
import { paymentsNow } from '#games/murano/rules/creating';
import { due } from '#games/murano/rules/owed';
import {
  COLOURS,
  coloursOf,
  countOf,
  NO_SHARDS,
  one,
  SHARDS,
  type Shards,
  sizeOf,
} from '#games/murano/rules/shards';
import type { MuranoScene } from './pieces.ts';

/** So many choices of one family are read at a glance. */
const FEW = 8;
const FEW_PAYMENTS = 6;
const BEST_PAYMENTS = 4;
/** L16: one shard or two can be returned in at most fifteen ways. */
const FEW_RETURNED = 2;

type Fold = (scene: MuranoScene, shards: Shards) => boolean;

/** The families that can be very large, and which of their choices are left to be typed. */
const FOLDS: Partial<Readonly<Record<Action['kind'], Fold>>> = {
  sell(scene, shards) {
    return salesFrom(benchOf(scene)) > FEW && sizeOf(shards) > 1 && shards !== spareOf(scene);
  },
  // The sensible ones give up as little as possible of what the first creation needs.
  return(scene, shards) {
    if (sizeOf(shards) <= FEW_RETURNED) return false;
    const spare = spareOf(scene);
    return lossOf(shards, spare) > Math.max(0, sizeOf(shards) - sizeOf(spare));
  },
  create({ view, seat }, shards) {
    const payments = paymentsNow(view, seat);
    return payments.length > FEW_PAYMENTS && payments.indexOf(shards) >= BEST_PAYMENTS;
  },
  // M13: to take fewer than are missing is possible, but hardly ever wanted.
  substitute({ view }, shards) {
    const missing = Math.min(due(view)?.count ?? 0, sizeOf(view.warehouse));
    return shards !== NO_SHARDS && sizeOf(shards) < missing;
  },
};

/** Is this choice left out of the list, for who wants it to type? */
export function isFolded(scene: MuranoScene, action: Action): boolean {
  return 'shards' in action && (FOLDS[action.kind]?.(scene, action.shards) ?? false);
}

const benchOf = ({ view, seat }: MuranoScene): Shards => view.benches[seat] ?? NO_SHARDS;

/** In how many ways shards can be sold from a workbench. */
const salesFrom = (bench: Shards): number =>
  SHARDS.reduce<number>((ways, kind) => ways * (countOf(bench, kind) + 1), 1) - 1;

/** The colours on the workbench that the first creation does not need; a transparent shard is never too much. */
function spareOf(scene: MuranoScene): Shards {
  const { view, seat } = scene;
  const bench = benchOf(scene);
  const [payment] = paymentsNow(view, seat);
  if (payment !== undefined) return coloursOf(bench - payment);
  const [first = -1] = view.hands[seat] ?? [];
  const recipe = first < 0 ? NO_SHARDS : recipeOf(view, first);
  return COLOURS.reduce<Shards>(
    (spare, kind) => spare + Math.max(0, countOf(bench, kind) - countOf(recipe, kind)) * one(kind),
    NO_SHARDS,
  );
}

/** How many of these shards are no spare. */
function lossOf(shards: Shards, spare: Shards): number {
  return SHARDS.reduce<number>(
    (loss, kind) => loss + Math.max(0, countOf(shards, kind) - countOf(spare, kind)),
    0,
  );
}
