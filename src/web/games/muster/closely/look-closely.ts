import { LONG_PRESS } from '../../../interaction/touch.tsx';
import { listenTo } from '../../../room/log/listen-to.ts';

/** How far a finger may slip and still rest. */
const SLIP = 8;

const contains = (card: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/**
 * The place of the card at a point, or of the one that has the focus. The cards of a column lie on its ground, which is
 * what is touched there: the last of them at that point lies on top.
 */
function placeAt(target: EventTarget | null, x: number, y: number): string | null {
  if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return null;
  const card =
    target.closest('.muster .card[data-place]') ??
    [...(target.closest('.muster .column')?.querySelectorAll('.card[data-place]') ?? [])].findLast((each) =>
      contains(each, x, y),
    );
  return card?.getAttribute('data-place') ?? null;
}

/**
 * A finger that rests on a card, the second button of a mouse, the menu key and the key I look at it closely: whatever
 * lies on the table, also what cannot be touched. Answers how to stop that.
 */
export function lookClosely(show: (place: string) => boolean): () => void {
  let timer = 0;
  let from = { x: 0, y: 0 };
  const letGo = (): void => clearTimeout(timer);
  const showAt = (target: EventTarget | null, x: number, y: number): boolean => {
    const place = placeAt(target, x, y);
    return place !== null && show(place);
  };
  const stop = listenTo({
    pointerdown({ pointerType, target, clientX, clientY }) {
      letGo();
      if (pointerType !== 'touch') return;
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => showAt(target, clientX, clientY), LONG_PRESS);
    },
    pointermove({ clientX, clientY }) {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) letGo();
    },
    pointerup: letGo,
    pointercancel: letGo,
    contextmenu(event) {
      if (showAt(event.target, event.clientX, event.clientY)) event.preventDefault();
    },
    keydown({ key, altKey, ctrlKey, metaKey, target }) {
      if (key.toLowerCase() === 'i' && !altKey && !ctrlKey && !metaKey) showAt(target, -1, -1);
    },
  });
  return () => {
    letGo();
    stop();
  };
}
