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
    const ways = flights.flatMap(({ shard, from, to, start, end }) => {
      const [box, goal] = [before.get(from)?.at(start), after.get(to)?.at(end)];
      return box === undefined || goal === undefined
        ? []
        : [{ shard, start: middle(box), end: middle(goal) }];
    });
    fly(ways);
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

interface Way {
  readonly shard: Shard;
  readonly start: Point;
  readonly end: Point;
}

/** All of them come into the page at once, so that its style is worked out once and not for each. */
function fly(ways: readonly Way[]): void {
  const ghosts = ways.map(({ shard }) => {
    const ghost = document.createElement('img');
    ghost.src = address(`murano shard ${shard}`, () => shardArt(shard));
    ghost.className = 'flying';
    ghost.alt = '';
    return ghost;
  });
  document.querySelector('.murano')?.append(...ghosts);
  ways.forEach(({ start, end }, index) => {
    const lift = `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - 30}px)`;
    const animation = ghosts[index].animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(.8)`, opacity: 1 },
        { transform: `${lift} scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(.8)`, opacity: 0.2 },
      ],
      { duration: TIME * pace.value, delay: index * STEP * pace.value, easing: 'ease-in-out', fill: 'both' },
    );
    const land = (): void => ghosts[index].remove();
    animation.addEventListener('finish', land);
    animation.addEventListener('cancel', land);
  });
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
