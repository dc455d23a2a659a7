import type { HandlingOf } from './handling.ts';

const FAR_ENOUGH = 8;
let ended = -1000;

type Any = { readonly at: string };

/** A piece can be carried to its place. */
export const dragging = {
  /** A browser sends a click after the drag: it comes at once. */
  justEnded: (time: number): boolean => time - ended < 80,
  begin<View, Action, Spot extends Any>(
    event: PointerEvent,
    hand: HandlingOf<View, Action, Spot>,
    spot: Spot,
    read: (name: string) => Spot | null,
    lift: () => void = () => undefined,
  ): void {
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
      hand.point(spotUnder(at, carried, read));
    };
    const stop = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const target = moving && at.type === 'pointerup' ? spotUnder(at, carried, read) : null;
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

function spotUnder<Spot>(
  { clientX, clientY }: PointerEvent,
  carried: Element,
  read: (name: string) => Spot | null,
): Spot | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element.closest<HTMLElement>('[data-spot]');
    if (found === null || found === carried) continue;
    return read(found.dataset['spot'] ?? '');
  }
  return null;
}
