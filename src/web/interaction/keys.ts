type Direction = readonly [x: number, y: number];
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the keys of a room do. */
export interface Keys {
  clear(): void;
  undo(): void;
  /** The things that digits take up, and those that arrows go to. */
  readonly digits: string;
  readonly things: string;
  /** Where arrows begin. */
  readonly start: string;
  /** Letters that go to the next thing of a kind. */
  readonly letters?: Readonly<Record<string, string>>;
}

/** Keyboard play: digits choose a piece, arrows go to the nearest thing, R reads the position, Escape lets go, U takes back. */
export function listenToKeys(keys: Keys): () => void {
  const press = (event: KeyboardEvent): void => {
    const typing =
      (event.target instanceof HTMLInputElement && event.target.type !== 'range') ||
      document.querySelector('dialog[open]') !== null;
    if (typing || event.altKey || event.metaKey) return;
    // The browser closes an open menu with the same key.
    if (event.key === 'Escape') {
      letGo(keys);
      return;
    }
    if (event.key.toLowerCase() === 'r' && !event.ctrlKey) {
      document.querySelector<HTMLElement>('.reading')?.focus();
    } else if (event.key.toLowerCase() === 'u' || (event.ctrlKey && event.key === 'z')) keys.undo();
    else if (/^[1-9]$/.test(event.key) && !event.ctrlKey) takeUp(keys.digits, Number(event.key) - 1);
    else if (!event.ctrlKey && Object.hasOwn(keys.letters ?? {}, event.key)) {
      next(keys.letters?.[event.key] ?? '');
    } else if (event.key in ARROWS && !(event.target instanceof HTMLInputElement)) {
      step(keys, ARROWS[event.key]);
    } else return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Of what was chosen, and of the position that was read. */
function letGo(keys: Keys): void {
  document.querySelector<HTMLElement>('.reading:focus')?.blur();
  keys.clear();
}

function takeUp(digits: string, index: number): void {
  const card = document.querySelectorAll<HTMLElement>(digits)[index];
  card?.focus();
  card?.click();
}

/** To the next thing of a kind, round and round. */
function next(kind: string): void {
  const things = [...document.querySelectorAll<HTMLElement>(kind)].filter(
    (each) => each.offsetParent !== null,
  );
  const at = things.indexOf(document.activeElement as HTMLElement);
  things[(at + 1) % things.length]?.focus();
}

/** To the nearest thing in that direction; what lies aside counts as farther away. */
function step(keys: Keys, [x, y]: Direction): void {
  const things = [...document.querySelectorAll<HTMLElement>(keys.things)].filter(
    (each) => each.offsetParent !== null,
  );
  const from = document.activeElement;
  if (from === null || !things.includes(from as HTMLElement)) {
    (things.find((each) => each.matches(keys.start)) ?? things[0])?.focus();
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
