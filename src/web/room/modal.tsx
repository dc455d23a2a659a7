import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** From so many pixels on, a finger that goes down puts it away. */
const SWIPE = 56;

interface Props {
  readonly class: string;
  readonly label: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Something that is looked at before anything else goes on: Escape, a swipe down and a touch beside it put it away. */
export function Modal({ class: of, label, close, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<{ readonly y: number; readonly isBeside: boolean } | null>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const byKey = document.activeElement?.matches(':focus-visible') ?? false;
    shown?.showModal();
    return () => {
      // Closed before it goes: the focus returns to where it came from; after a finger it would look at it.
      shown?.close();
      if (!byKey) (document.activeElement as HTMLElement | null)?.blur();
    };
  }, []);
  return (
    <dialog
      class={of}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={({ clientY, target }) => {
        from.current = { y: clientY, isBeside: target === dialog.current };
      }}
      onPointerUp={({ clientY, pointerType }) => {
        const isSwipe = pointerType === 'touch' && from.current !== null && clientY - from.current.y > SWIPE;
        if (isSwipe) close();
      }}
      onClickCapture={(event) => {
        // What began elsewhere, as the long press that opened it, was not meant for what lies here now.
        if (event.detail > 0 && from.current === null) event.stopPropagation();
      }}
      onClick={({ target }) => {
        if (target === dialog.current && from.current?.isBeside === true) close();
      }}
    >
      {children}
    </dialog>
  );
}
