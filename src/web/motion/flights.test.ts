import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depart } from './flights.ts';
import type { Placed } from './journeys.ts';

vi.mock('../settings.ts', () => ({ pace: { value: 1 } }));

/** As much of an element as what flies asks of it. */
interface Thing {
  readonly place: string;
  readonly face?: string | undefined;
  /** What is drawn there, if it is a piece. */
  readonly drawn?: string;
  readonly x: number;
  readonly size?: number;
  readonly isChosen?: boolean;
  readonly transform?: string;
}

interface Animation {
  readonly name: string;
  readonly transforms: readonly string[];
  readonly opacities: readonly number[];
  end(): void;
}

const animations: Animation[] = [];
const layer = new Set<object>();
let shown: readonly Thing[] = [];

const drawing = (name: string, box: object): object => ({
  name,
  style: {},
  offsetWidth: 40,
  offsetHeight: 56,
  classList: { add: () => undefined },
  getBoundingClientRect: () => box,
  cloneNode: () => drawing(`copy of ${name}`, box),
  querySelectorAll: () => [{ offsetWidth: 30, style: {} }],
  remove(this: object) {
    layer.delete(this);
  },
  animate(frames: readonly { transform?: string; opacity: number }[]) {
    const ends: (() => void)[] = [];
    animations.push({
      name,
      transforms: frames.map(({ transform = '' }) => transform),
      opacities: frames.map(({ opacity }) => opacity),
      end: () => ends.forEach((end) => end()),
    });
    return { addEventListener: (kind: string, end: () => void) => kind === 'finish' && ends.push(end) };
  },
});

const elements = new Map<Thing, object>();
function elementOf(thing: Thing): object {
  const { place, face, drawn, x, size = 40, isChosen = false } = thing;
  const box = { left: x, top: 100, width: size, height: size };
  const piece = drawn === undefined ? null : drawing(drawn, box);
  const element = {
    dataset: { place, face },
    thing,
    classList: { contains: () => isChosen },
    querySelector: (selector: string) => (selector === '.face' ? piece : null),
    getBoundingClientRect: () => box,
  };
  const known = elements.get(thing) ?? element;
  elements.set(thing, known);
  return known;
}

const page: { flat?: string } = {};
beforeEach(() => {
  delete page.flat;
  animations.length = 0;
  layer.clear();
  elements.clear();
  vi.stubGlobal('document', {
    documentElement: { dataset: page },
    querySelector: () => ({
      replaceChildren: () => layer.clear(),
      append: (...ghosts: object[]) => ghosts.forEach((ghost) => layer.add(ghost)),
      getBoundingClientRect: () => ({ left: 10, top: 20, right: 1010, bottom: 720 }),
    }),
    querySelectorAll: () => shown.map(elementOf),
  });
  vi.stubGlobal('getComputedStyle', ({ thing }: { thing: Thing }) => ({
    transform: thing.transform ?? 'none',
  }));
});
afterEach(() => vi.unstubAllGlobals());

const at = (heap: string, place: string, face: number, isTurned?: boolean): Placed => ({
  heap,
  place,
  face,
  ...(isTurned === undefined ? {} : { isTurned }),
});
const HAND = [at('hand', 'hand-0', 7), at('hand', 'hand-1', 7)];
const ways = (): string[] =>
  animations
    .filter(({ transforms }) => transforms[0] !== '')
    .map(({ name, transforms }) =>
      [name, ...transforms.map((each) => /\((-?[\d.]+)px/u.exec(each)?.[1])].join(' '),
    );

test('a copy of the piece flies from its old place to the new one, and the piece shows when it has landed', () => {
  shown = [{ place: 'hand-0', drawn: 'card', x: 100 }];
  const travel = depart('.room', [at('hand', 'hand-0', 7)], [at('column', 'column-0', 7)]);
  const column = { place: 'column-0', drawn: 'card there', x: 300, size: 80 };
  shown = [column];
  travel.arrive(false);
  // From middle to middle, as the layer counts.
  expect(ways()).toEqual(['copy of card there 110 220 330']);
  const [piece, ghost] = animations;
  expect(piece).toMatchObject({ name: 'card there', opacities: [0, 0] });
  expect(ghost?.transforms[0]).toContain('scale(0.5)');
  expect(ghost?.transforms.at(-1)).toContain('scale(1)');
  expect(ghost?.opacities).toEqual([1, 1, 1]);
  expect(layer.size).toBe(1);
  ghost?.end();
  expect(layer.size).toBe(0);
  // Nothing flies twice.
  travel.arrive(true);
  expect(animations).toHaveLength(2);
});

test('in a room that is turned to the other side, a piece flies the way that side sees it', () => {
  shown = [{ place: 'hand-0', drawn: 'card', x: 100 }];
  const travel = depart('.room', [at('hand', 'hand-0', 7)], [at('column', 'column-0', 7)]);
  page.flat = 'there';
  shown = [{ place: 'column-0', drawn: 'card there', x: 300, size: 80 }];
  travel.arrive(false);
  expect(ways()).toEqual(['copy of card there 890 780 670']);
});

test('of several alike the one that was taken up goes, else the one that the views tell', () => {
  for (const [isChosen, from] of [
    [true, '110'],
    [false, '210'],
  ] as const) {
    animations.length = 0;
    shown = [
      { place: 'hand-0', drawn: 'card', x: 100, isChosen },
      { place: 'hand-1', drawn: 'card', x: 200 },
    ];
    const travel = depart('.room', HAND, [at('column', 'column-0', 7), at('hand', 'hand-0', 7)]);
    shown = [{ place: 'column-0', drawn: 'card there', x: 300 }];
    travel.arrive(false);
    expect(ways()[0]?.split(' ').slice(-3)[0]).toBe(from);
  }
});

test('in a heap without order a piece comes where one like it was not before, step by step', () => {
  const bench = { place: 'bench-0', face: '3', drawn: 'red', x: 100 };
  shown = [{ place: 'store', x: 500 }, bench, { place: 'bench-1', x: 140 }];
  const before = [at('bench', 'bench', 3), at('store', 'store', 3)];
  const travel = depart('.room', before, [at('bench', 'bench', 3), at('bench', 'bench', 3)]);
  // Not shown there yet: the red one that lies there is another.
  travel.arrive(false);
  expect(animations).toEqual([]);
  shown = [{ place: 'store', x: 500 }, bench, { place: 'bench-1', face: '3', drawn: 'new red', x: 140 }];
  travel.arrive(true);
  expect(ways()).toEqual(['copy of new red 510 330 150']);
});

test('into a heap that shows no single piece a copy of what left flies, and fades', () => {
  shown = [
    { place: 'store', x: 500 },
    { place: 'bench-0', face: '3', drawn: 'red', x: 100 },
  ];
  const travel = depart('.room', [at('bench', 'bench', 3)], [at('store', 'store', 3)]);
  shown = [
    { place: 'store', x: 500 },
    { place: 'bench-0', face: '2', drawn: 'blue', x: 100 },
  ];
  travel.arrive(false);
  expect(ways()).toEqual(['copy of red 110 310 510']);
  expect(animations[0]?.opacities.at(-1)).toBeLessThan(1);
});

test('what is nowhere to be seen does not fly; what comes to a heap that hides it goes there in the last step', () => {
  shown = [{ place: 'hand-0', drawn: 'card', x: 100, size: 0 }];
  depart('.room', [at('hand', 'hand-0', 7)], [at('column', 'column-0', 7)]).arrive(true);
  expect(animations).toEqual([]);
  shown = [
    { place: 'hand-0', drawn: 'card', x: 100 },
    { place: 'rival-0', face: '1', drawn: 'other', x: 300 },
  ];
  const travel = depart('.room', [at('hand', 'hand-0', 7)], [at('rival', 'rival', 7)]);
  travel.arrive(false);
  expect(animations).toEqual([]);
  travel.arrive(true);
  expect(ways()).toEqual(['copy of card 110 210 310']);
});

test('a piece that lies turned flies as it lies, and is turned round on its way where it comes to stand so', () => {
  const transform = 'matrix(0, 1, -1, 0, 5, 5)';
  shown = [{ place: 'hand-0', drawn: 'card', x: 100, transform }];
  const travel = depart('.room', [at('hand', 'hand-0', 7)], [at('column', 'column-0', 7, true)]);
  shown = [{ place: 'column-0', drawn: 'card there', x: 300 }];
  travel.arrive(false);
  const transforms = animations[1]?.transforms ?? [];
  expect(transforms[0]).toContain('rotate(270deg)');
  expect(transforms.at(-1)).toContain('rotate(0deg)');
});

test('whoever hands the screen on leaves nothing of what is on its way', () => {
  shown = [{ place: 'hand-0', drawn: 'card', x: 100 }];
  const travel = depart('.room', HAND, [at('column', 'column-0', 7), at('pile', 'pile', 7)]);
  shown = [{ place: 'column-0', drawn: 'card there', x: 300 }];
  travel.arrive(false);
  expect(layer.size).toBe(1);
  travel.stop();
  shown = [...shown, { place: 'pile', drawn: 'back', x: 400 }];
  travel.arrive(true);
  expect(layer.size).toBe(0);
});
