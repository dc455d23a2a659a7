import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { refuse } from '#games/muster/refusals';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import type { GestureModel } from '../../../interaction/gesture-model.ts';
import { interaction, type InteractionOf } from '../../../interaction/interaction.ts';
import {
  aliases,
  dropTarget,
  isPlace,
  mentionsOf,
  type Spot,
  spotKey,
  spotName,
  turnedOver,
} from './spots.ts';

export type Interaction = InteractionOf<View, Action, Spot>;

/** How the things of Muster are touched. */
export const model: GestureModel<View, Action, Spot> = {
  game: muster,
  nameOf: spotName,
  keyOf: spotKey,
  mentions: mentionsOf,
  // A card and its place are enough: the rainbow card of a bridge need not be touched.
  isEnough(_action, selected, { unmet, alone }) {
    const isPut = selected.some(({ at }) => at === 'card') && selected.some(({ at }) => at !== 'card');
    return alone && (unmet === 0 || isPut);
  },
  aliases,
  turnedOver,
  // Another card or wizard is taken up instead, and another place than the one touched before; a banner that closes a
  // bridge turns the rainbow card over.
  replacements(selected, spot) {
    const held = selected.filter((each) => !isPlace(each));
    const elsewhere = held.length < selected.length ? [held] : [];
    if (isPlace(spot) || spot.at === 'pile') return elsewhere;
    const turned = held.map((each) => turnedOver(each) ?? each);
    return [...elsewhere, ...(spot.at === 'card' ? [turned] : []), []];
  },
  // Of a card that is drawn there is nothing to show before.
  isShownFirst: ({ kind }) => kind !== 'draw',
  reasons: () => import('./attempts.ts'),
  watching: refuse('U5', 'watching'),
  dropTarget,
  offers: ({ phase }, selected) => selected.length > 0 || phase !== 'action',
};

export const interactionAt = (
  sight: ReadonlySignal<Sight>,
  send: (notation: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Interaction => interaction(model, sight, send, only);
