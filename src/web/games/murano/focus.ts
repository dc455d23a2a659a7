import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A button that was pressed with a key often goes with what it did: the focus then stays in its place of the room, on
 * what can be done next, or on the place itself until something can. With a pointer nothing is focused: it would preview.
 */
export function useFocusKept(
  place: RefObject<HTMLElement | null>,
  things: string,
): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  const kept = useRef(false);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === place.current;
    if (kept.current && lost) (place.current?.querySelector<HTMLElement>(things) ?? place.current)?.focus();
  });
  useLayoutEffect(() => {
    const leave = ({ target, type }: Event): void => {
      if (type === 'pointerdown' || !(place.current?.contains(target as Node) ?? false)) kept.current = false;
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, []);
  return {
    onKeyDown: ({ key }) => {
      if (key === 'Enter' || key === ' ') kept.current = true;
    },
  };
}
