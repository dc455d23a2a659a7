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

/** What had the focus is gone with what it did, or does nothing any more. */
const isLost = (at: Element | null): boolean =>
  at === null || at.matches('body, .dock, .murano [aria-disabled="true"]');

/**
 * A thing that was pressed with a key often goes with what it did: the focus then goes on to what can be done next, and
 * never to the page. With a pointer nothing is focused: it would preview.
 */
export function FocusGoesOn({ ui: { view } }: { ui: Interaction }): null {
  useEffect(() => {
    let byKey = false;
    let frame = 0;
    const note = ({ type }: Event): void => {
      byKey = type === 'keydown';
    };
    const goOn = (): void => {
      const isBusy = document.querySelector('dialog[open]') !== null;
      if (!byKey || isBusy || !isLost(document.activeElement)) return;
      NEXT.map((each) => document.querySelector<HTMLElement>(`.murano ${each}`))
        .find((each) => each !== null)
        ?.focus();
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
