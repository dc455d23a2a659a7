import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { usePage } from '../../../testing/page.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from './ring.ts';

const page = usePage();
const shown: number[] = [];
const pointed: unknown[] = [];
beforeEach(() => {
  shown.length = 0;
  pointed.length = 0;
});

/** A pointer on the rim of a ring of 200 by 200 at (100, 50), at this angle clockwise from three o'clock. */
const at = (degrees: number, more: object = {}): object => ({
  pointerId: 1,
  clientX: 200 + 100 * Math.cos((degrees * Math.PI) / 180),
  clientY: 150 + 100 * Math.sin((degrees * Math.PI) / 180),
  ...more,
});

async function takeHold(degrees: number, most = 6, notches = 0, more: object = {}): Promise<void> {
  const { ringDrag } = await import('./ring-drag.ts');
  const ring = standIn<HTMLElement>({
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 200, height: 200 }),
  });
  const scrub = standIn<Scrub>({
    most: signal(most),
    notches: signal(notches),
    to: (count) => void shown.push(count),
  });
  const ui = standIn<Interaction>({ point: (action) => void pointed.push(action) });
  ringDrag(
    Object.assign(standIn<PointerEvent>({ button: 0 }), { currentTarget: ring }, at(degrees, more)),
    ui,
    scrub,
  );
}
const move = (degrees: number, more: object = {}): unknown =>
  page.document.fire('pointermove', at(degrees, more));

test('the ring is dragged counter-clockwise, notch by notch, and back', async () => {
  await takeHold(0);
  for (const degrees of [-10, -20, -40, -60, -29]) move(degrees);
  expect(shown).toEqual([0, 1, 1, 2, 1]);
  expect(pointed).toEqual([null, null, null, null, null]);
  page.document.fire('pointerup', at(-29));
  move(-90);
  expect(shown).toHaveLength(5);
});

test('it goes on from where it was shown, also over the place where angles begin anew', async () => {
  await takeHold(-175, 6, 2);
  for (const degrees of [175, 160]) move(degrees);
  expect(shown).toEqual([2, 3]);
  page.document.fire('pointercancel', at(160));
  move(100);
  expect(shown).toHaveLength(2);
});

test('another finger moves nothing and lets nothing go', async () => {
  await takeHold(0);
  move(-60, { pointerId: 2 });
  page.document.fire('pointerup', at(-60, { pointerId: 2 }));
  move(-60);
  expect(shown).toEqual([2]);
  page.document.fire('pointerup', at(-60));
});

test('whoever cannot pay for a notch, or presses another button, drags nothing', async () => {
  await takeHold(0, 0);
  await takeHold(0, 6, 0, { button: 2 });
  move(-60);
  expect(shown).toEqual([]);
});
