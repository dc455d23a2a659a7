import type { Handling } from './handling.ts';
import { readSpot, type Spot } from './spots.ts';

const FAR_ENOUGH = 8;
let ended = -1000;

/** A card of the hand can be carried to its place. */
export const dragging = {
  /** A browser sends a click after the drag: it comes at once. */
  justEnded: (time: number): boolean => time - ended < 80,
  begin(event: PointerEvent, hand: Handling, spot: Spot, lift: () => void): void {
    const carried = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    let moving = false;

    const move = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const [x, y] = [at.clientX - clientX, at.clientY - clientY];
      if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!moving) {
        moving = true;
        lift();
        if (!hand.isChosen(spot)) hand.touch(spot);
        carried.setPointerCapture(pointerId);
      }
      carried.classList.add('carried');
      carried.style.setProperty('--x', `${x}px`);
      carried.style.setProperty('--y', `${y}px`);
      hand.point(spotUnder(at, carried));
    };
    const stop = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const target = moving && at.type === 'pointerup' ? spotUnder(at, carried) : null;
      carried.classList.remove('carried');
      carried.style.removeProperty('--x');
      carried.style.removeProperty('--y');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      if (!moving) return;
      ended = at.timeStamp;
      if (target === null || !hand.isChosen(spot)) hand.clear();
      else hand.touch(target);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
  },
};

function spotUnder({ clientX, clientY }: PointerEvent, carried: Element): Spot | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element.closest<HTMLElement>('[data-spot]');
    if (found === null || found === carried) continue;
    const spot = readSpot(found.dataset['spot'] ?? '');
    return spot?.at === 'card' ? null : spot;
  }
  return null;
}
