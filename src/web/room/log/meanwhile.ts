import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sight } from '#table/table';
import type { RoomState } from '../use-room.ts';

/** Whatever can be out of sight: the page. */
type VisiblePage = EventTarget & Pick<Document, 'hidden'>;

/** Shows whoever comes back what has happened while the page was out of sight; answers how to stop that. */
export function showMeanwhile(
  sight: ReadonlySignal<Sight>,
  relive: (first: number, count: number) => void,
  page: VisiblePage,
): () => void {
  let left: number | null = null;
  const changed = (): void => {
    const now = sight.peek().log.length;
    if (page.hidden) left ??= now;
    else if (left !== null) {
      const first = left;
      left = null;
      if (now > first) relive(first, now - first);
    }
  };
  page.addEventListener('visibilitychange', changed);
  return () => page.removeEventListener('visibilitychange', changed);
}

/** It takes a few seconds at most, any touch ends it, and every turn of it can be asked for again. */
export function Meanwhile({ room }: { room: Pick<RoomState<unknown>, 'sight' | 'relive'> }): null {
  useEffect(() => showMeanwhile(room.sight, room.relive, document), [room]);
  return null;
}
