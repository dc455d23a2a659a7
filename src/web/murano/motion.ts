import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shard } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import type { Sight } from '#table/table';
import { shardArt } from '../art/murano/index.ts';
import { address } from '../art/src.ts';
import { pace } from '../settings.ts';
import { sound } from '../sound.ts';
import { journeysOf } from './travel.ts';

const TIME = 420;
const STEP = 40;

/** Shards fly from heap to heap, a finished creation lights up. Nothing waits for it, and only transform and opacity change. */
export function useTravel(sight: Sight): void {
  const told = useRef(sight);
  const isNew = told.current !== sight;
  told.current = sight;
  const before = isNew && pace.value > 0 && sight.event !== null ? measured() : null;
  useLayoutEffect(() => {
    if (!isNew || sight.event === null) return;
    const { word } = sight.event;
    sound(sight.outcome !== null || word.startsWith('create') ? 'end' : word === 'notch' ? 'draw' : 'lay');
    if (before === null) return;
    const { flights, made } = journeysOf(sight.event, sight.view as View);
    const after = measured();
    flights.forEach((flight, index) => {
      const start = before.get(flight.from)?.at(flight.start);
      const end = after.get(flight.to)?.at(flight.end);
      if (start !== undefined && end !== undefined) fly(flight.shard, middle(start), middle(end), index);
    });
    if (made !== null) shine(made.seat);
  });
}

/** Where every place that holds shards lies, by heap. */
type Places = ReadonlyMap<string, readonly DOMRect[]>;

function measured(): Places {
  const found = new Map<string, DOMRect[]>();
  for (const element of document.querySelectorAll<HTMLElement>('.murano [data-place]')) {
    const name = element.dataset['place'] ?? '';
    const heap = name === 'warehouse' ? name : name.split('-').slice(0, 2).join('-');
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(heap, [...(found.get(heap) ?? []), box]);
  }
  return found;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function fly(shard: Shard, start: Point, end: Point, index: number): void {
  const ghost = document.createElement('img');
  ghost.src = address(`murano shard ${shard}`, () => shardArt(shard));
  ghost.className = 'flying';
  ghost.alt = '';
  document.querySelector('.murano')?.append(ghost);
  const lift = `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - 30}px)`;
  const animation = ghost.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(.8)`, opacity: 1 },
      { transform: `${lift} scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${end.x}px, ${end.y}px) scale(.8)`, opacity: 0.2 },
    ],
    { duration: TIME * pace.value, delay: index * STEP * pace.value, easing: 'ease-in-out', fill: 'both' },
  );
  animation.addEventListener('finish', () => ghost.remove());
  animation.addEventListener('cancel', () => ghost.remove());
}

const middle = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The newest creation on a shelf lights up. */
function shine(seat: number): void {
  const made = [...document.querySelectorAll<HTMLElement>(`.murano [data-place^="made-${seat}-"]`)].at(-1);
  made?.animate(
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(1.25)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 2 * TIME * pace.value, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}
