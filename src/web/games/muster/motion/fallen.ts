import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#core/game';
import { CASTLES } from '#games/muster/cards';
import { ownerOf } from '#games/muster/scoring';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import { shake } from '../../../motion/climax.ts';
import { sound } from '../../../sound.ts';

/** A castle that somebody has taken is shaken, and its banner falls. */
export function Fallen({ sight, seat }: { sight: Sight; seat: Seat }): null {
  const last = useRef(sight);
  useLayoutEffect(() => {
    const isNew = last.current !== sight;
    last.current = sight;
    if (!isNew || sight.event?.kind !== 'played') return;
    const [before, after] = [sight.event.before as View, sight.view as View];
    for (const castle of CASTLES) {
      const [held, holder] = [ownerOf(before, castle), ownerOf(after, castle)];
      if (holder === null || holder === held) continue;
      sound('banner');
      const colourOf = (of: Seat): string => (of === seat ? 'own' : 'rival');
      shake(`.muster .lane:nth-child(${castle + 1}) .castle`, {
        down: held === null ? null : colourOf(held),
        up: colourOf(holder),
      });
    }
  });
  return null;
}
