/** A finger that has gone so many pixels sideways means it. */
const FAR = 48;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a finger wants to go: to the left is on, to the right is back; null: it has pressed, or scrolled. */
export function swipeBetween(from: Place, to: Place): -1 | 1 | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(along)) return null;
  return across < 0 ? 1 : -1;
}

/** What an element listens to, so that fingers can leaf through it. Needs `touch-action: pan-y`. */
export function swiping(leaf: (by: -1 | 1) => void) {
  let from: Place | null = null;
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent): void {
      from = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      const by = from === null ? null : swipeBetween(from, { x: clientX, y: clientY });
      from = null;
      if (by !== null) leaf(by);
    },
    onPointerCancel(): void {
      from = null;
    },
  };
}
