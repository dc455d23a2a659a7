import type { InteractionOf } from './interaction.ts';

const FAR_ENOUGH = 8;
let ended = -1000;

type Any = { readonly at: string };

/** A piece can be carried to its place. */
export const dragging = {
  /** A browser sends a click after the drag: it comes at once. */
  justEnded: (time: number): boolean => time - ended < 80,
  begin<View, Action, Spot extends Any>(
    event: PointerEvent,
    ui: InteractionOf<View, Action, Spot>,
    spot: Spot,
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
        if (!ui.isSelected(spot)) ui.press(spot);
        carried.setPointerCapture(pointerId);
      }
      carried.classList.add('carried');
      // A room that is turned for whoever sits opposite moves the other way.
      const way = document.documentElement.dataset['flat'] === 'there' ? -1 : 1;
      carried.style.setProperty('--x', `${way * x}px`);
      carried.style.setProperty('--y', `${way * y}px`);
      ui.point(spotUnder(at, carried, ui.model.dropTarget));
    };
    const stop = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const target = moving && at.type === 'pointerup' ? spotUnder(at, carried, ui.model.dropTarget) : null;
      carried.classList.remove('carried');
      carried.style.removeProperty('--x');
      carried.style.removeProperty('--y');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      if (!moving) return;
      ended = at.timeStamp;
      if (target === null || !ui.isSelected(spot)) ui.clear();
      else ui.press(target);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
  },
};

function spotUnder<Spot>(
  { clientX, clientY }: PointerEvent,
  carried: Element,
  dropTarget: (name: string) => Spot | null,
): Spot | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest<HTMLElement>('[data-spot]');
    if (target === null || target === carried) continue;
    return dropTarget(target.dataset['spot'] ?? '');
  }
  return null;
}
