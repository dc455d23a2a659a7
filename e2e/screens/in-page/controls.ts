/// <reference lib="dom" />
// Runs in the page: every control that does something now is touched where it is seen.
import {
  above,
  clippers,
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
  saysOf,
} from './sight.ts';

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider]';
const FINGER = 44;
const FINGER_AT_LEAST = 32;
const INSET = 0.2;

/** What a finger aims at: of a field that lies in its label, the label. */
function targetOf(control: HTMLElement): HTMLElement {
  const isInLabel = control.matches('[type=checkbox], [type=radio], [type=file]');
  return (isInLabel ? control.closest('label') : null) ?? control;
}

const isLive = (control: HTMLElement): boolean => !control.matches(':disabled, [aria-disabled="true"]');

function controlsIn(scope: Element, { waiting }: Exceptions): HTMLElement[] {
  const found = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isLive).map(targetOf);
  return [...new Set(found)].filter((each) => isSeen(each) && each.closest(waiting) === null);
}

/** A link in the middle of a sentence is as high as its line. */
const isInSentence = (element: HTMLElement): boolean =>
  element.matches('a') && getComputedStyle(element).display === 'inline';

/** Where a thing is aimed at: a link that goes on in the next line, in its first. */
const boxOf = (element: HTMLElement): DOMRect =>
  (isInSentence(element) ? element.getClientRects()[0] : undefined) ?? element.getBoundingClientRect();

/** What can be seen of it at once: of something longer than what it scrolls in, as much as that shows. */
function shownBoxOf(element: HTMLElement): DOMRect {
  const { left, top, width, bottom } = boxOf(element);
  const [from, to] = clippers(element)
    .filter((each) => goesOn(each, 'y'))
    .map((each) => insideOf(each))
    .filter((inside) => bottom - top > inside.bottom - inside.top)
    .reduce(([start, end], box) => [Math.max(start, box.top), Math.min(end, box.bottom)], [top, bottom]);
  return new DOMRect(left, from, width, to - from);
}

/** The middle of what is seen of a thing: in the window, and inside of everything that clips it; of what scrolls, the whole. */
// oxlint-disable-next-line eslint/complexity -- it runs in the page in one piece, and asks one thing after the other
function isOutOfSight(element: HTMLElement): Element | 'window' | null {
  const { left, top, right, bottom } = boxOf(element);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const clipper of clippers(element)) {
    const box = insideOf(clipper);
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return clipper;
    const isCut = top < box.top - 1 || bottom > box.bottom + 1;
    if (isCut && goesOn(clipper, 'y') && bottom - top <= box.bottom - box.top) return clipper;
    const isCutAside = left < box.left - 1 || right > box.right + 1;
    if (isCutAside && goesOn(clipper, 'x') && right - left <= box.right - box.left) return clipper;
  }
  const isWithin =
    left >= 0 && top >= FINGER / 2 && right <= innerWidth && bottom <= innerHeight - FINGER / 2;
  const isMiddleWithin = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  // What a page can scroll to is looked at as a whole, with room for a finger.
  return isWithin || (isMiddleWithin && isRoom()) ? null : 'window';
}

/** Brings a thing into sight as whoever looks for it would: by scrolling what may scroll. */
function reveal(element: HTMLElement, exceptions: Exceptions): string | null {
  for (let tries = 0; tries < 2; tries += 1) {
    const behind = isOutOfSight(element);
    if (behind === null) return null;
    const scroller = clippers(element).find((each) => goesOn(each, 'x') || goesOn(each, 'y'));
    if (behind === 'window' && isRoom() && scroller === undefined) return 'lies outside of the window';
    if (behind !== 'window' && (scroller === undefined || !mayScroll(scroller, exceptions))) {
      return `is cut off by ${nameOf(behind)}`;
    }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const { left, right } = element.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 ? 'cannot be brought into sight' : null;
}

/** Whatever is found there belongs to the control. */
function isHit(element: HTMLElement, x: number, y: number, exceptions: Exceptions): Element | 'edge' | null {
  const found = document.elementFromPoint(x, y);
  if (found === null) return 'edge';
  if (element.contains(found)) return null;
  const label = found.closest('label');
  if (label?.contains(element) === true || label?.control === element) return null;
  if (element.matches(exceptions.carriers) && element.parentElement!.contains(found)) return null;
  return isLaidOver(element, found, exceptions) ? null : found;
}

const NEAR = ['left', 'middle', 'right'] as const;

/** What stays while the rest is scrolled covers nothing that can be scrolled from below it, nor from below its edge. */
function scrollFromBelow(element: HTMLElement, exceptions: Exceptions): void {
  const { left, top, width, height } = boxOf(element);
  const beyond = Math.max(0, FINGER / 2 - 0.75 - height / 2);
  const points = [0.5, INSET, 1 - INSET].map((part) => [left + width * part, top + height * part]);
  const fingers = [top - beyond, top + height + beyond].map((y) => [left + width / 2, y]);
  const isBelow = [...points, ...fingers].some(([x, y]) =>
    above(element, x, y).some((lid) => floatsOver(lid, element, exceptions)),
  );
  if (isBelow) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

function coveredAt(element: HTMLElement, exceptions: Exceptions): Finding[] {
  scrollFromBelow(element, exceptions);
  const { left, top, width, height } = shownBoxOf(element);
  const isLapped = element.closest(exceptions.lapped) !== null;
  // A card that is held aslant has its edge, but not the corners of its box.
  const free = isLapped ? [0.12, 0.2] : [0.5, INSET, 1 - INSET];
  const spans = element.matches(exceptions.aslant)
    ? [[0.5], [0.5]]
    : [free, isLapped ? [0.5, 0.35, 0.65] : [0.5, INSET, 1 - INSET]];
  const isHitAt = (across: number, down: number): boolean =>
    isHit(element, left + width * across, top + height * down, exceptions) === null;
  if (isLapped && [0.62, 0.72].every((across) => spans[1].every((down) => isHitAt(across, down)))) return [];
  const by = new Map<string, string[]>();
  for (const across of spans[0]) {
    for (const down of spans[1]) {
      const found = isHit(element, left + width * across, top + height * down, exceptions);
      if (found === null) continue;
      const name = nameOf(found === 'edge' ? null : found);
      const [x, y] = [across, down].map((part) => NEAR[part === 0.5 ? 1 : part < 0.5 ? 0 : 2]);
      by.set(name, [...(by.get(name) ?? []), x === y ? x : `${y} ${x}`]);
    }
  }
  return [...by].map(([name, places]) => ({
    what: `is covered by ${name}`,
    thing: nameOf(element),
    says: saysOf(element),
    measured: places.length > 5 ? 'almost everywhere' : places.join(', '),
  }));
}

/** How far from its middle a finger still finds it, along one axis. */
function reach(element: HTMLElement, exceptions: Exceptions, axis: 'x' | 'y'): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = axis === 'x' ? width : height;
  const [x, y] = [left + width / 2, top + height / 2];
  const hits = (by: number): boolean =>
    isHit(element, axis === 'x' ? x + by : x, axis === 'x' ? y : y + by, exceptions) === null;
  for (const least of [FINGER, FINGER_AT_LEAST]) {
    if (box >= least - 0.5) return Math.max(box, least);
    const half = least / 2 - 0.75;
    if (hits(half) && hits(-half)) return least;
  }
  return box;
}

function tooSmall(element: HTMLElement, exceptions: Exceptions): Finding[] {
  if (isInSentence(element)) return [];
  const width = reach(element, exceptions, 'x');
  const height = reach(element, exceptions, 'y');
  const least = element.matches(exceptions.small) ? FINGER_AT_LEAST : FINGER;
  if (Math.min(width, height) >= least) return [];
  return [
    {
      what: `is smaller than ${least} pixels`,
      thing: nameOf(element),
      says: saysOf(element),
      measured: `${Math.round(width)}×${Math.round(height)}`,
    },
  ];
}

export function findingsOfControls(scope: Element, exceptions: Exceptions): Finding[] {
  return controlsIn(scope, exceptions).flatMap((element) => {
    const lost = reveal(element, exceptions);
    if (lost !== null) {
      return [{ what: lost, thing: nameOf(element), says: saysOf(element), measured: '' }];
    }
    return [...coveredAt(element, exceptions), ...tooSmall(element, exceptions)];
  });
}
