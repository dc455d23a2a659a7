import { pace } from '../settings.ts';
import { type Journey, journeysBetween, type Placed } from './journeys.ts';

const TIME = 420;
const STEP = 40;
/** How many pieces set out in one frame. */
const TOGETHER = 4;

/**
 * Small pieces fly from heap to heap as pictures of their own, some of them a frame. It begins before the change is
 * shown: while the page stands, measuring it costs nothing. Nothing waits for it, and only transform and opacity change.
 */
export function* flights(
  room: string,
  before: readonly Placed[],
  after: readonly Placed[],
  pictureOf: (face: number) => string,
): Iterable<void> {
  const ways = before.length === 0 ? [] : waysOf(room, journeysBetween(before, after), after);
  for (let begun = 0; begun < ways.length; begun += TOGETHER) {
    fly(room, ways.slice(begun, begun + TOGETHER), begun, pictureOf);
    yield;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Way {
  readonly face: number;
  readonly start: Point;
  readonly end: Point;
}

/** A place of a heap that is to be seen: its middle, and what lies there. */
interface Spot extends Point {
  readonly face: number;
  readonly chosen: boolean;
}

/** Those of a heap in the order of the screen. */
function spotsOf(room: string, heap: string): readonly Spot[] {
  const found = document.querySelectorAll<HTMLElement>(
    `${room} :is([data-place="${heap}"], [data-place^="${heap}-"])`,
  );
  return [...found].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return [];
    const chosen = element.querySelector('.chosen') !== null;
    return [
      { x: left + width / 2, y: top + height / 2, face: Number(element.dataset['shard'] ?? -1), chosen },
    ];
  });
}

/** Of several alike, the one that was taken up goes first; whatever comes to a heap is at its end. */
function waysOf(room: string, journeys: readonly Journey[], after: readonly Placed[]): readonly Way[] {
  const heaps = new Map<string, readonly Spot[]>();
  const free = new Map<string, number>();
  const left = new Set<Spot>();
  const at = (heap: string): readonly Spot[] => {
    const spots = heaps.get(heap) ?? spotsOf(room, heap);
    heaps.set(heap, spots);
    return spots;
  };
  const leaving = ({ heap, face }: Placed): Spot | undefined => {
    const like = at(heap).filter((spot) => spot.face === face && !left.has(spot));
    const found = like.find(({ chosen }) => chosen) ?? like.at(-1) ?? at(heap).at(-1);
    if (found !== undefined) left.add(found);
    return found;
  };
  const coming = ({ heap }: Placed): Spot | undefined => {
    const end = (free.get(heap) ?? after.filter((each) => each.heap === heap).length) - 1;
    free.set(heap, end);
    return at(heap)[end] ?? at(heap).at(-1);
  };
  return journeys.flatMap(({ from, to }) => {
    const [start, end] = [leaving(from), coming(to)];
    return start === undefined || end === undefined ? [] : [{ face: from.face, start, end }];
  });
}

/** All of them come into the page at once, so that its style is worked out once and not for each. */
function fly(room: string, ways: readonly Way[], before: number, pictureOf: (face: number) => string): void {
  const flying = ways.map((way) => {
    const ghost = document.createElement('img');
    ghost.src = pictureOf(way.face);
    ghost.className = 'flying';
    ghost.alt = '';
    return { ghost, ...way };
  });
  document.querySelector(`${room} > .flights`)?.append(...flying.map(({ ghost }) => ghost));
  flying.forEach(({ ghost, start, end }, index) => {
    const lift = `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - 30}px)`;
    const animation = ghost.animate(
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
    const land = (): void => ghost.remove();
    animation.addEventListener('finish', land);
    animation.addEventListener('cancel', land);
  });
}
