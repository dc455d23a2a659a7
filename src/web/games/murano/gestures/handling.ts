import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { refuse } from '#games/murano/rules/refusals';
import type { View } from '#games/murano/rules/state';
import type { Sight } from '#table/table';
import { handling as handlingOf, type HandlingOf } from '../../../interaction/handling.ts';
import type { Manner } from '../../../interaction/manner.ts';
import { attempted, instead, shapeless } from './attempts.ts';
import { demandsOf, missing, type Spot, spotKey, spotName } from './spots.ts';

export type Handling = HandlingOf<View, Action, Spot>;
export const manner: Manner<View, Action, Spot> = {
  game: murano,
  nameOf: spotName,
  keyOf: spotKey,
  narrowed: (_view, _seat, legal, chosen) =>
    chosen.length === 0 ? legal : legal.filter((action) => missing(action, chosen) !== null),
  live(_view, _seat, open, chosen) {
    const keys = new Set<string>();
    for (const action of open) {
      const left = chosen.length === 0 ? demandsOf(action) : (missing(action, chosen) ?? []);
      for (const key of left) keys.add(key);
    }
    return keys;
  },
  settled(_view, _seat, open, chosen) {
    // A button means exactly what was chosen, even where more could be.
    if (chosen.some(({ at }) => at === 'deed')) {
      return open.find((each) => demandsOf(each).length === chosen.length) ?? null;
    }
    if (open.length !== 1) return null;
    const [action] = open;
    // One creation that can pay is enough: it need not be touched.
    if (action.kind === 'activate' && chosen.some(({ at }) => at === 'advantage')) return action;
    return demandsOf(action).length === chosen.length ? action : null;
  },
  readings: (_view, _seat, spot) => [[spot]],
  instead,
  attempted,
  shapeless,
  watching: refuse('L12', 'watching'),
};

/** Touching narrows the legal actions of Murano. With `only`, nothing but these words is offered. */
export const handling = (
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling => handlingOf(manner, sight, send, only);
