import { type SpotBox, shownIn } from '../room/spot-boxes.ts';

const overlap = (one: SpotBox, other: SpotBox): number => {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
};

/** Of several places for what is said, the first that covers least of what it speaks of. */
function leastCovering(places: readonly [SpotBox, ...SpotBox[]], marks: readonly SpotBox[]): SpotBox {
  const covered = (place: SpotBox): number => marks.reduce((sum, mark) => sum + overlap(place, mark), 0);
  return places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}

/** Wider than this the sheet has a corner to stand in; narrower it is as wide as the screen. */
const NARROW = 760;
const MARGIN = 16;

/** How high each sheet was when it was placed. */
const heights = new WeakMap<HTMLElement, number>();

/** Places the sheet of a hint where it covers nothing that it speaks of, as far as there is such a place. */
export function placeHintSheet(marks: readonly SpotBox[]): void {
  const sheet = document.querySelector<HTMLElement>('.hint-sheet');
  if (sheet === null) return;
  const { width, height } = sheet.getBoundingClientRect();
  const at = (left: number, top: number): SpotBox => ({ left, top, width, height });
  const lowest = innerHeight - height;
  const bar = shownIn(document, '.bar')[0];
  const top = bar === undefined ? 0 : bar.top + bar.height;
  const hand = shownIn(document, '[data-spot^="card-"]').map((card) => card.top);
  const aboveHand = Math.max(top, Math.min(lowest, ...hand.map((each) => each - height - MARGIN / 2)));
  const right = innerWidth - width - MARGIN;
  const places: readonly [SpotBox, ...SpotBox[]] =
    innerWidth <= NARROW
      ? [at(0, aboveHand), at(0, lowest), at(0, top)]
      : [at(right, lowest - MARGIN), at(MARGIN, lowest - MARGIN), at(right, top), at(MARGIN, top)];
  const { left, top: down } = leastCovering(places, marks);
  // It glides from one place to the next; what has grown stands at once where all of it is seen.
  if (heights.get(sheet) !== height) sheet.removeAttribute('data-placed');
  else if (sheet.getAttribute('style') !== null) sheet.setAttribute('data-placed', '');
  heights.set(sheet, height);
  // Where it begins; the stylesheet keeps its other end in the window, however much it grows before it is placed anew.
  sheet.style.setProperty('--from-left', `${Math.round(left)}px`);
  sheet.style.setProperty('--from-top', `${Math.round(down)}px`);
}
