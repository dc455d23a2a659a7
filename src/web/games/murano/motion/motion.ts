import type { Shard } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import type { Sight } from '#table/table';
import { shardArt } from '../art/index.ts';
import { address } from '../../../art/image-address.ts';
import { pace } from '../../../settings.ts';
import { type Flight, flightsOf } from './travel.ts';

const TIME = 420;
const STEP = 40;
/** How many shards set out in one frame. */
const TOGETHER = 4;

/**
 * Shards fly from heap to heap, some of them a frame. It begins before the change is shown: while the page stands,
 * measuring it costs nothing. Nothing waits for it, and only transform and opacity change.
 */
export function* travel({ event, view }: Sight): Iterator<void> {
  if (event === null) return;
  const ways = waysOf(flightsOf(event.before as View, view as View));
  for (let begun = 0; begun < ways.length; begun += TOGETHER) {
    fly(ways.slice(begun, begun + TOGETHER), begun);
    yield;
  }
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

/** A place of a heap that is to be seen: its middle, and what lies there. */
interface Place extends Point {
  readonly shard: number;
  readonly chosen: boolean;
}

/** Those of a heap in the order of the screen; the warehouse has one. */
function placesOf(heap: string): readonly Place[] {
  const which = heap === 'warehouse' ? '="warehouse"' : `^="${heap}-"`;
  const found = document.querySelectorAll<HTMLElement>(`.murano [data-place${which}]`);
  return [...found].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return [];
    const chosen = element.querySelector('.chosen') !== null;
    return [
      { x: left + width / 2, y: top + height / 2, shard: Number(element.dataset['shard'] ?? -1), chosen },
    ];
  });
}

function waysOf(flights: readonly Flight[]): readonly Way[] {
  const heaps = new Map<string, readonly Place[]>();
  const left = new Set<Place>();
  const at = (heap: string): readonly Place[] => {
    const places = heaps.get(heap) ?? placesOf(heap);
    heaps.set(heap, places);
    return places;
  };
  /** Of several alike, the one that was taken up goes first. */
  const leaving = (heap: string, shard: Shard): Place | undefined => {
    const like = at(heap).filter((place) => place.shard === shard && !left.has(place));
    const found = like.find(({ chosen }) => chosen) ?? like.at(-1) ?? at(heap).at(-1);
    if (found !== undefined) left.add(found);
    return found;
  };
  return flights.flatMap(({ shard, from, to, end }) => {
    const [start, goal] = [leaving(from, shard), at(to)[end] ?? at(to).at(-1)];
    return start === undefined || goal === undefined ? [] : [{ shard, start, end: goal }];
  });
}

/** All of them come into the page at once, so that its style is worked out once and not for each. */
function fly(ways: readonly Way[], before: number): void {
  const ghosts = ways.map(({ shard }) => {
    const ghost = document.createElement('img');
    ghost.src = address(`murano shard ${shard}`, () => shardArt(shard));
    ghost.className = 'flying';
    ghost.alt = '';
    return ghost;
  });
  document.querySelector('.murano > .flights')?.append(...ghosts);
  ways.forEach(({ start, end }, index) => {
    const lift = `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - 30}px)`;
    const animation = ghosts[index].animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(.8)`, opacity: 1 },
        { transform: `${lift} scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(.8)`, opacity: 0.2 },
      ],
      {
        duration: TIME * pace.value,
        delay: (before + index) * STEP * pace.value,
        easing: 'ease-in-out',
        fill: 'both',
      },
    );
    const land = (): void => ghosts[index].remove();
    animation.addEventListener('finish', land);
    animation.addEventListener('cancel', land);
  });
}
