import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Sight } from '#table/table';
import { type Keys, listenToKeys } from '../interaction/listen-to-keys.ts';
import { t } from '../words/index.ts';

/** What shows a table without a room around it: a lesson, a puzzle, a scene. */
interface Shown {
  readonly sight: ReadonlySignal<Sight>;
  send(notation: string): void;
  /** Nothing else is offered. */
  readonly only?: ReadonlySignal<readonly string[]>;
  leave?(): void;
}

interface RegionsEnv<Regions> {
  regionsOf(
    sight: ReadonlySignal<Sight>,
    send: (notation: string) => void,
    only?: ReadonlySignal<readonly string[]>,
  ): Regions;
  readonly keys: Omit<Keys, 'clear' | 'undo'>;
}

/** The regions of a table that somebody is led at, with its keys; both end with it. */
export function useRegions<Regions extends { clear(): void; stop(): void }>(
  shown: Shown,
  { regionsOf, keys }: RegionsEnv<Regions>,
  undo: (() => void) | null,
): Regions {
  const regions = useMemo(() => regionsOf(shown.sight, shown.send, shown.only), [shown.sight]);
  const takeBack = (): void => {
    regions.clear();
    undo?.();
  };
  useEffect(
    () => () => {
      regions.stop();
      shown.leave?.();
    },
    [regions],
  );
  useEffect(
    () => (undo === null ? undefined : listenToKeys({ ...keys, clear: regions.clear, undo: takeBack })),
    [regions],
  );
  return regions;
}

/** What the tab is called. */
export function useTitle(...parts: readonly string[]): void {
  useEffect(() => {
    document.title = [...parts, t('name')].join(' · ');
  });
}
