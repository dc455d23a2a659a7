import { useEffect } from 'preact/hooks';
import type { Seat } from '#core/game';

/** Something that somebody has moved. */
export interface TurnMark {
  readonly seat: Seat;
  /** Its `data-place`; with a face, that of the heap in which it lies. */
  readonly place: string;
  /** Of a heap whose pieces have no order: which of them. The last one has come last. */
  readonly face?: number;
  /** Of a heap: what lay there has been taken away, and its places are empty. */
  readonly isGone?: boolean;
  /** Who it was, in a letter: a colour never tells it alone. */
  readonly by?: string;
}

/**
 * Marks what others have moved as `data-marked`, wherever a room shows it. It is set on the page itself, when everything
 * is drawn: the parts of a room need not know what was played last, and nothing of them is rendered anew for it.
 */
export function useMarks(room: string, marks: readonly TurnMark[]): void {
  useEffect(() => {
    const elements = marks.flatMap(({ seat, place, face, isGone, by }) => {
      const selector =
        isGone === true ? `[data-place^="${place}-"]:not([data-face])` : selectorOf(place, face);
      const like = [...document.querySelectorAll<HTMLElement>(`${room} ${selector}`)];
      const meant =
        face === undefined
          ? like
          : like.filter((each) => each.getAttribute('data-marked') === null).slice(-1);
      for (const element of meant) element.setAttribute('data-marked', String(seat));
      if (by !== undefined) meant[0]?.setAttribute('data-by', by);
      return meant;
    });
    return () => {
      for (const element of elements) {
        element.removeAttribute('data-marked');
        element.removeAttribute('data-by');
      }
    };
  });
}

const selectorOf = (place: string, face?: number): string =>
  face === undefined ? `[data-place="${place}"]` : `[data-place^="${place}-"][data-face="${face}"]`;
