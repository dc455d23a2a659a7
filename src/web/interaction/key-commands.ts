/** A step to the nearest thing: one of both is 0. */
export type Direction = readonly [x: number, y: number];

export type KeyCommand =
  | { readonly type: 'clear' | 'read' | 'undo' }
  | { readonly type: 'digit'; readonly index: number }
  /** A thing is pressed wherever the focus is; it is a selector. */
  | { readonly type: 'press'; readonly thing: string }
  /** To the next thing of a kind, which is a selector. */
  | { readonly type: 'next'; readonly kind: string }
  | { readonly type: 'step'; readonly direction: Direction };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys a game has of its own. */
export interface GameKeys {
  /** Letters that go to the next thing of a kind. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Keys that press a thing, in small letters. */
  readonly presses?: Readonly<Record<string, string>>;
}

/** What a key means in a room; null where it is the browser's. */
export function keyCommand(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { letters = {}, presses = {} }: GameKeys = {},
): KeyCommand | null {
  if (altKey || metaKey) return null;
  if (key === 'Escape') return { type: 'clear' };
  if (key.toLowerCase() === 'u' || (ctrlKey && key === 'z')) return { type: 'undo' };
  const direction = ARROWS[key];
  if (direction !== undefined) return { type: 'step', direction };
  if (ctrlKey) return null;
  if (key.toLowerCase() === 'r') return { type: 'read' };
  if (/^[1-9]$/.test(key)) return { type: 'digit', index: Number(key) - 1 };
  const thing = presses[key.toLowerCase()];
  if (thing !== undefined) return { type: 'press', thing };
  const kind = letters[key];
  return kind === undefined ? null : { type: 'next', kind };
}

type Point = readonly [x: number, y: number];

/** The nearest of these in that direction, by its index, or −1; what lies aside counts as farther away. */
export function nearestOf(points: readonly Point[], [fromX, fromY]: Point, [x, y]: Direction): number {
  const distances = points.map(([toX, toY]) => {
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // Pixels: things of the same row, and the thing itself, are not in this direction.
    return along < 4 ? Infinity : along + 2.5 * aside;
  });
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}
