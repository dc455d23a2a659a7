import { PLACES } from '#games/murano/rules/board';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from './ring.ts';

const STEP = 360 / PLACES;

/** Dragging the ring looks ahead: it only ever goes counter-clockwise, as far as one can pay. */
export function ringDrag(event: PointerEvent, ui: Interaction, scrub: Scrub): void {
  if (scrub.most.value === 0 || event.button !== 0) return;
  const ring = event.currentTarget as HTMLElement;
  const { left, top, width, height } = ring.getBoundingClientRect();
  const angle = ({ clientX, clientY }: PointerEvent): number =>
    (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
  let last = angle(event);
  let turned = -STEP * scrub.notches.value;
  const { pointerId } = event;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const to = angle(now);
    const by = ((to - last + 540) % 360) - 180;
    last = to;
    turned += by;
    scrub.to(Math.round(-turned / STEP));
    ui.point(null);
  };
  const stop = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
