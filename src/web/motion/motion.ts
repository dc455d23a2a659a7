import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event, Sight } from '#table/table';
import { pace } from '../settings.ts';
import { sound } from '../sound.ts';

const TIME = 380;

/** A piece that goes from one place of the screen to another. Places are the `data-place` of elements. */
export interface Journey {
  readonly from: string;
  readonly to: string;
  /** Wizard and bridge are the two ways up of one card: on its way it is turned round. */
  readonly turned?: boolean;
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
    sound(sight.outcome !== null ? 'end' : sight.event.notation.startsWith('draw') ? 'draw' : 'lay');
    if (before === null) return;
    for (const { from, to, turned = false } of journeys(sight.event, sight.view)) {
      const start = before.get(from);
      if (start !== undefined) travel(start, to, turned);
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

const centre = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

function travel(start: DOMRect, to: string, turned: boolean): void {
  const element = [...document.querySelectorAll<HTMLElement>(`[data-place="${to}"]`)].find(
    (each) => each.offsetParent !== null,
  );
  const face = element?.querySelector('.face');
  if (element === undefined || face === null || face === undefined) return;
  const end = face.getBoundingClientRect();
  if (end.width === 0 || start.width === 0) return;
  const [[fromX, fromY], [toX, toY]] = [centre(start), centre(end)];
  // The way as the piece itself sees it, which may lie turned and made smaller.
  const lies = new DOMMatrix(getComputedStyle(element).transform);
  [lies.e, lies.f] = [0, 0];
  const { x, y } = lies.inverse().transformPoint({ x: fromX - toX, y: fromY - toY });
  const turn = turned ? 'rotate(180deg)' : 'rotate(0deg)';
  face.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width}) ${turn}` },
      { transform: 'translate(0) scale(1) rotate(0deg)' },
    ],
    { duration: TIME * pace.value, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
  // Whatever it passes over stays below it.
  element.animate([{ zIndex: 30 }, { zIndex: 30 }], { duration: TIME * pace.value });
}
