import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { refuse } from '#games/murano/rules/refusals';
import type { View } from '#games/murano/rules/state';
import type { Sight } from '#table/table';
import type { GestureModel } from '../../../interaction/gesture-model.ts';
import { interaction, type InteractionOf } from '../../../interaction/interaction.ts';
import { dropTarget, mentionsOf, replacements, type Spot, spotKey, spotName } from './spots.ts';

export type Interaction = InteractionOf<View, Action, Spot>;

/** How the things of Murano are touched. */
export const model: GestureModel<View, Action, Spot> = {
  game: murano,
  nameOf: spotName,
  keyOf: spotKey,
  mentions: (_view, _seat, action) => mentionsOf(action),
  isEnough({ kind }, selected, { unmet, alone }) {
    // A button means exactly what was selected, even where more could be.
    if (selected.some(({ at }) => at === 'action')) return unmet === 0;
    // One creation that can pay is enough: it need not be touched.
    const isPaid = kind === 'activate' && selected.some(({ at }) => at === 'advantage');
    return alone && (unmet === 0 || isPaid);
  },
  aliases: (_view, _seat, spot) => [[spot]],
  replacements,
  // A hand can always be put in another order: where a card may go is shown when one was taken up.
  offers: (_view, selected) => selected.some(({ at }) => at === 'card' || at === 'owl'),
  reasons: () => import('./attempts.ts'),
  watching: refuse('L12', 'watching'),
  dropTarget,
};

export const interactionAt = (
  sight: ReadonlySignal<Sight>,
  send: (notation: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Interaction => interaction(model, sight, send, only);
