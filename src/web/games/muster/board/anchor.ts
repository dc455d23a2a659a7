import type { Box } from '../../../room/bubble-place.ts';

/** Where something lies in the room, which may be turned for whoever sits on the other side of a tablet. */
function boxOf(thing: Element): Box {
  const box = thing.getBoundingClientRect();
  if (document.documentElement.dataset['flat'] !== 'there') return box;
  const { left, right, top, bottom } = box;
  const [width, height] = [innerWidth, innerHeight];
  return { left: width - right, right: width - left, top: height - bottom, bottom: height - top };
}

/** Below the last card of a column, so that no row of emblems is covered. */
export function anchor(spot: Element): Box {
  const box = boxOf(spot);
  if (!spot.matches('.ground')) return box;
  const last = spot.matches('.own > .ground')
    ? [...(spot.parentElement?.querySelectorAll('.card') ?? [])].at(-1)
    : undefined;
  const { left, right, top } = box;
  return { left, right, top, bottom: last === undefined ? top + 30 : boxOf(last).bottom };
}
