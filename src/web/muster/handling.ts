import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '#games/muster/action';
import { CASTLE } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import { handling as handlingOf, type Handling as HandlingOf } from '../table/handling.ts';
import type { Manner } from '../table/manner.ts';
import { t } from '../words/index.ts';
import { attempted, liveSpots, narrowed, readings, settledBy, type Spot, spotName } from './spots.ts';

export type Handling = HandlingOf<View, Action, Spot>;

const manner: Manner<View, Action, Spot> = {
  game: muster,
  nameOf: spotName,
  keyOf: spotName,
  narrowed,
  live: liveSpots,
  settled: settledBy,
  readings,
  // Another card or wizard is taken up instead.
  instead: (_chosen, { at }) => (at === 'card' || at === 'piece' ? [[]] : []),
  attempted,
  // Two things one may try that are no action at all.
  shapeless(chosen) {
    const castleHeld = chosen.some((spot) => spot.at === 'card' && spot.card === CASTLE);
    return castleHeld
      ? { rule: 'U18', text: () => t('room.notUnder') }
      : { rule: 'U26', text: () => t('room.notThere') };
  },
};

export const handling = (
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling => handlingOf(manner, sight, send, only);
