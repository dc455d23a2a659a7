import type { Handling } from './handling.ts';

type Direction = readonly [x: number, y: number];
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keyboard play: digits choose a card, arrows go to the nearest thing, Escape lets go, U takes back. */
export function listenToKeys(hand: Handling, undo: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null;
    if (typing || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') hand.clear();
    else if (event.key.toLowerCase() === 'u' || (event.ctrlKey && event.key === 'z')) undo();
    else if (/^[1-9]$/.test(event.key) && !event.ctrlKey) takeUp(Number(event.key) - 1);
    else if (event.key in ARROWS) step(ARROWS[event.key]);
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function takeUp(index: number): void {
  const card = document.querySelectorAll<HTMLElement>('.hand .touch')[index];
  card?.focus();
  card?.click();
}

/** To the nearest thing in that direction; what lies aside counts as farther away. */
function step([x, y]: Direction): void {
  const things = [...document.querySelectorAll<HTMLElement>('.room [data-spot], .places button')].filter(
    (each) => each.offsetParent !== null,
  );
  const from = document.activeElement;
  if (from === null || !things.includes(from as HTMLElement)) {
    (things.find((each) => each.matches('.hand .live')) ?? things[0])?.focus();
    return;
  }
  const [fromX, fromY] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of things) {
    const [toX, toY] = centre(each);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = along + 2.5 * aside;
    if (each === from || along < 4 || distance >= least) continue;
    best = each;
    least = distance;
  }
  best?.focus();
}

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
