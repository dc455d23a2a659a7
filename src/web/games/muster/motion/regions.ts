import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '#table/table';
import { regions, type RegionsOf } from '../../../motion/regions.ts';
import type { Motion } from '../../../motion/staggered.ts';
import { type Interaction, interactionAt } from '../gestures/gestures.ts';
import { isHere } from '../later.ts';

export type Regions = RegionsOf<Interaction>;

const MOTION: Motion = {
  isAtOnce: true,
  soundOf: ({ event }) => (event?.notation.startsWith('draw') === true ? 'draw' : 'card'),
  depart: (now) => isHere()?.departIn(now),
};

export const regionsOf = (
  sight: ReadonlySignal<Sight>,
  send: (notation: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Regions => regions(interactionAt(sight, send, only), sight, MOTION);
