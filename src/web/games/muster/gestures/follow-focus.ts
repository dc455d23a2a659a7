import { useLayoutEffect } from 'preact/hooks';
import { followFocus } from '../../../interaction/focus.ts';
import type { Interaction } from './gestures.ts';

/** Where the focus goes after an action: to what is drawn, to the places of what was chosen, or to the hand. */
const NEXT: readonly string[] = ['.clock.offered', '.places .list button', '.touch.offered', '.hand .touch'];

/** Keeps the focus in the room, and leads it on. */
export function FollowFocus({ ui }: { ui: Interaction }): null {
  // With the room itself: whoever presses a key at once is followed, too.
  useLayoutEffect(() => followFocus(ui, NEXT), [ui]);
  return null;
}
