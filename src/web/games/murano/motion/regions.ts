import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '#table/table';
import { regions, type RegionsOf } from '../../../motion/regions.ts';
import type { Motion } from '../../../motion/staggered.ts';
import { type Interaction, interactionAt } from '../gestures/gestures.ts';
import { isHere } from '../later.ts';
import { type Scrub, scrubbing, turnsFirst } from '../board/ring.ts';

export interface Regions extends RegionsOf<Interaction> {
  readonly scrub: Scrub;
}

/** What is made is paid; ring and selector turn; everything else moves glass, or changes nothing that is heard. */
const MOTION: Motion = {
  soundOf({ event }) {
    const notation = event?.notation ?? 'end';
    if (/^(?:create|sell)/u.test(notation)) return 'coin';
    if (/^(?:notch|selector|spin)/u.test(notation)) return 'wheel';
    return notation === 'end' ? null : 'glass';
  },
  depart: (now) => isHere()?.departIn(now),
};

export function regionsOf(
  sight: ReadonlySignal<Sight>,
  send: (notation: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Regions {
  const ui = interactionAt(
    sight,
    (notation) => {
      const ahead = turnsFirst(notation) ? scrub.notches.value : 0;
      for (let left = ahead; left > 0; left -= 1) send('notch');
      send(notation);
    },
    only,
  );
  const shown = regions(ui, sight, MOTION);
  const scrub = scrubbing(shown.board);
  return {
    ...shown,
    scrub,
    clear() {
      shown.clear();
      scrub.to(0);
    },
  };
}
