import { useLayoutEffect, useRef } from 'preact/hooks';
import { CASTLES } from '#games/muster/cards';
import { ownerOf } from '#games/muster/scoring';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import { shake } from '../../../motion/climax.ts';

/** A castle that somebody has taken is shaken. */
export function Fallen({ sight }: { sight: Sight }): null {
  const last = useRef(sight);
  useLayoutEffect(() => {
    const isNew = last.current !== sight;
    last.current = sight;
    if (!isNew || sight.event?.kind !== 'played') return;
    const [before, after] = [sight.event.before as View, sight.view as View];
    for (const castle of CASTLES) {
      const holder = ownerOf(after, castle);
      if (holder !== null && holder !== ownerOf(before, castle)) {
        shake(`.muster .lane:nth-child(${castle + 1}) .castle`);
      }
    }
  });
  return null;
}
