import type { Box } from '../../../room/bubble-place.ts';
import { turnedBox } from '../../../room/around-one/turned-box.ts';

/** Below the last card of a column, so that no row of emblems is covered. */
export function anchor(spot: Element): Box {
  const box = turnedBox(spot);
  if (!spot.matches('.ground')) return box;
  const last = spot.matches('.own > .ground')
    ? [...(spot.parentElement?.querySelectorAll('.card') ?? [])].at(-1)
    : undefined;
  const { left, right, top } = box;
  return { left, right, top, bottom: last === undefined ? top + 30 : turnedBox(last).bottom };
}
