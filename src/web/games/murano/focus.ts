import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Interaction } from './gestures/gestures.ts';

/** Where the keys go on, the likeliest first; the dock itself until something can be done. */
const NEXT = [
  '.dock .action.primary',
  '.dock .token',
  '.packet .touch',
  '.bench .touch.live',
  '.dock .action:not([aria-disabled])',
  '.dock',
];

/** For whoever points: nothing is previewed there, and no ring is drawn. */
const ROOM = '#content';

/** What had the focus is gone with what it did, or does nothing any more. */
const isLost = (at: Element | null): boolean =>
  at === null || at.matches('body, .dock, .murano [aria-disabled="true"]');

/**
 * A thing that was pressed often goes with what it did: after a key the focus goes on to what can be done next, after a
 * touch to the room itself, and never to the page.
 */
export function FocusGoesOn({ ui: { view } }: { ui: Interaction }): null {
  useEffect(() => {
    let byKey = false;
    let frame = 0;
    const note = ({ type }: Event): void => {
      byKey = type === 'keydown';
    };
    const goOn = (): void => {
      const at = document.activeElement;
      if (document.querySelector('dialog[open]') !== null) return;
      if (!byKey ? at !== null && at !== document.body : !isLost(at)) return;
      (byKey ? NEXT : [ROOM])
        .map((each) => document.querySelector<HTMLElement>(`.murano ${each}`))
        .find((each) => each !== null)
        ?.focus({ preventScroll: true });
    };
    const stop = effect(() => {
      // Once every part shows what came of it.
      if (view.value !== null) cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(goOn)));
    });
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, [view]);
  return null;
}
