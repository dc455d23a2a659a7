import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where there is no room for the chronicle it is a drawer: one line opens it. */
export interface Drawer {
  readonly isOpen: boolean;
  readonly opener: Ref<HTMLButtonElement>;
  toggle(): void;
  close(): void;
}

export function useDrawer(): Drawer {
  const open = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    open.value = false;
    // Its own button goes away with it: whoever pressed it is not to fall out of the room.
    opener.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A wide room shows the chronicle anyway.
      if (!open.value || event.key !== 'Escape' || opener.current?.offsetParent === null) return;
      // The drawer lies on top: what was chosen on the table stays chosen.
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  return {
    isOpen: open.value,
    opener,
    toggle() {
      open.value = !open.value;
    },
    close,
  };
}
