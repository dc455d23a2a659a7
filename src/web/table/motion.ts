import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event, Sight } from '#table/table';
import { pace } from '../settings.ts';
import { sound } from '../sound.ts';

const TIME = 380;

/** A piece that goes from one place of the screen to another. Places are the `data-place` of elements. */
export interface Journey {
  readonly from: string;
  readonly to: string;
}

/** Pieces travel from where they were to where they go: places are measured once, just before a change is shown. */
// oxlint-disable-next-line typescript/no-explicit-any -- the game's own view; only its room looks inside
type Journeys = (event: Event, after: any) => readonly Journey[];

export function useTravel(sight: Sight, journeys: Journeys): void {
  const told = useRef(sight);
  const isNew = told.current !== sight;
  told.current = sight;
  const before = isNew && pace.value > 0 ? measured() : null;
  useLayoutEffect(() => {
    if (!isNew || sight.event === null) return;
    sound(sight.outcome !== null ? 'end' : sight.event.word.startsWith('draw') ? 'draw' : 'lay');
    if (before === null) return;
    for (const { from, to } of journeys(sight.event, sight.view)) {
      const start = before.get(from);
      if (start !== undefined) travel(start, to);
    }
  });
}

function measured(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset['place'] ?? '', box);
  }
  return found;
}

function travel(start: DOMRect, to: string): void {
  const element = [...document.querySelectorAll<HTMLElement>(`[data-place="${to}"]`)].find(
    (each) => each.offsetParent !== null,
  );
  const face = element?.querySelector('.face');
  if (element === undefined || face === null || face === undefined) return;
  const end = face.getBoundingClientRect();
  if (end.width === 0 || start.width === 0) return;
  const [x, y] = [start.left - end.left, start.top - end.top];
  face.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: TIME * pace.value, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
  // Whatever it passes over stays below it.
  element.animate([{ zIndex: 30 }, { zIndex: 30 }], { duration: TIME * pace.value });
}
