import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sight } from '#table/table';
import { pace } from '../settings.ts';
import { sound } from '../sound.ts';
import { isTurnedOnWay, type Journey, journeysBetween, type Placed } from './journeys.ts';

const TIME = 380;

/** The game's own views; only its room looks inside. */
// oxlint-disable-next-line typescript/no-explicit-any
type PlacedIn = (view: any) => readonly Placed[];

/** Pieces travel from where they were to where they go: places are measured once, just before a change is shown. */
export function useTravel(sight: Sight, placedIn: PlacedIn): void {
  const last = useRef(sight);
  const isNew = last.current !== sight;
  last.current = sight;
  const measured = isNew && pace.value > 0 ? measure() : null;
  useLayoutEffect(() => {
    const { event, outcome, view } = sight;
    if (!isNew || event === null) return;
    sound(outcome !== null ? 'end' : event.notation.startsWith('draw') ? 'draw' : 'card');
    if (measured === null) return;
    const before = placedIn(event.before);
    for (const journey of journeysBetween(before, placedIn(view))) {
      const start = measured.get(departure(journey, before, measured));
      if (start !== undefined) travel(start.box, journey.to.place, isTurnedOnWay(journey));
    }
  });
}

interface Measured {
  readonly box: DOMRect;
  readonly isChosen: boolean;
}

function measure(): ReadonlyMap<string, Measured> {
  const found = new Map<string, Measured>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    const isChosen = element.classList.contains('chosen');
    if (box.width > 0) found.set(element.dataset['place'] ?? '', { box, isChosen });
  }
  return found;
}

/** Of several alike, the one that was taken up is the one that goes. */
function departure(
  { from }: Journey,
  before: readonly Placed[],
  measured: ReadonlyMap<string, Measured>,
): string {
  const chosen = before.find(
    ({ heap, face, place }) =>
      heap === from.heap && face === from.face && measured.get(place)?.isChosen === true,
  );
  return (chosen ?? from).place;
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
