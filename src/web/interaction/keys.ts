import { type Direction, type KeyCommand, keyCommand, nearestOf } from './key-commands.ts';

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
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    const typing =
      (field !== null && field.type !== 'range') || document.querySelector('dialog[open]') !== null;
    const command = typing ? null : keyCommand(event, keys.letters);
    // Arrows move the knob of a range.
    if (command === null || (command.type === 'step' && field !== null)) return;
    obey(keys, command);
    // The browser closes an open menu with the same key.
    if (command.type !== 'clear') event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function obey(keys: Keys, command: KeyCommand): void {
  switch (command.type) {
    case 'clear':
      return letGo(keys);
    case 'undo':
      return keys.undo();
    case 'read':
      return document.querySelector<HTMLElement>('.reading')?.focus();
    case 'digit':
      return takeUp(keys.digits, command.index);
    case 'next':
      return next(command.kind);
    case 'step':
      return step(keys, command.direction);
  }
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

const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetParent !== null);

/** To the next thing of a kind, round and round. */
function next(kind: string): void {
  const things = shown(kind);
  const at = things.findIndex((each) => each === document.activeElement);
  things[(at + 1) % things.length]?.focus();
}

/** To the nearest thing in that direction. */
function step(keys: Keys, direction: Direction): void {
  const things = shown(keys.things);
  const from = things.find((each) => each === document.activeElement);
  if (from === undefined) (things.find((each) => each.matches(keys.start)) ?? things[0])?.focus();
  else things[nearestOf(things.map(centre), centre(from), direction)]?.focus();
}

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
