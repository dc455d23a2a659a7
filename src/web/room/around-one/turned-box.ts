import type { Box } from '../bubble-place.ts';

/** Where something lies in the room, which may be turned for whoever sits on the other side of a tablet. */
export function turnedBox(thing: Element): Box {
  const box = thing.getBoundingClientRect();
  if (document.documentElement.dataset['flat'] !== 'there') return box;
  const { left, right, top, bottom } = box;
  const [width, height] = [innerWidth, innerHeight];
  return { left: width - right, right: width - left, top: height - bottom, bottom: height - top };
}
