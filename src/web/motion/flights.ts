import { pace } from '../settings.ts';
import { isTurnedOnWay, type Journey, journeysBetween, type Placed } from './journeys.ts';

/** Milliseconds on the way, and from one piece to the next. */
const TIME = 400;
const NEXT = 40;
/** Pixels by which a piece is lifted on its way. */
const LIFT = 24;

/** Pieces on their way, from before a change is shown until it is. */
export interface Travel {
  /** Those whose end is in the page by now set out; the last time, all that are left. */
  arrive(isLast: boolean): void;
  /** Nothing of it is left in the page: what is on its way may be for one viewer only. */
  stop(): void;
}

/**
 * Whatever moved between two views flies as a copy in the layer above the room, and the piece itself shows when its copy
 * has landed (FLIP: Lewis 2015). Starts are measured now, while the page stands; nothing waits for a flight, and only
 * transform and opacity change.
 */
export function depart(room: string, before: readonly Placed[], after: readonly Placed[]): Travel {
  const journeys = journeysBetween(before, after);
  const heaps = new Set(journeys.flatMap(({ from, to }) => [from.heap, to.heap]));
  const earlier = spotsIn(room, heaps);
  const left = new Set<Spot>();
  let waiting = journeys.flatMap((journey) => {
    const start = startOf(journey, before, earlier, left);
    if (start === undefined) return [];
    left.add(start);
    // The element may show another piece by then.
    return [{ journey, start: { ...lying(start), piece: start.piece && copyOf(start.piece) } }];
  });
  const come = new Set<HTMLElement>();
  let count = 0;
  return {
    arrive(isLast) {
      const layer = document.querySelector<HTMLElement>(`${room} > .flights`);
      if (waiting.length === 0 || layer === null) return;
      const now = spotsIn(room, heaps);
      const flights: Flight[] = [];
      waiting = waiting.filter(({ journey, start }) => {
        const end = endOf(journey, earlier, now, come);
        const last = isLast ? now.findLast(({ heap }) => heap === journey.to.heap) : undefined;
        if (end !== undefined) come.add(end.element);
        // Where it is not to be told from others, a copy of what left comes into the heap.
        const to = end === undefined ? last && { ...last, piece: undefined } : lying(end);
        if (to !== undefined) flights.push({ start, end: to, isTurned: isTurnedOnWay(journey) });
        return to === undefined;
      });
      fly(layer, flights, count);
      count += flights.length;
    },
    stop() {
      // Of earlier changes, too.
      document.querySelector(`${room} > .flights`)?.replaceChildren();
      waiting = [];
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of a heap that is to be seen, and the piece that lies there. */
interface Spot extends Point {
  readonly element: HTMLElement;
  readonly heap: string;
  readonly place: string;
  readonly face: string | undefined;
  readonly isChosen: boolean;
  readonly piece: HTMLElement | undefined;
  readonly width: number;
  readonly height: number;
  /** By how many degrees it lies turned. */
  readonly angle: number;
}

/** Those of some heaps, in the order of the screen. */
function spotsIn(room: string, heaps: ReadonlySet<string>): readonly Spot[] {
  if (heaps.size === 0) return [];
  return [...document.querySelectorAll<HTMLElement>(`${room} [data-place]`)].flatMap((element) => {
    const { place = '', face } = element.dataset;
    const heap = heaps.has(place) ? place : place.slice(0, place.lastIndexOf('-'));
    if (!heaps.has(heap)) return [];
    const piece =
      element.querySelector<HTMLElement>('.face') ??
      (face === undefined ? undefined : (element.querySelector<HTMLElement>('img') ?? undefined));
    const box = (piece ?? element).getBoundingClientRect();
    if (box.width === 0) return [];
    const isChosen = element.classList.contains('chosen') || element.querySelector('.chosen') !== null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const { width, height } = box;
    return [{ element, heap, place, face, isChosen, piece, x, y, width, height, angle: 0 }];
  });
}

/** As it lies: the box around a piece that lies turned is larger than the piece. */
function lying(spot: Spot): Spot {
  const { element, piece, width } = spot;
  const [, a = '1', b = '0'] = /^matrix\(([^,]+), ([^,]+),/u.exec(getComputedStyle(element).transform) ?? [];
  const turn = Math.atan2(Number(b), Number(a));
  if (piece === undefined || turn === 0 || piece.offsetWidth === 0) return spot;
  const ratio = piece.offsetHeight / piece.offsetWidth;
  const own = width / (Math.abs(Math.cos(turn)) + ratio * Math.abs(Math.sin(turn)));
  return { ...spot, width: own, height: own * ratio, angle: (turn * 180) / Math.PI };
}

/** Of several alike, the one that was taken up goes first. */
function startOf(
  { from }: Journey,
  before: readonly Placed[],
  spots: readonly Spot[],
  left: ReadonlySet<Spot>,
): Spot | undefined {
  const alike = before.filter(({ heap, face }) => heap === from.heap && face === from.face);
  const of = spots.filter(({ heap }) => heap === from.heap);
  const free = of.filter(
    (spot) =>
      !left.has(spot) && (spot.face === String(from.face) || alike.some(({ place }) => place === spot.place)),
  );
  const own = free.find(({ place }) => place === from.place);
  return free.find(({ isChosen }) => isChosen) ?? own ?? free.at(-1) ?? of.at(-1);
}

/** Its own place; in a heap whose pieces have none, where one like it has come. */
function endOf(
  { to }: Journey,
  earlier: readonly Spot[],
  now: readonly Spot[],
  come: ReadonlySet<HTMLElement>,
): Spot | undefined {
  const isNew = (spot: Spot): boolean =>
    !earlier.some(({ place, face }) => place === spot.place && face === spot.face);
  return (
    now.find(({ place }) => place === to.place) ??
    now.findLast(
      (spot) =>
        spot.heap === to.heap && spot.face === String(to.face) && isNew(spot) && !come.has(spot.element),
    )
  );
}

interface Flight {
  readonly start: Spot;
  readonly end: Spot;
  readonly isTurned: boolean;
}

/** A copy that looks the same wherever it is: what a stylesheet says of the piece in its place does not hold elsewhere. */
function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.classList.add('flying');
  const lies = {
    position: 'absolute',
    left: '0',
    top: '0',
    margin: '0',
    display: 'grid',
    placeItems: 'center',
  };
  Object.assign(copy.style, lies);
  const images = copy.querySelectorAll('img');
  for (const [at, { offsetWidth }] of piece.querySelectorAll('img').entries()) {
    const width = `${(offsetWidth / piece.offsetWidth) * 100}%`;
    Object.assign(images[at]?.style ?? {}, { width, height: 'auto' });
  }
  return copy;
}

/** All of them come into the page at once, so that its style is worked out once and not for each. */
function fly(layer: HTMLElement, flights: readonly Flight[], earlier: number): void {
  const { left, top, right, bottom } = layer.getBoundingClientRect();
  // The whole room is turned for whoever sits on the other side of a tablet.
  const isAcross = document.documentElement.dataset['flat'] === 'there';
  const flying = flights.flatMap((flight) => {
    const { piece, width, height } = flight.end.piece === undefined ? flight.start : flight.end;
    if (piece === undefined) return [];
    const ghost = piece === flight.end.piece ? copyOf(piece) : piece;
    Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
    return [{ ...flight, ghost, width }];
  });
  layer.append(...flying.map(({ ghost }) => ghost));
  for (const [index, { start, end, isTurned, ghost, width }] of flying.entries()) {
    const at = ({ x, y }: Point, scale: number, angle: number): string =>
      `translate(${isAcross ? right - x : x - left}px, ${isAcross ? bottom - y : y - top}px) translate(-50%, -50%) rotate(${angle}deg) scale(${scale})`;
    const lands = end.piece !== undefined;
    const [from, to] = [start.piece === undefined ? 1 : start.width / width, lands ? 1 : 0.8];
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - LIFT };
    const turn = isTurned ? 180 : 0;
    const timing = {
      duration: TIME * pace.value,
      delay: (earlier + index) * NEXT * pace.value,
      easing: 'ease-in-out',
      fill: 'both',
    } as const;
    end.piece?.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
    const flight = ghost.animate(
      [
        { transform: at(start, from, start.angle + turn), opacity: 1 },
        {
          transform: at(half, ((from + to) / 2) * 1.1, (start.angle + turn + end.angle) / 2),
          opacity: 1,
          offset: 0.5,
        },
        { transform: at(end, to, end.angle), opacity: lands ? 1 : 0.2 },
      ],
      timing,
    );
    for (const over of ['finish', 'cancel']) flight.addEventListener(over, () => ghost.remove());
  }
}
