import type { Hint } from '#bots/review/review';
import type { Seat } from '#core/game';
import type { GameRoom } from '../game-ui.ts';
import { type SpotBox, shownIn, spotBoxes } from '../room/spot-boxes.ts';

/** Something on the table that a hint points out. */
export interface HintMark extends SpotBox {
  /** Where to look, what could be played, and what is best. */
  readonly kind: 'glow' | 'candidate' | 'best';
  /** The candidates that are about it, by their place in the list. */
  readonly signs: readonly number[];
}

interface Hinted {
  readonly room: GameRoom;
  readonly view: unknown;
  readonly seat: Seat;
  readonly hint: Hint;
}

/** What glows at the first press, is marked at the second, and is outlined at the third. */
export function hintMarks(root: ParentNode, hinted: Hinted, pressed: number): readonly HintMark[] {
  const { hint } = hinted;
  if (pressed === 1) return glowing(root, hinted);
  const words = pressed === 2 ? hint.candidates : [hint.best];
  const marks = new Map<string, HintMark>();
  for (const word of words) {
    for (const box of actionBoxes(root, hinted, word)) {
      const at = `${box.left} ${box.top}`;
      const sign = hint.candidates.indexOf(word);
      const signs = [...(marks.get(at)?.signs ?? []), sign];
      marks.set(at, { ...plain(box), kind: pressed === 2 ? 'candidate' : 'best', signs });
    }
  }
  return [...marks.values()];
}

function glowing(root: ParentNode, { room, hint }: Hinted): readonly HintMark[] {
  const keys = (hint.matters?.places ?? []).flatMap(({ factor, place }) =>
    place === null ? [] : (room.spotOf?.(factor, place) ?? []),
  );
  return spotBoxes(root, keys).map((box) => ({ ...plain(box), kind: 'glow', signs: [] }));
}

/** The things an action is about; one that is done by a button is marked there. */
function actionBoxes(root: ParentNode, { room, view, seat }: Hinted, word: string): readonly SpotBox[] {
  const keys = room.spotsOf?.(view, seat, word) ?? [];
  const boxes = spotBoxes(root, keys);
  return boxes.length === keys.length && keys.length > 0
    ? boxes
    : [...boxes, ...shownIn(root, `[data-word="${word}"]`).slice(0, 1)];
}

const plain = ({ left, top, width, height }: SpotBox): SpotBox => ({ left, top, width, height });
