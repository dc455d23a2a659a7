/// <reference lib="dom" />
// Runs in the page: whatever is written is read in full, and nothing lies on it.
import {
  above,
  type Box,
  clippersOfText,
  type Exceptions,
  type Finding,
  floatsOver,
  goesOn,
  insideOf,
  isLaidOver,
  isRoom,
  isSeen,
  mayScroll,
  nameOf,
  pageGoesOn,
  saysOf,
} from './sight.ts';

interface Written {
  readonly element: Element;
  /** A line of it, without the empty space above and below the letters. */
  readonly box: Box;
}

const SILENT = 'script, style, title, option, select, textarea, noscript';

/** Every line of every text that is shown. */
function linesIn(scope: Element): Written[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, boolean>();
  const found: Written[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent!.trim() === '' || element.closest(SILENT) !== null) continue;
    if (!seen.has(element)) seen.set(element, isSeen(element));
    if (seen.get(element) !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      const blank = height * 0.2;
      found.push({ element, box: { left, top: top + blank, right, bottom: bottom - blank } });
    }
  }
  return found;
}

const finding = ({ element }: Written, what: string, measured = ''): Finding => ({
  what,
  thing: nameOf(element),
  says: saysOf(element),
  measured,
});

type Cut = { readonly by: string; readonly pixels: number } | 'scrolled' | null;

/** How much of a line is missing, and what takes it away. */
function cutOf({ element, box }: Written, exceptions: Exceptions): Cut {
  for (const clipper of clippersOfText(element)) {
    const inside = insideOf(clipper);
    const style = getComputedStyle(clipper);
    const beyondX = Math.max(inside.left - box.left, box.right - inside.right);
    const beyondY = Math.max(inside.top - box.top, box.bottom - inside.bottom);
    for (const [axis, beyond, overflow] of [
      ['x', beyondX, style.overflowX],
      ['y', beyondY, style.overflowY],
    ] as const) {
      if (beyond <= 1.5 || overflow === 'visible') continue;
      if (!goesOn(clipper, axis)) return { by: `is cut off by ${nameOf(clipper)}`, pixels: beyond };
      if (mayScroll(clipper, exceptions)) return 'scrolled';
      return { by: `goes on behind the edge of ${nameOf(clipper)}`, pixels: beyond };
    }
  }
  const beyondX = Math.max(-box.left, box.right - innerWidth);
  if (beyondX > 1.5) return { by: 'lies outside of the window', pixels: beyondX };
  const beyondY = Math.max(-box.top, box.bottom - innerHeight);
  if (beyondY <= 1.5) return null;
  return pageGoesOn() && !isRoom() ? 'scrolled' : { by: 'lies outside of the window', pixels: beyondY };
}

const alphaOf = (colour: string): number => {
  if (colour === 'transparent') return 0;
  const parts = /rgba?\(([^)]+)\)/u.exec(colour)?.[1].split(/[\s,/]+/u) ?? [];
  return parts.length > 3 ? Number(parts[3]) : 1;
};

const drawn = new WeakMap<HTMLImageElement, CanvasRenderingContext2D | null>();

/** Is there anything to see in the picture at this point of the window? */
function isPainted(image: HTMLImageElement, x: number, y: number): boolean {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (!drawn.has(image)) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    drawn.set(image, context);
  }
  const [, , , alpha = 255] = drawn.get(image)?.getImageData(x - left, y - top, 1, 1).data ?? [];
  return alpha > 100;
}

const isFaint = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (Number(getComputedStyle(at).opacity) < 0.4) return true;
  }
  return false;
};

/** Does this thing hide what lies below it at this point? */
function isOpaque(element: Element, x: number, y: number): boolean {
  if (!isSeen(element) || isFaint(element)) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // A surface to press that reaches beyond its button is no part of what is seen of it.
  if (x < left || x > right || y < top || y > bottom) return false;
  const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element);
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    return fill !== 'none' && alphaOf(fill) * Number(fillOpacity) > 0.4;
  }
  if (element instanceof HTMLImageElement && !isPainted(element, x, y)) return false;
  if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement) return true;
  if (alphaOf(backgroundColor) > 0.4) return true;
  const isSheer = /transparent|rgba\([^)]*, 0(?:\.[0-4]\d*)?\)/u.test(backgroundImage);
  return backgroundImage !== 'none' && !isSheer;
}

/** What lies on the middle or on an end of a line. */
function coverOf({ element, box }: Written, exceptions: Exceptions): Element | null {
  const { left, right, top, bottom } = box;
  const pile = element.closest(exceptions.lapped);
  for (const part of [0.5, 0.12, 0.88]) {
    const [x, y] = [left + (right - left) * part, (top + bottom) / 2];
    for (const lid of above(element, x, y)) {
      if (lid.matches(exceptions.veils) || isLaidOver(element, lid, exceptions)) continue;
      if (!isOpaque(lid, x, y)) continue;
      if (floatsOver(lid, element, exceptions)) continue;
      // Of things that lie over one another, the lower ones are covered.
      if (pile !== null && lid.closest(exceptions.lapped) !== null) break;
      return lid;
    }
  }
  return null;
}

/** Lines of different things that lie on one another. */
function collisions(lines: readonly Written[], exceptions: Exceptions): Finding[] {
  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  return sorted.flatMap((one, index) => {
    const found: Finding[] = [];
    for (let at = index + 1; at < sorted.length && sorted[at].box.top < one.box.bottom - 1; at += 1) {
      const two = sorted[at];
      const width = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const height = Math.min(one.box.bottom, two.box.bottom) - two.box.top;
      if (width < 2 || height < 2 || one.element.contains(two.element) || two.element.contains(one.element)) {
        continue;
      }
      if (
        one.element.closest(exceptions.lapped) !== null &&
        two.element.closest(exceptions.lapped) !== null
      ) {
        continue;
      }
      const lies = [
        [one.element, two.element],
        [two.element, one.element],
      ].some(
        ([below, above]) => isLaidOver(below, above, exceptions) || floatsOver(above, below, exceptions),
      );
      if (lies) continue;
      const measured = `“${saysOf(two.element).slice(0, 30)}”, ${Math.round(width)}×${Math.round(height)}`;
      found.push(finding(one, `lies on the text of ${nameOf(two.element)}`, measured));
    }
    return found;
  });
}

/** A text with more than two lines a word stands letter by letter in a column too narrow for it; a long name may be parted. */
function crumbled(lines: readonly Written[]): Finding[] {
  const byElement = Map.groupBy(lines, ({ element }) => element);
  return [...byElement].flatMap(([element, own]) => {
    const words = (element.textContent ?? '').trim().split(/[\s-]+/u).length;
    const rows = new Set(own.map(({ box }) => Math.round(box.top))).size;
    return rows > 2 * words + 1
      ? [finding(own[0], 'stands letter by letter', `${rows} of ${words} words`)]
      : [];
  });
}

export function findingsOfTexts(scope: Element, exceptions: Exceptions): Finding[] {
  const unread = `:is(${exceptions.shortened}, ${exceptions.waiting})`;
  const read = linesIn(scope).filter(({ element }) => element.closest(unread) === null);
  const cuts = read.map((line) => cutOf(line, exceptions));
  const cut = read.flatMap((line, at) => {
    const how = cuts[at];
    return how === null || how === 'scrolled' ? [] : [finding(line, how.by, `${Math.round(how.pixels)} px`)];
  });
  const whole = read.filter((_, at) => cuts[at] === null);
  // What lets a finger through covers a text all the same.
  const solid = document.head.appendChild(document.createElement('style'));
  solid.textContent = '* { pointer-events: auto !important }';
  const lying = whole.map((line) => coverOf(line, exceptions));
  solid.remove();
  const covered = whole.flatMap((line, at) =>
    lying[at] === null ? [] : [finding(line, `is covered by ${nameOf(lying[at])}`)],
  );
  const open = whole.filter((_, at) => lying[at] === null);
  return [...cut, ...covered, ...collisions(open, exceptions), ...crumbled(read)];
}
