import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Action } from '#games/murano/rules/action';
import type { Market } from '#games/murano/rules/board';
import type { View } from '#games/murano/rules/state';
import type { Scrub } from '../board/ring.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { Regions } from '../motion/regions.ts';
import { type Chosen, nextIn, plannedIn, pointedAt } from './plan.ts';

/** What a thumb does on the phone: it touches, and then one button does what it says. */
export interface Pocket {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly chosen: ReadonlySignal<Chosen>;
  /** What the button would do; null: something is to be chosen first. */
  readonly next: ReadonlySignal<Action | null>;
  /** The position that it leads to; null where nothing would be done. */
  readonly after: ReadonlySignal<View | null>;
  /** Whether something can be done at a market with what is taken up, or without it. */
  isOpen(market: Market): boolean;
  aim(market: Market): void;
  /** Lets go of everything. */
  clear(): void;
}

/** `point`: tells the screen of all where the finger is. */
export function usePocket(regions: Regions, point: (spots: readonly string[]) => void): Pocket {
  const pocket = useMemo(() => pocketAt(regions), [regions]);
  useEffect(
    () => effect(() => point(pointedAt(pocket.chosen.value, pocket.scrub.notches.value))),
    [pocket, point],
  );
  return pocket;
}

function pocketAt({ board: ui, scrub }: Regions): Pocket {
  // A finger is on a market as long as the position is the one it was meant for.
  const aimed = signal<{ readonly market: Market; readonly view: View } | null>(null);
  const legal = (): readonly Action[] => (ui.mover.value === null ? [] : ui.legal.value);
  const at = (market: Market): Chosen => ({ selected: ui.selected.value, market });
  const instead = (market: Market): Chosen => ({ selected: [], market });
  const chosen = computed(() => {
    const market = aimed.value?.view === ui.view.value ? aimed.value.market : null;
    return { selected: ui.selected.value, market: market !== null && isPlanned(market) ? market : null };
  });
  const isPlanned = (market: Market): boolean => plannedIn(legal(), at(market)) !== null;
  const next = computed(() => nextIn(ui.view.value, legal(), chosen.value));
  return {
    ui,
    scrub,
    chosen,
    next,
    after: computed(() => (next.value === null ? null : scrub.afterOf(ui, next.value))),
    isOpen: (market) => isPlanned(market) || plannedIn(legal(), instead(market)) !== null,
    aim(market) {
      // What is taken up cannot be given there: then the market itself is meant.
      if (!isPlanned(market)) ui.clear();
      const isAgain = chosen.value.market === market;
      aimed.value = isAgain ? null : { market, view: ui.view.value };
    },
    clear() {
      aimed.value = null;
      scrub.to(0);
      ui.clear();
    },
  };
}
