/// <reference lib="dom" />
// Runs in the page: what is seen of a thing, and what it is called.

export interface Exceptions {
  /** Controls that may be as small as 32 pixels. */
  readonly small: string;
  /** Things that lie over one another, each with an edge free: the left one, or beside one that is lifted out the right one. */
  readonly lapped: string;
  /** Lists of a room that go on behind an edge, and show that they do. */
  readonly scrolls: string;
  /** Text that is written out elsewhere. */
  readonly shortened: string;
  /** Things with controls of their own on them. */
  readonly carriers: string;
  /** Controls that lie aslant: their box has corners that they have not. */
  readonly aslant: string;
  /** What lies on text and lets it be read. */
  readonly veils: string;
  /** What is not there until it is asked for. */
  readonly waiting: string;
  /** What lies over the table while it is open, and what it may cover. */
  readonly overlays: readonly (readonly [overlay: string, covers: string])[];
}

export interface Finding {
  /** What is wrong, without a number or a word of one language: the same trouble on two screens is one trouble. */
  readonly what: string;
  /** The thing by its tag and its classes. */
  readonly thing: string;
  /** What is written on it, for whoever looks for it. */
  readonly says: string;
  /** Numbers that differ from screen to screen. */
  readonly measured: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const PASSING = new Set(['live', 'offered', 'chosen', 'touch', 'icon']);

/** A tag with the classes that say what it is. */
export function nameOf(element: Element | null): string {
  if (element === null) return 'the edge of the window';
  const classes = [...element.classList].filter((each) => !PASSING.has(each));
  const own = element.tagName.toLowerCase() + classes.map((each) => `.${each}`).join('');
  if (classes.length > 0 || element.parentElement === null) return own;
  const above = element.parentElement.closest('[class]');
  return above === null ? own : `${nameOf(above)} ${own}`;
}

export const saysOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/gu, ' ').trim().slice(0, 60);

/** What is asked of a thing again and again, for everything in it, is asked once: while a screen is looked at it only scrolls. */
function once<T>(ask: (element: Element) => T): (element: Element) => T {
  const known = new WeakMap<Element, T>();
  return (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element)!;
  };
}

const isHiddenToTheEye: (element: Element) => boolean = once((element) => {
  const { clipPath, overflow, position } = getComputedStyle(element);
  if (clipPath.startsWith('inset(50%') || clipPath.startsWith('inset(100%')) return true;
  const { width, height } = element.getBoundingClientRect();
  if (position === 'absolute' && overflow !== 'visible' && (width <= 2 || height <= 2)) return true;
  return element.parentElement !== null && isHiddenToTheEye(element.parentElement);
});

export const isSeen = once(
  (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isHiddenToTheEye(element),
);

const clips = once((element) => {
  const { display, overflowX, overflowY } = getComputedStyle(element);
  // What has no box cuts nothing off.
  if (display === 'contents') return false;
  return overflowX !== 'visible' || overflowY !== 'visible';
});

/** What clips the text in this thing, from the inside to the outside. */
export const clippersOfText = (element: Element): Element[] => [
  ...(clips(element) ? [element] : []),
  ...clippers(element),
];

/** What clips this thing, from the inside to the outside. */
export const clippers: (element: Element) => readonly Element[] = once((element) => {
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return [];
  const above: Element | null =
    position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  if (above === null || above === document.body || above === document.documentElement) return [];
  return clips(above) ? [above, ...clippers(above)] : clippers(above);
});

/** The inside of a thing that clips. */
export function insideOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const margin = Number.parseFloat(style.overflowClipMargin) || 0;
  const width = (side: string): number => Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  return {
    left: left + width('left') - margin,
    top: top + width('top') - margin,
    right: right - width('right') + margin,
    bottom: bottom - width('bottom') + margin,
  };
}

/** Can whoever looks bring the rest of it to light, along this axis? */
export function goesOn(element: Element, axis: 'x' | 'y'): boolean {
  const style = getComputedStyle(element);
  const overflow = axis === 'x' ? style.overflowX : style.overflowY;
  const more =
    axis === 'x'
      ? element.scrollWidth > element.clientWidth + 1
      : element.scrollHeight > element.clientHeight + 1;
  return more && (overflow === 'auto' || overflow === 'scroll');
}

/** With large letters whatever can scroll may; otherwise what is needed for playing is in sight. */
export const mayScroll = (scroller: Element | undefined, { scrolls }: Exceptions): boolean =>
  !isRoom() || document.documentElement.dataset['text'] === 'large' || scroller?.matches(scrolls) === true;

/** Is this thing covered by what was opened over it? */
export const isLaidOver = (element: Element, found: Element, { overlays }: Exceptions): boolean =>
  overlays.some(([overlay, covers]) => found.closest(overlay) !== null && element.closest(covers) !== null);

/** What lies over a thing at this point of the window, from the top downwards. */
export function above(element: Element, x: number, y: number): readonly Element[] {
  const isPartOf = (found: Element): boolean => found.contains(element) || element.contains(found);
  // The whole pile takes the browser much longer than its top, and mostly nothing lies there.
  const top = document.elementFromPoint(x, y);
  if (top === null || isPartOf(top)) return [];
  const pile = document.elementsFromPoint(x, y);
  const end = pile.findIndex(isPartOf);
  return end === -1 ? pile : pile.slice(0, end);
}

/** Stays where it is while what it lies on is scrolled from below it. */
export function floatsOver(above: Element, element: Element, exceptions: Exceptions): boolean {
  const scroller = clippersOfText(element).find((each) => goesOn(each, 'y'));
  if (scroller === undefined ? isRoom() || !pageGoesOn() : !mayScroll(scroller, exceptions)) return false;
  for (let at: Element | null = above; at !== null && at !== scroller; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  }
  return false;
}

export const pageGoesOn = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;

/** A room fills the window, and nothing of it lies below; on the page of looking back it is a picture among others. */
export const isRoom = (): boolean =>
  document.querySelector('.room') !== null && document.querySelector('.look-page') === null;
