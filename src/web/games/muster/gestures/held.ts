import { RAINBOW } from '#games/muster/cards';
import type { Interaction } from './gestures.ts';
import type { CardSpot } from './spots.ts';

/** The rainbow card that was taken up alone, by the way it is held. */
export function rainbowHeld(ui: Interaction): CardSpot | null {
  const [spot, ...others] = ui.selected.value.filter(({ at }) => at !== 'column');
  return spot?.at === 'card' && spot.card === RAINBOW && others.length === 0 ? spot : null;
}
