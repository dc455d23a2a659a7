import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { refuse } from '#games/muster/refusals';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import { handling as handlingOf, type HandlingOf } from '../../../interaction/handling.ts';
import type { Manner } from '../../../interaction/manner.ts';
import { attempted, isPlace, shapeless } from './attempts.ts';
import { liveSpots, narrowed, readings, settledBy, type Spot, spotName } from './spots.ts';

export type Handling = HandlingOf<View, Action, Spot>;

export const manner: Manner<View, Action, Spot> = {
  game: muster,
  nameOf: spotName,
  keyOf: spotName,
  narrowed,
  live: liveSpots,
  settled: settledBy,
  readings,
  // Another card or wizard is taken up instead, and another place than the one touched before.
  instead(chosen, spot) {
    const held = chosen.filter((each) => !isPlace(each));
    const elsewhere = held.length < chosen.length ? [held] : [];
    return isPlace(spot) || spot.at === 'pile' ? elsewhere : [...elsewhere, []];
  },
  attempted,
  shapeless,
  watching: refuse('U5', 'watching'),
};

export const handling = (
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling => handlingOf(manner, sight, send, only);
