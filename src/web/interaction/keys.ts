import { type Direction, type KeyCommand, keyCommand, nearestOf } from './key-commands.ts';
import type { Keys } from './listen-to-keys.ts';

/** Keyboard play: digits choose a piece and then its place, arrows go to the nearest thing, R reads the position, Escape lets go, U takes back. */
export function pressKey(keys: Keys, event: KeyboardEvent): void {
  const field = event.target instanceof HTMLInputElement ? event.target : null;
  const typing =
    (field !== null && field.type !== 'range') || document.querySelector('dialog[open]') !== null;
  const command = typing ? null : keyCommand(event, keys);
  // Arrows move the knob of a range.
  if (command === null || (command.type === 'step' && field !== null)) return;
  // What has the focus hears the key itself, unless nothing can be done with it.
  if (command.type === 'press' && (isHeard(event) || shown(command.thing).length === 0)) return;
  obey(keys, command);
  // The browser closes an open menu with the same key.
  if (command.type !== 'clear') event.preventDefault();
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
      return keys.places !== undefined && shown(keys.places).length > 0
        ? goTo(keys.places, command.index)
        : takeUp(keys.digits, command.index);
    case 'press':
      return shown(command.thing)[0]?.click();
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

/** To a place; there already, it is taken. */
function goTo(places: string, index: number): void {
  const place = shown(places)[index];
  if (place === document.activeElement) place?.click();
  else place?.focus();
}

/** A button or link does something with the space bar; a thing of the table only when it is live. */
function isHeard({ key, target }: KeyboardEvent): boolean {
  if (key !== ' ' || !(target instanceof HTMLElement)) return false;
  const control = target.closest('button, a, summary, [role="button"]');
  return control !== null && (!control.matches('[data-spot]') || control.matches('.live'));
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
