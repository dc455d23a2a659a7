import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '#core/game';

/** Who moved what lies at a place, by its `data-place`. */
export type Marked = ReadonlyMap<string, Seat>;

/**
 * Marks what others have moved as `data-marked`, wherever a room shows it. It is set on the page itself, after every
 * render: the parts of a room need not know what was played last, and nothing of them is rendered anew for it.
 */
export function useMarks(room: string, marked: Marked): void {
  useLayoutEffect(() => {
    const found = [...marked].flatMap(([place, seat]) =>
      [...document.querySelectorAll<HTMLElement>(`${room} [data-place="${place}"]`)].map((element) => {
        element.setAttribute('data-marked', String(seat));
        return element;
      }),
    );
    return () => {
      for (const element of found) element.removeAttribute('data-marked');
    };
  });
}
