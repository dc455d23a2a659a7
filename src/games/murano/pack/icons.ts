import type { Message } from '#core/game';
import { isObject, type Json, type JsonObject } from '#core/json';
import { ADVANTAGE_ICONS, type AdvantageIcon, ADVANTAGES } from '../content/advantages.ts';
import { type Facts, PRESENT } from './facts.ts';

const NUMBERS = Object.values(ADVANTAGES).map(({ number }): string => number);
const isIcon = (json: Json | undefined): json is AdvantageIcon =>
  ADVANTAGE_ICONS.some((icon) => icon === json);

/** L76: each by its printed number. Packs of earlier days say nothing of them, and not everybody has every card. */
export function iconsRefusal(json: Json | undefined): Message | null {
  if (json === undefined) return null;
  if (!isObject(json)) return { key: 'pack.advantages' };
  const stranger = Object.keys(json).find((name) => !NUMBERS.includes(name));
  if (stranger !== undefined) return { key: 'pack.field', with: { field: stranger } };
  const wrong = NUMBERS.find((number) => number in json && !isIcon(json[number]));
  return wrong === undefined ? null : { key: 'pack.icon', with: { number: wrong } };
}

/** What is not named is as here. */
export const iconsIn = (json: JsonObject = {}): Facts['icons'] =>
  NUMBERS.map((number, at) => {
    const icon = json[number];
    return isIcon(icon) ? icon : PRESENT.icons[at];
  });

export const iconsJson = (icons: Facts['icons']): JsonObject =>
  Object.fromEntries(NUMBERS.map((number, at) => [number, icons[at]]));
